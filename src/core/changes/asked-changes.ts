import type { Evidence, RuleHit } from '../../domain/evidence';
import type { Task } from '../../domain/task';
import { type AskedDiff, diffsIn } from './diffs-in-text';
import { hasOnlyReplacements, type Replacement, replacementsIn } from './replacements-in';

/** Changes that a task asks for to the letter. */
export interface AskedChanges {
  diffs: AskedDiff[];
  /** Diffs and hits of rules that are too many to be worked out with the others. */
  more: number;
  replacements: Replacement[];
  /** Hits of rules that say exactly what stands there instead. */
  hits: RuleHit[];
  /** Whether the task asks for nothing else. */
  isAll: boolean;
}

const mostHits = 40;
const mend =
  /\b(?:fix|mend|repair|resolve|apply|correct)\b[^.\n]{0,60}\b(?:findings?|rule hits?|suggestions?|suggested (?:fix|change|replacement)s?)\b/i;

/** What a task asks for that can be worked out without a model; null: nothing. */
export function askedChanges(task: Pick<Task, 'title' | 'body'>, evidence: Evidence): AskedChanges | null {
  const { diffs, more } = diffsIn(task.body);
  const hits = hitsToMend(task, evidence);
  const text = `${task.title}\n${task.body}`;
  const asked = {
    diffs,
    more: more + Math.max(0, hits.length - mostHits),
    replacements: replacementsIn(text),
    hits: hits.slice(0, mostHits),
    // A title over a diff names it.
    isAll: hasOnlyReplacements(diffs.length > 0 ? task.body : text),
  };
  return asked.diffs.length + asked.replacements.length + asked.hits.length === 0 ? null : asked;
}

/** Hits of the rules that the task names, or of all where it asks for what was found to be mended; in the files it names, if any. */
function hitsToMend({ title, body }: Pick<Task, 'title' | 'body'>, { rules, passages }: Evidence): RuleHit[] {
  const exact = (rules?.hits ?? []).filter(
    ({ replacement, secrets }) => replacement !== null && (secrets ?? []).length === 0,
  );
  if (exact.length === 0) return [];
  const text = `${title}\n${body}`.slice(0, 64 * 1024);
  const words = new Set(text.match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)+/g) ?? []);
  const isNamed = ({ rule }: RuleHit) => words.has(rule.id);
  const asks = /\b(?:fix|mend|repair|resolve|apply|correct|remove)\b/i.test(text);
  const wanted = asks ? exact.filter((hit) => isNamed(hit)) : [];
  const chosen = wanted.length > 0 ? wanted : mend.test(text) ? exact : [];
  const files = new Set(passages?.namedFiles ?? []);
  const here = files.size === 0 ? chosen : chosen.filter(({ file }) => files.has(file));
  return here;
}
