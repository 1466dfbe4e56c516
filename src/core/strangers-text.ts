/**
 * A stranger's text without its HTML comments, which nobody who reads it on a page sees, so that whoever approves has
 * read what a model is told. They are dropped wherever they stand, in code too: what is code is a matter of the reader.
 * One that does not end goes to the end of the text. Line breaks stay.
 */
export function withoutComments(text: string): { text: string; count: number } {
  const kept: string[] = [];
  let count = 0;
  let at = 0;
  for (;;) {
    const open = text.indexOf('<!--', at);
    if (open < 0) return { text: kept.join('') + text.slice(at), count };
    // `<!-->` is a whole one (CommonMark, HTML blocks).
    const close = text.indexOf('-->', open + 2);
    const end = close < 0 ? text.length : close + 3;
    kept.push(text.slice(at, open), '\n'.repeat(text.slice(open, end).split('\n').length - 1));
    count += 1;
    at = end;
  }
}
