import { type Busiest, busiestMethod, type Sought } from '../core/busiest-method';
import { enclosing, methodsAround, type Place } from '../core/syntax-place';
import type { Passage } from '../domain/evidence';
import type { Ports, SyntaxLanguage, SyntaxNode } from '../domain/ports';

const around = 6;
const wholeFunction = 40;
/** Syntax is for the passages shown; a larger file is shown without it. */
const parsedBytes = 400_000;

/** What is known of a passage before its file is looked at; `reasons` go with the words that stand in it. */
export interface PassageAbout {
  score: number;
  words: string[];
  reasons(words: readonly string[]): string[];
}

/**
 * The code around a line: the whole function when it is short, else a few lines. Null when the file or line is not
 * there.
 * @param sought when given, a method of the class around the line that says more of it is taken instead
 */
export async function passageAt(
  file: string,
  line: number,
  ports: Ports,
  about: PassageAbout,
  sought: Sought | null = null,
): Promise<Passage | null> {
  const content = await ports.tree.read(file);
  if (content.kind !== 'text') return null;
  const lines = content.text.split('\n');
  if (lines.at(-1) === '' && lines.length > 1) lines.pop();
  if (line > lines.length) return null;
  const language = ports.syntax.language(file, content.text);
  const found =
    language === null || content.text.length > parsedBytes
      ? null
      : await ports.syntax
          .parse(language, content.text, (root) => look(root, language, line, lines, sought))
          .catch(() => null);
  const place = found?.place ?? null;
  const focusLine = found?.busiest?.line ?? line;
  const words = found?.busiest?.words ?? about.words;
  const short = place !== null && place.endLine - place.startLine < wholeFunction;
  const startLine = short ? place.startLine : Math.max(1, focusLine - around, place?.startLine ?? 1);
  const endLine = short
    ? place.endLine
    : Math.min(lines.length, focusLine + around, place?.endLine ?? lines.length);
  return {
    file,
    startLine,
    endLine,
    code: lines
      .slice(startLine - 1, endLine)
      .map((l) => l.replace(/\r$/, ''))
      .join('\n'),
    focusLine,
    symbol: place?.name ?? null,
    doc: place?.doc ?? null,
    score: about.score,
    words,
    reasons: about.reasons(words),
  };
}

/** What stands around a line, or around the line of its class that says more. */
function look(
  root: SyntaxNode,
  language: SyntaxLanguage,
  line: number,
  lines: readonly string[],
  sought: Sought | null,
): { place: Place | null; busiest: Busiest | null } {
  const place = enclosing(root, language, line);
  const inClass = place !== null && ['class', 'impl', 'method'].includes(place.kind);
  const busiest =
    sought && inClass ? busiestMethod(methodsAround(root, language, line), line, lines, sought) : null;
  return { place: busiest ? enclosing(root, language, busiest.line) : place, busiest };
}
