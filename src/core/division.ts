import type { TraceLanguage } from '../domain/evidence';

const typed = /(?:ZeroDivisionError|DivideByZeroException|DivisionByZeroError)$/;
const said =
  /\bdivi(?:de|ded|sion|sor)\b[^\n]{0,40}\b(?:zero|0)\b|^\/ by zero|\bmodulo by zero\b|\bdivisor of zero\b/i;
const longestLine = 2000;

/** True for the error of a division by zero, in any of the languages whose traces are read. */
export function isDivisionByZero(errorType: string | null, message: string): boolean {
  return typed.test(errorType ?? '') || said.test(message.slice(0, 500));
}

/** What a line divides by, apart from plain numbers; each once, in its order. Empty for a line that is too long. */
export function divisors(line: string, language: TraceLanguage): string[] {
  if (line.length > longestLine) return [];
  const code = withoutTexts(line, language);
  const found = new Set<string>();
  for (const match of code.matchAll(/(?<=[\w$)\]]\s{0,20})(?:\/\/|\/|%)=?(?!\*)\s{0,20}/g))
    found.add(operandAt(code, match.index + match[0].length));
  for (const match of code.matchAll(/\.(?:divmod|div|fdiv|divide|remainder|modulo|mod)\(\s{0,20}/g))
    found.add(operandAt(code, match.index + match[0].length));
  return [...found].filter((one) => one !== '' && !/^\d/.test(one));
}

/** The line with its strings emptied, and without its comment. */
function withoutTexts(line: string, language: TraceLanguage): string {
  const hash = language === 'python' || language === 'ruby';
  // Rust writes lifetimes as `'a`.
  const quotes = language === 'rust' ? '"' : '"\'`';
  let code = '';
  for (let at = 0; at < line.length; at += 1) {
    const c = line.charAt(at);
    if (hash ? c === '#' : line.startsWith('//', at)) break;
    const end = quotes.includes(c) ? closing(line, at) : -1;
    code += end > 0 ? '""' : c;
    if (end > 0) at = end;
  }
  return code;
}

function closing(line: string, open: number): number {
  for (let at = open + 1; at < line.length; at += 1) {
    if (line.charAt(at) === '\\') at += 1;
    else if (line.charAt(at) === line.charAt(open)) return at;
  }
  return -1;
}

/** A name or a bracket with the members, calls and indexes behind it; empty when there is none, or a long one. */
function operandAt(code: string, start: number): string {
  let at = start;
  let depth = 0;
  for (; at < code.length && at - start <= 80; at += 1) {
    const c = code.charAt(at);
    if (c === '(' || c === '[') depth += 1;
    else if (c === ')' || c === ']') {
      if (depth === 0) break;
      depth -= 1;
    } else if (depth === 0 && !/[\w$.@]/.test(c) && !joins(code, at)) break;
  }
  const operand = code.slice(start, at).replace(/[.?:>-]+$/, '');
  return depth === 0 && operand.length <= 80 && /^[\w$@(]/.test(operand) ? operand : '';
}

/** Whether a sign belongs to `->`, `::` or `?.`, which lead on to a member. */
function joins(code: string, at: number): boolean {
  const two = [code.slice(at, at + 2), code.slice(Math.max(0, at - 1), at + 1)];
  return two.includes('->') || two.includes('::') || two[0] === '?.';
}
