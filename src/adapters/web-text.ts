import { TextDecoder } from 'node:util';
import { Refused } from './web-reach';
import { OutOfTime, withinTime } from './within-time';

/** Characters of a page's text that are kept. */
const mostText = 500_000;
const longestTitle = 300;
const longestLink = 300;

/** A page as people read it. */
export interface PageText {
  title: string | null;
  text: string;
  cut: boolean;
}

/** Text in any form, HTML, JSON, XML, YAML and scripts. */
export function isReadable(contentType: string): boolean {
  const type = typeOf(contentType);
  return (
    /^text\/[\w.+-]+$/.test(type) ||
    /^application\/(?:[\w.-]+\+)?(?:json|xml|yaml)$/.test(type) ||
    /^application\/(?:x-)?(?:javascript|ecmascript|ndjson|yaml|toml)$/.test(type)
  );
}

/**
 * The text of a body: HTML without its tags, its links written out; everything else as it is.
 * @param base the page's address, which its links are relative to
 * @param readingMs milliseconds for making text from HTML
 * @throws Refused for what is no text, or takes too long to read
 */
export async function pageText(
  bytes: Buffer,
  contentType: string,
  base: URL,
  readingMs: number,
): Promise<PageText> {
  const decoded = textOf(bytes, contentType);
  if (decoded.slice(0, 4096).includes('\0')) throw new Refused('The page calls itself text and is none.');
  const isHtml = /^(?:text\/html|application\/xhtml\+xml)$/.test(typeOf(contentType));
  const { title, text } = isHtml ? await fromHtml(decoded, base, readingMs) : { title: null, text: decoded };
  return { title, text: text.slice(0, mostText), cut: text.length > mostText };
}

function typeOf(contentType: string): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** In the encoding that the header names, the mark at its beginning or the page itself; else UTF-8. */
function textOf(bytes: Buffer, contentType: string): string {
  const named = /;\s{0,10}charset\s{0,10}=\s{0,10}["']?([\w.:-]{1,40})/i.exec(contentType.slice(0, 500))?.[1];
  const start = bytes.subarray(0, 1024).toString('latin1');
  const inside = /<meta[^>]{0,200}\bcharset\s{0,10}=\s{0,10}["']?([\w.:-]{1,40})/i.exec(start)?.[1];
  const mark = start.startsWith('\xfe\xff') ? 'utf-16be' : start.startsWith('\xff\xfe') ? 'utf-16le' : null;
  return decoderFor(mark ?? named ?? inside ?? 'utf-8').decode(bytes);
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder('utf-8');
  }
}

async function fromHtml(
  html: string,
  base: URL,
  readingMs: number,
): Promise<{ title: string | null; text: string }> {
  const { convert } = await import('html-to-text');
  // Only the beginning: a pattern that is tried at every `<title` of a megabyte would take its time.
  const title = /<title\b[^<>]{0,200}>([^<]{1,1000})/i.exec(html.slice(0, 65_536))?.[1] ?? null;
  try {
    return withinTime(readingMs, () => ({
      title: title === null ? null : clippedTitle(convert(title, { wordwrap: false })),
      text: convert(html, optionsFor(base)),
    }));
  } catch (error) {
    if (error instanceof OutOfTime || error instanceof RangeError)
      throw new Refused('The page is built so that reading it as text takes too long.');
    throw error;
  }
}

function clippedTitle(title: string): string | null {
  const line = title.replace(/\s+/g, ' ').trim();
  const chars = [...line].slice(0, longestTitle + 1);
  if (chars.length <= longestTitle) return line || null;
  return `${chars.slice(0, longestTitle).join('')}…`;
}

function optionsFor(base: URL): import('html-to-text').HtmlToTextOptions {
  const heading = { uppercase: false };
  return {
    wordwrap: false,
    limits: { maxInputLength: 4_000_000, maxDepth: 150, maxChildNodes: 20_000, ellipsis: '…' },
    formatters: {
      cell: (element, walk, builder) => {
        walk(element.children, builder);
        builder.addInline(' | ', {});
      },
    },
    selectors: [
      ...['title', 'img', 'svg', 'template', 'script', 'style', 'iframe', 'object', 'textarea', 'select'].map(
        (selector) => ({ selector, format: 'skip' }),
      ),
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: heading })),
      ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
      { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'table', format: 'block' },
      {
        selector: 'a',
        options: { hideLinkHrefIfSameAsText: true, pathRewrite: (path: string) => link(path, base) },
      },
    ],
  };
}

/** A link as a whole address; '' for one that cannot be read here, so that only its words stay. */
function link(path: string, base: URL): string {
  if (path.startsWith('#') || path.length > longestLink || !URL.canParse(path, base.href)) return '';
  const { href, protocol } = new URL(path, base.href);
  return (protocol === 'https:' || protocol === 'http:') && href.length <= longestLink ? href : '';
}
