/** Deeper nesting is no real document; the parser of the package goes down one call a level. */
const deepest = 200;

/**
 * Where a YAML text nests deeper than 200 levels, counting brackets and columns of indentation, or null. Told
 * from the text alone, before a parser sees it: on Node.js 20 the package's patterns end the whole process when
 * the stack is nearly full.
 */
export function tooDeepAt(text: string): { line: number; column: number } | null {
  const columns: number[] = [];
  let open = 0;
  let line = 1;
  let column = 0;
  let atStart = true;
  const enter = () => {
    while ((columns.at(-1) ?? -1) >= column) columns.pop();
    columns.push(column);
  };
  for (let at = 0; at < text.length; at += 1, column += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x0a || code === 0x0d) {
      if (code === 0x0a) line += 1;
      column = -1;
      atStart = true;
      continue;
    }
    if (atStart && code !== 0x20 && code !== 0x09) {
      enter();
      // `- - - a` opens a list at each dash, `? ? a` a map at each question mark.
      atStart = isIndicator(code) && isBlank(text.charCodeAt(at + 1));
    }
    if (code === 0x5b || code === 0x7b) open += 1;
    else if ((code === 0x5d || code === 0x7d) && open > 0) open -= 1;
    if (open + columns.length > deepest) return { line, column: column + 1 };
  }
  return null;
}

/** `-`, `?` or `:`. */
function isIndicator(code: number): boolean {
  return code === 0x2d || code === 0x3f || code === 0x3a;
}

/** White space, or the end of the text. */
function isBlank(code: number): boolean {
  return Number.isNaN(code) || code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}

/** Our own words for the commonest mistakes, by the package's codes. */
const phrases: Readonly<Record<string, string>> = {
  BAD_INDENT: 'the indentation does not fit, or a bracket above is not closed',
  MULTILINE_IMPLICIT_KEY: 'a key must stand on one line; look for a missing colon',
  MULTIPLE_DOCS: 'a second document begins; keep one',
  TAB_AS_INDENT: 'a tab is used to indent; use spaces',
  TAG_RESOLVE_FAILED: 'a tag (!) is not allowed',
};

/** What is wrong with a YAML text, as the rest of a sentence; for codes without words here the package's first sentence. */
export function yamlFaultPhrase(code: string, message: string): string {
  const own = message.includes('call stack') ? 'it is nested too deeply' : phrases[code];
  if (own !== undefined) return own;
  const first = message.split(/\n|\. /, 1)[0] ?? '';
  const line = first
    .slice(0, 120)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?')
    .trimEnd();
  const sentence = line.endsWith('.') || line.endsWith(':') ? line.slice(0, -1) : line;
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
