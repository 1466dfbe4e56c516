/** A name in a file, with all places where it stands as a whole word. */
export interface NameIn {
  path: string;
  text: string;
  places: readonly number[];
}

const around = 3000;
const definition =
  /\b(?:function\*?|class|def|const|let|var|val|fn|func|interface|type|struct|enum|trait|record|module)\s+$/;
const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/**
 * Why a name cannot be given another one by its letters alone, as the end of a sentence; null when it can: it is defined
 * once, and no place can be the name of something else (a member, a key, a text).
 * @param isEverywhere whether these are all files that have it, so that imports go along
 */
export function nameDoubt(files: readonly NameIn[], name: string, isEverywhere: boolean): string | null {
  const defined = files.flatMap((file) =>
    file.places.filter((at) => definition.test(file.text.slice(Math.max(0, at - 40), at))),
  ).length;
  if (defined === 0) return 'no place defines it in a way that a rule knows';
  if (defined > 1) return `it is defined ${defined} times`;
  for (const { path, text, places } of files)
    for (const at of places) {
      const doubt = doubtAt(path, text, at, name.length, isEverywhere);
      if (doubt !== null) return `in ${path}:${lineAt(text, at)} ${doubt}`;
    }
  return null;
}

function doubtAt(
  path: string,
  text: string,
  at: number,
  length: number,
  isEverywhere: boolean,
): string | null {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(Math.max(start, at - 2000), at);
  const after = /^\s{0,20}(==|=>|\S)/.exec(text.slice(at + length, at + length + 24))?.[1] ?? '';
  if (/["'`]/.test(line) && ['"', "'", '`'].some((quote) => line.split(quote).length % 2 === 0))
    return 'it may be part of a text';
  if (/(?:\.|->|::)\s*$/.test(line)) return 'it is a member of something';
  const open = openBefore(text, at);
  if (open === null) return null;
  const before = text.slice(Math.max(open + 1, at - 200), at).trimEnd();
  const isFirst = before === '' || before.endsWith(',');
  if (text.charAt(open) === '{' && isFirst) {
    const lead = text.slice(Math.max(0, open - 60), open);
    if (isEverywhere && /(?:\bimport|\bexport)(?:\s+type)?\s*(?:[\w$]+\s*,\s*)?$/.test(lead)) return null;
    if (after === ':' || after === ',' || after === '}') return 'it is the name of a field';
  }
  if (text.charAt(open) === '(' && after === '=' && !/\.[cm]?[jt]sx?$/.test(path))
    return 'it is the name of an argument';
  return null;
}

/** The bracket that is open at a place, looked for in the text right before it; null: none. */
function openBefore(text: string, at: number): number | null {
  const closed: string[] = [];
  for (let index = at - 1; index >= Math.max(0, at - around); index -= 1) {
    const char = text.charAt(index);
    const opening = brackets[char];
    if (opening !== undefined) closed.push(opening);
    else if (char === '(' || char === '[' || char === '{') {
      if (closed.length === 0) return index;
      closed.pop();
    }
  }
  return null;
}

/** Line of a place, from 1. */
export function lineAt(text: string, at: number): number {
  let line = 1;
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', end + 1)) line += 1;
  return line;
}
