import { enclosing } from '../core/syntax-place';
import type { Passage } from '../domain/evidence';
import type { Ports } from '../domain/ports';

const around = 6;
const wholeFunction = 40;
/** Syntax is for the passages shown; a larger file is shown without it. */
const parsedBytes = 400_000;

/** The code around a line: the whole function when it is short, else a few lines. Null when the file or line is not there. */
export async function passageAt(
  file: string,
  line: number,
  ports: Ports,
  about: { score: number; words: string[]; reasons: string[] },
): Promise<Passage | null> {
  const content = await ports.tree.read(file);
  if (content.kind !== 'text') return null;
  const lines = content.text.split('\n');
  if (lines.at(-1) === '' && lines.length > 1) lines.pop();
  if (line > lines.length) return null;
  const language = ports.syntax.language(file, content.text);
  const place =
    language === null || content.text.length > parsedBytes
      ? null
      : await ports.syntax
          .parse(language, content.text, (root) => enclosing(root, language, line))
          .catch(() => null);
  const short = place !== null && place.endLine - place.startLine < wholeFunction;
  const startLine = short ? place.startLine : Math.max(1, line - around, place?.startLine ?? 1);
  const endLine = short
    ? place.endLine
    : Math.min(lines.length, line + around, place?.endLine ?? lines.length);
  return {
    file,
    startLine,
    endLine,
    code: lines
      .slice(startLine - 1, endLine)
      .map((l) => l.replace(/\r$/, ''))
      .join('\n'),
    focusLine: line,
    symbol: place?.name ?? null,
    doc: place?.doc ?? null,
    ...about,
  };
}
