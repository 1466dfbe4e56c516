import { visible } from '../core/clean';
import { type RichBlock, richBlocks, richWords } from '../core/rich-blocks';
import { columns } from '../core/width';
import { blank, chop, type Line, marked, prose, span } from './layout';

/** Foreign Markdown for a terminal: its words without the marks, code with its indentation, tables as columns. */
export function richLines(text: string, width: number): Line[] {
  const lines: Line[] = [];
  let before: RichBlock['kind'] = 'gap';
  for (const block of richBlocks(visible(text))) {
    if (block.kind !== 'gap' && before !== 'gap' && isApart(before, block.kind)) lines.push([]);
    if (block.kind === 'gap') {
      if (before !== 'gap' && lines.length > 0) lines.push([]);
    } else lines.push(...laid(block, width));
    before = block.kind;
  }
  while (lines.length > 0 && lines.at(-1)?.length === 0) lines.pop();
  return lines;
}

function isApart(before: RichBlock['kind'], now: RichBlock['kind']): boolean {
  return [before, now].some((kind) => kind === 'code' || kind === 'table') || now === 'heading';
}

function laid(block: Exclude<RichBlock, { kind: 'gap' }>, width: number): Line[] {
  switch (block.kind) {
    case 'code':
      return block.code
        .split('\n')
        .flatMap((line) =>
          line.trim() === ''
            ? [[]]
            : chop([span(line.replaceAll('\t', '  '), 'code')], width - 2).map((part) => [blank(2), ...part]),
        );
    case 'heading':
      return prose(wordsOf(block.text), width, 'strong');
    case 'item': {
      const mark = block.number === null ? '•' : `${block.number}.`;
      const indent = Math.min(block.indent, Math.floor(width / 4));
      const body = prose(wordsOf(block.text), width - indent - columns(mark) - 1);
      return marked(span(mark), body).map((line) => (indent === 0 ? line : [blank(indent), ...line]));
    }
    case 'quote':
      return prose(wordsOf(block.text), width - 2).map((line) => [span('│', 'faint'), blank(1), ...line]);
    case 'table':
      return tableLines(block.rows, width);
    case 'line':
      return prose(wordsOf(block.text), width);
  }
}

/** The first column as wide as it needs to be, up to two fifths; the others behind it. */
function tableLines(rows: readonly (readonly string[])[], width: number): Line[] {
  const [, ...body] = rows.map((row) => row.map(wordsOf));
  const widest = Math.max(0, ...body.map(([first = '']) => columns(first)));
  const margin = Math.min(widest, Math.floor((width * 2) / 5)) + 2;
  return body.flatMap(([first = '', ...others]) => {
    const left = prose(first, margin - 2);
    const right = prose(others.filter((cell) => cell !== '').join(' · '), width - margin);
    const most = Math.max(left.length, right.length);
    return Array.from({ length: most }, (_, at): Line => {
      const label = left[at] ?? [];
      const used = label.reduce((sum, piece) => sum + columns(piece.text), 0);
      return [...label, blank(margin - used), ...(right[at] ?? [])];
    });
  });
}

function wordsOf(text: string): string {
  return richWords(text)
    .map((part) => part.text)
    .join('');
}
