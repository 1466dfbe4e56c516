import { fenced, inline, table } from './markdown';
import { type RichBlock, richBlocks, richWords } from './rich-blocks';

/**
 * Foreign Markdown as Markdown that can do nothing but be read: headings, lists, quotes, tables, bold words and code
 * stay; HTML, images, links, mentions and references are shown as the text they are. Linear in the text.
 */
export function richText(text: string): string {
  const out: string[] = [];
  let before: RichBlock['kind'] = 'gap';
  for (const block of richBlocks(text)) {
    // Without an empty line between them, what follows a list or a quote would be read as a part of it.
    if (before !== block.kind && before !== 'gap' && (isApart(before) || isApart(block.kind))) out.push('');
    out.push(printed(block));
    before = block.kind;
  }
  return out
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function isApart(kind: RichBlock['kind']): boolean {
  return kind !== 'line' && kind !== 'gap';
}

function printed(block: RichBlock): string {
  switch (block.kind) {
    case 'gap':
      return '';
    case 'code':
      return fenced(block.code, block.language);
    case 'heading':
      return block.text === '' ? '' : `**${inline(plainOf(block.text))}**`;
    case 'item': {
      const mark = block.number === null ? '-' : `${block.number}.`;
      const [, box = '', rest = ''] = /^(\[[ xX]\] )?(.*)$/.exec(block.text) ?? [];
      return `${' '.repeat(block.indent)}${mark} ${box}${words(rest)}`;
    }
    case 'quote':
      return `> ${words(block.text)}`;
    case 'table': {
      const [head = [], ...rows] = block.rows;
      return table(
        head.map(words),
        rows.map((row) => head.map((_, at) => words(row[at] ?? ''))),
      );
    }
    case 'line':
      return `${words(block.text)}  `;
  }
}

function plainOf(text: string): string {
  return richWords(text)
    .map((part) => part.text)
    .join('');
}

/** What is escaped already is not escaped twice; code keeps its backslashes. */
function said(text: string): string {
  return inline(
    text
      .split(/((?<!`)`[^`]+`(?!`))/)
      .map((part, at) => (at % 2 === 1 ? part : part.replace(/\\([!-/:-@[-_{-~])/g, '$1')))
      .join(''),
  );
}

function words(text: string): string {
  return richWords(text)
    .map(({ text: bare, strong }) => {
      if (bare.trim() === '') return bare;
      const lead = /^\s*/.exec(bare)?.[0] ?? '';
      const tail = /\s*$/.exec(bare)?.[0] ?? '';
      return strong ? `**${said(bare)}**` : `${lead && ' '}${said(bare)}${tail && ' '}`;
    })
    .join('')
    .trim();
}
