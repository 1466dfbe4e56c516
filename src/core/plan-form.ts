import type { PlanDraft } from '../domain/plan';
import { oneLine } from './clean';
import { type ListSection, listSections } from './plan-document/print';
import type { PlanTemplate } from './plan-template';

const mostWishes = 10;
const longestWish = 300;
const mostHeadings = 60;

/** Sections of a plan that are no lists of texts; a template may speak of them too. */
const others: readonly string[] = [
  'title',
  'summary',
  'approach',
  'steps',
  'affected files',
  'proposed changes',
  'suggested commands',
];

/** A plan in the form of a template, and the headings of it that rules cannot fill. */
export interface Formed {
  draft: PlanDraft;
  unmet: readonly string[];
}

/**
 * What rules can do for a project's template: the entries that it has in the lists of a plan become entries of that plan.
 * Words of its own, for sections that a plan does not have, take somebody who understands them. Placeholders are left out.
 */
export function inForm(draft: PlanDraft, { origin, text }: PlanTemplate): Formed {
  if (origin === 'built-in') return { draft, unmet: [] };
  let formed = draft;
  const unmet: string[] = [];
  for (const { heading, entries } of sectionsOf(text)) {
    const name = heading.toLowerCase().replace(/:.*$/s, '').trim();
    const list = listNamed(name);
    if (list !== null) formed = { ...formed, [list]: withWishes(formed[list], entries) };
    else if (!others.includes(name)) unmet.push(heading);
  }
  return { draft: formed, unmet };
}

function listNamed(name: string): ListSection | null {
  const found = Object.entries(listSections).find(([, title]) => title.toLowerCase() === name);
  return found === undefined ? null : (found[0] as ListSection);
}

function withWishes(before: readonly string[], entries: readonly string[]): string[] {
  const wishes = entries.map((entry) => `${entry} (plan template)`);
  return [...before, ...wishes.filter((wish) => !before.includes(wish))];
}

interface Section {
  heading: string;
  /** Entries of its lists. */
  entries: string[];
}

function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) isCode = !isCode;
    if (isCode) continue;
    const [, heading] = /^#{2,6} +(\S[^\n]{0,200})$/.exec(line) ?? [];
    if (heading !== undefined) {
      if (sections.length === mostHeadings) break;
      sections.push({ heading: oneLine(heading.replace(/[ #]+$/, '')), entries: [] });
      continue;
    }
    const [, entry = ''] = /^ {0,3}[-*+] +(\S.*)$/.exec(line) ?? [];
    const last = sections.at(-1);
    if (last !== undefined && isWish(entry) && last.entries.length < mostWishes)
      last.entries.push(oneLine(entry.trim()).slice(0, longestWish));
  }
  return sections;
}

/** Not a place that is to be filled in: `<name>`, `{{name}}`, `[ ]`, `…`. */
function isWish(entry: string): boolean {
  return /\p{L}/u.test(entry) && !/[<>{}[\]]|\.\.\.|…|\b(?:tbd|todo)\b/i.test(entry);
}
