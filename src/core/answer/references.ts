import { anchorage } from '../anchor';
import { filesMeant, type PathMention, pathMentions } from '../mentions';
import { quotePlaces } from '../quote-places';

/** What an answer names or quotes and the workspace does not have. */
export interface WrongReferences {
  /** Paths that are no files of the workspace, each once, in the answer's order. */
  missing: string[];
  /** Pieces of code shown under a file's name that do not stand in it; `line` is the first that does not, from 1, in the answer. */
  misquoted: { file: string; line: number }[];
}

const mostPaths = 100;
const mostFences = 40;
/** Commands, output and patches are no quotations of a file. */
const notQuoted = /^(?:diff|patch|ba?sh|sh|zsh|shell|console|powershell|ps1|text|txt|log|output|plaintext)$/i;
/** What stands for code that was left out. */
const elision = /^\s*(?:\/\/|#|\/\*|<!--|--)?\s*(?:\.\.\.|…)[^\n]{0,80}$/;

/**
 * References of a model's answer that do not hold. A piece of code counts as a quotation when its fence, or the line
 * before it, names one file of the workspace; it may be a proposal all the same, so this is a warning.
 * @param files paths of the workspace, all of them
 * @param read the text of a file; null when it cannot be read
 */
export function wrongReferences(
  text: string,
  files: readonly string[],
  read: (file: string) => string | null,
): WrongReferences {
  const { prose, fences } = parted(text);
  const missing = pathMentions(prose, mostPaths)
    .filter(
      (mention) => mention.sure && isSpelledOut(mention) && filesMeant(mention.path, files).length === 0,
    )
    .map(({ path }) => path);
  const misquoted = fences.slice(0, mostFences).flatMap((fence) => {
    const [file, ...others] = filesNamed(fence.about, files);
    if (file === undefined || others.length > 0 || notQuoted.test(fence.language)) return [];
    const content = read(file);
    if (content === null) return [];
    const held = anchorage(content);
    const wrong = piecesOf(fence).find(({ code }) => quotePlaces(code, held).places.length === 0);
    return wrong === undefined ? [] : [{ file, line: wrong.line }];
  });
  return { missing: [...new Set(missing)], misquoted };
}

/** `*.ts`, `<name>.ts` and the like stand for many. */
function isSpelledOut({ path }: PathMention): boolean {
  return !/[*?<>{}$]/.test(path) && !/^(?:\/|~|[a-z]:)/i.test(path) && !path.startsWith('..');
}

interface Fence {
  language: string;
  /** What names the file: the rest of the opening line, and the line before it. */
  about: string;
  /** Line of the first line inside, from 1. */
  start: number;
  lines: string[];
}

/** The answer's own sentences, and its pieces of code. A fence that never ends goes to the end. */
function parted(text: string): { prose: string; fences: Fence[] } {
  const prose: string[] = [];
  const fences: Fence[] = [];
  let open: { mark: string; fence: Fence } | null = null;
  text.split('\n').forEach((line, index) => {
    const head = /^ {0,3}(`{3,40}|~{3,40})\s{0,4}([^`]{0,300})$/.exec(line.trimEnd());
    if (open !== null) {
      const ends = head?.[1]?.startsWith(open.mark) && (head[2] ?? '').trim() === '';
      if (ends) open = null;
      else open.fence.lines.push(line);
      return;
    }
    if (head?.[1] === undefined) {
      prose.push(line);
      return;
    }
    const [language = '', ...rest] = (head[2] ?? '').split(/[\s:]+/);
    const before = prose.findLast((one) => one.trim() !== '') ?? '';
    const fence = { language, about: `${rest.join(' ')}\n${before}`, start: index + 2, lines: [] };
    fences.push(fence);
    open = { mark: head[1], fence };
  });
  return { prose: prose.join('\n'), fences };
}

function filesNamed(about: string, files: readonly string[]): string[] {
  const named = about
    .split('\n')
    .map((line) =>
      pathMentions(line.slice(0, 600), 5).flatMap(({ path }) => filesMeant(path, files).slice(0, 1)),
    );
  return [...new Set(named.find((found) => found.length > 0) ?? [])];
}

/** The runs of code between elisions. */
function piecesOf({ lines, start }: Fence): { code: string; line: number }[] {
  const pieces: { code: string; line: number }[] = [];
  let run: string[] = [];
  const close = (end: number) => {
    if (run.some((line) => line.trim() !== '')) pieces.push({ code: run.join('\n'), line: end - run.length });
    run = [];
  };
  lines.forEach((line, index) => {
    if (elision.test(line.slice(0, 200))) close(start + index);
    else run.push(line);
  });
  close(start + lines.length);
  return pieces;
}
