/** One block of Markdown, as far as it is read: enough for answers, no more. */
export type RichBlock =
  | { kind: 'code'; language: string; code: string }
  | { kind: 'heading'; text: string }
  | { kind: 'item'; indent: number; number: string | null; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'line'; text: string }
  | { kind: 'gap' };

/** A piece of a line: its words as they read, without marks. */
export interface RichWords {
  text: string;
  strong: boolean;
}

const fence = /^ {0,3}(`{3,}|~{3,})[ \t]*([\w+-]{0,20})[^\n`]*$/;
const heading = /^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*$/;
const item = /^( {0,12})(?:[-*+]|(\d{1,4})[.)])[ \t]+(.*)$/;
const quoteLine = /^ {0,3}> ?(.*)$/;
const divider = /^[|: -]*--[|: -]*$/;
const bold = /(\*\*[^*\n]{1,300}\*\*)/;

/** Foreign Markdown taken apart: headings, lists, quotes, tables, code; all else are lines. Linear in the text. */
export function richBlocks(text: string): RichBlock[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const blocks: RichBlock[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const opened = fence.exec(line);
    if (opened !== null) {
      const end = closing(lines, at + 1, opened[1] ?? '');
      const code = lines.slice(at + 1, end).join('\n');
      blocks.push({ kind: 'code', language: (opened[2] ?? '').toLowerCase(), code });
      at = end;
    } else if (line.trim().startsWith('|') && divider.test((lines[at + 1] ?? '').trim())) {
      const end = tableEnd(lines, at);
      const rows = [line, ...lines.slice(at + 2, end)].map(cells);
      blocks.push({ kind: 'table', rows });
      at = end - 1;
    } else blocks.push(simple(line));
  }
  return blocks;
}

/** The words of a line, the bold ones told apart; escapes are taken away, but not inside of code. */
export function richWords(text: string): RichWords[] {
  return text
    .split(bold)
    .filter((part) => part !== '')
    .map((part) => {
      const strong = bold.test(part) && part.startsWith('**');
      return { text: plain(strong ? part.slice(2, -2) : part), strong };
    });
}

/** Backslashes and entities that only guard a sign: whoever prints it guards it anew. */
function plain(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((piece) =>
      piece.startsWith('`')
        ? piece
        : piece
            .replace(/\\([\\*_[\]<>&|~#+=.)-])/g, '$1')
            .replace(/&#(38|60|62|124);/g, (_, code: string) => String.fromCharCode(Number(code))),
    )
    .join('');
}

/** The line that closes a fence; the text's end for one that is never closed. */
function closing(lines: readonly string[], from: number, opened: string): number {
  for (let at = from; at < lines.length; at += 1) {
    const bare = (lines[at] ?? '').trim();
    if (bare.length >= opened.length && bare === (opened[0] ?? '`').repeat(bare.length)) return at;
  }
  return lines.length;
}

function tableEnd(lines: readonly string[], from: number): number {
  let at = from + 2;
  while (at < lines.length && (lines[at] ?? '').trim().startsWith('|')) at += 1;
  return at;
}

function cells(line: string): string[] {
  const bare = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return bare.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}

function simple(line: string): RichBlock {
  if (line.trim() === '') return { kind: 'gap' };
  const title = heading.exec(line)?.[1];
  if (title !== undefined) return { kind: 'heading', text: title.replaceAll('**', '') };
  const listed = item.exec(line);
  if (listed !== null)
    return {
      kind: 'item',
      indent: listed[1]?.length ?? 0,
      number: listed[2] ?? null,
      text: listed[3] ?? '',
    };
  const quoted = quoteLine.exec(line)?.[1];
  return quoted === undefined ? { kind: 'line', text: line } : { kind: 'quote', text: quoted };
}
