import { makeTargets } from '../make-targets';
import type { Check } from './check';
import { isRecord } from './diagnostic';

const scriptNames = 'check lint typecheck type-check types check:types check-types lint:types vet'.split(' ');
const targetNames = 'lint vet typecheck type-check types check'.split(' ');
const writes = /(?:^|\s)--?(?:fix|write|watch|w)\b/;
const locks: readonly (readonly [string, string])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
];
const mostOwn = 2;

/**
 * What the project itself calls its checks, and what is usual for its language, where no known tool does it already.
 * @param known all files
 * @param tools those that are run anyway
 */
export function ownChecks(
  known: ReadonlySet<string>,
  texts: ReadonlyMap<string, string>,
  tools: ReadonlySet<string>,
): Check[] {
  const manifest = texts.get('package.json');
  const scripts = manifest === undefined ? [] : scriptChecks(manifest, known, tools);
  const makefile = ['GNUmakefile', 'makefile', 'Makefile'].find((name) => texts.has(name));
  const targets = makefile === undefined ? [] : makeTargets(texts.get(makefile) ?? '');
  const own = scripts.length > 0 ? scripts : targetChecks(targets);
  return [...own.slice(0, mostOwn), ...usual(known, texts)];
}

function scriptChecks(manifest: string, known: ReadonlySet<string>, tools: ReadonlySet<string>): Check[] {
  const scripts = scriptsOf(manifest);
  const manager = locks.find(([lock]) => known.has(lock))?.[1] ?? 'npm';
  const silent = manager === 'npm' || manager === 'pnpm' ? ['--silent'] : [];
  return scriptNames
    .filter((name) => {
      const text = wholeText(name, scripts, 0);
      return text !== '' && !writes.test(text) && ![...tools].some((tool) => mentions(text, tool));
    })
    .map((name) => any(`${manager} run ${name}`, manager, ['run', ...silent, name]));
}

function scriptsOf(manifest: string): ReadonlyMap<string, string> {
  try {
    const value: unknown = JSON.parse(manifest.replace(/^\uFEFF/, ''));
    const scripts = isRecord(value) && isRecord(value.scripts) ? value.scripts : {};
    return new Map(
      Object.entries(scripts).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
    );
  } catch {
    return new Map();
  }
}

/** A script with the scripts that it runs. */
function wholeText(name: string, scripts: ReadonlyMap<string, string>, depth: number): string {
  const text = (scripts.get(name) ?? '').slice(0, 4000);
  if (depth >= 3) return text;
  const runs = [
    ...text.matchAll(/\b(?:npm|pnpm|yarn|bun) (?:run )?(?:--silent |-s )?([A-Za-z][\w:.-]{0,80})/g),
  ];
  return [text, ...runs.slice(0, 10).map((match) => wholeText(match[1] ?? '', scripts, depth + 1))].join(
    ' ; ',
  );
}

/** The tool itself, not another whose name ends with its own: `vue-tsc`. */
function mentions(text: string, tool: string): boolean {
  return new RegExp(`(?<![\\w-])${tool}(?![\\w-])`).test(text);
}

function targetChecks(targets: readonly string[]): Check[] {
  return targetNames
    .filter((name) => targets.includes(name))
    .map((name) => any(`make ${name}`, 'make', ['--no-print-directory', name]))
    .slice(0, 1);
}

/** What finds faults in a language whose projects need no configuration for it. */
function usual(known: ReadonlySet<string>, texts: ReadonlyMap<string, string>): Check[] {
  const found: Check[] = [];
  if (known.has('go.mod')) found.push(any('go vet', 'go', ['vet', './...']));
  if (known.has('Cargo.toml'))
    found.push(any('cargo check', 'cargo', ['check', '--offline', '--quiet', '--message-format', 'short']));
  if (known.has('mypy.ini') || /^\[tool\.mypy\]/m.test(texts.get('pyproject.toml') ?? ''))
    found.push(
      any('mypy', 'mypy', ['--no-color-output', '--show-column-numbers', '--no-error-summary', '.']),
    );
  return found;
}

function any(source: string, program: string, args: readonly string[]): Check {
  return { source, reads: 'any', directory: '.', program, args, about: null, takesFiles: false };
}
