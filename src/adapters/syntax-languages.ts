import type { SyntaxLanguage } from '../domain/ports';

const byEnding = new Map<string, SyntaxLanguage>([
  ['js', 'javascript'],
  ['cjs', 'javascript'],
  ['mjs', 'javascript'],
  ['jsx', 'javascript'],
  ['ts', 'typescript'],
  ['cts', 'typescript'],
  ['mts', 'typescript'],
  ['tsx', 'tsx'],
  ['py', 'python'],
  ['pyi', 'python'],
  ['pyw', 'python'],
  ['sh', 'bash'],
  ['bash', 'bash'],
  ['ksh', 'bash'],
  ['bats', 'bash'],
  ['go', 'go'],
  ['java', 'java'],
  ['rs', 'rust'],
  ['rb', 'ruby'],
  ['rake', 'ruby'],
  ['gemspec', 'ruby'],
  ['php', 'php'],
]);

const byInterpreter: readonly [RegExp, SyntaxLanguage][] = [
  [/^(?:ba|da|a|k)?sh$/, 'bash'],
  [/^python[0-9.]*$/, 'python'],
  [/^(?:node|nodejs)$/, 'javascript'],
  [/^(?:tsx|ts-node|deno|bun)$/, 'typescript'],
  [/^ruby[0-9.]*$/, 'ruby'],
  [/^php[0-9.]*$/, 'php'],
];

/** The language of a path by its ending, or by the first line of `text` for a script without one. */
export function languageOf(path: string, text?: string): SyntaxLanguage | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const known = dot < 0 ? undefined : byEnding.get(name.slice(dot + 1).toLowerCase());
  if (known !== undefined) return known;
  if (text === undefined || !text.startsWith('#!')) return null;
  return byFirstLine(text.slice(2, 200));
}

function byFirstLine(start: string): SyntaxLanguage | null {
  const words = (start.split('\n', 1)[0] ?? '').trim().split(/\s+/);
  const base = (word: string) => word.slice(word.lastIndexOf('/') + 1);
  const isEnv = base(words[0] ?? '') === 'env';
  const program = isEnv
    ? words.slice(1).find((word) => !word.startsWith('-') && !word.includes('='))
    : words[0];
  return byInterpreter.find(([pattern]) => pattern.test(base(program ?? '')))?.[1] ?? null;
}
