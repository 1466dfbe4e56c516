import { pathMentions } from '../mentions';
import { looksLikeName } from '../words';

/** A mechanical wish: these words instead of those. */
export interface Replacement {
  kind: 'replace' | 'rename';
  from: string;
  to: string;
  /** Paths as they are written; none: wherever it stands (of a name only). */
  files: string[];
}

const most = 10;
const marked = '(?:`([^`\\n]{1,200})`|"([^"\\n]{1,200})"|“([^”\\n]{1,200})”)';
const things =
  '(?:function|method|variable|class|constant|type|interface|identifier|symbol|helper|hook|component)';
const replaces = new RegExp(
  `^(?:please )?(?:replace|substitute|change)\\s+(?:(?:all|every|each|the)\\s+)?(?:(?:occurrences?|uses?|instances?|word|text|string|name)\\s+)?(?:of\\s+)?${marked}\\s+(?:with|by|to|into)\\s+${marked}(.*)$`,
  'i',
);
const renames = new RegExp(
  `^(?:please )?rename\\s+(?:the\\s+)?(?:${things}\\s+)?${marked}\\s+(?:to|into|as)\\s+${marked}(.*)$`,
  'i',
);
const renamesBare = new RegExp(
  `^(?:please )?rename\\s+(?:the\\s+)?(?:${things}\\s+)?([A-Za-z_$][\\w$]{2,80})\\s+(?:to|into|as)\\s+([A-Za-z_$][\\w$]{2,80})\\b(.*)$`,
  'i',
);
const identifier = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/**
 * The wishes of a text that a program can carry out to the letter. A sentence counts only as a whole: with anything more in
 * it than what is to be replaced, by what, and where, it is none.
 */
export function replacementsIn(text: string): Replacement[] {
  const found = new Map<string, Replacement>();
  for (const sentence of sentences(text)) {
    const wish = wishIn(sentence);
    if (wish !== null) found.set(JSON.stringify(wish), wish);
    if (found.size >= most) break;
  }
  return [...found.values()];
}

/** Whether a text outside of its code has no other sentence than such wishes. */
export function hasOnlyReplacements(text: string): boolean {
  const said = sentences(text).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return said.every((sentence) => wishIn(sentence) !== null);
}

function sentences(text: string): string[] {
  let isCode = false;
  return text
    .slice(0, 64 * 1024)
    .split('\n')
    .flatMap((line) => {
      if (/^ {0,3}(?:```|~~~)/.test(line)) {
        isCode = !isCode;
        return [];
      }
      if (isCode) return [];
      if (line.length > 2000 || line.startsWith('>') || line.startsWith('    ')) return [line];
      return line
        .replace(/^\s{0,12}(?:[-*+]|\d{1,3}[.)])\s+(?:\[ \]\s+)?/, '')
        .split(/(?<=[.!])\s+(?=\p{Lu})/u)
        .map((sentence) => sentence.replace(/^#{1,6}\s+/, '').trim());
    });
}

function wishIn(sentence: string): Replacement | null {
  if (sentence.length > 2000 || /^(?:>| {4})/.test(sentence)) return null;
  const replace = replaces.exec(sentence);
  const rename = replace === null ? renames.exec(sentence) : null;
  const bare = replace === null && rename === null ? renamesBare.exec(sentence) : null;
  if (bare !== null) {
    const [, from = '', to = '', rest = ''] = bare;
    return looksLikeName(from) ? renamed(from, to, rest) : null;
  }
  const hit = replace ?? rename;
  if (hit === null) return null;
  const from = hit[1] ?? hit[2] ?? hit[3] ?? '';
  const to = hit[4] ?? hit[5] ?? hit[6] ?? '';
  if (rename !== null) return renamed(from.replace(/\(\)$/, ''), to.replace(/\(\)$/, ''), hit[7] ?? '');
  const files = placesIn(hit[7] ?? '');
  return files === null || files.length === 0 || from === to ? null : { kind: 'replace', from, to, files };
}

function renamed(from: string, to: string, rest: string): Replacement | null {
  const files = placesIn(rest);
  if (files === null || from === to || !identifier.test(from) || !identifier.test(to)) return null;
  return { kind: 'rename', from, to, files };
}

/** The paths behind `in`; none where nothing or `everywhere` is said; null for anything else. */
function placesIn(rest: string): string[] | null {
  const said = rest.replace(/[.!\s]+$/, '').trim();
  if (/^(?:|everywhere|throughout|in (?:all|the) (?:files|code))$/i.test(said)) return [];
  const where = /^(?:everywhere )?(?:in|inside|within|of) (.+)$/i.exec(said)?.[1];
  if (where === undefined) return null;
  const paths: string[] = [];
  for (const piece of where.split(/\s*,\s*(?:and\s+)?|\s+and\s+/)) {
    const bare = piece.replace(/^(?:the )?(?:file )?/i, '').replace(/^[`"“]|[`"”]$/g, '');
    const [mention] = pathMentions(bare, 2);
    if (mention === undefined || mention.line !== null || mention.path !== bare.replace(/^\.\//, ''))
      return null;
    paths.push(mention.path);
  }
  return paths;
}
