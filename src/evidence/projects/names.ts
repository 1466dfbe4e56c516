import type { CommandKind } from './project';

const kinds: Record<CommandKind, string> = {
  test: 'test tests spec specs unit integration e2e pytest jest vitest mocha ava phpunit rspec unittest unittests',
  build: 'build compile bundle',
  lint: 'lint eslint stylelint clippy vet rubocop flake8 ruff biome oxlint phpstan psalm pylint golangci',
  types: 'types typecheck tsc typing mypy pyright flow',
  format: 'format fmt prettier black',
  benchmark: 'bench benchmark benchmarks perf',
  start: 'start serve server dev run',
  install: '',
};
const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind as CommandKind]),
  ),
);
/** Words of names that do something else as well, or never end. */
const other =
  /(?:^|[:._/-])(?:watch|fix|fixes|update|debug|inspect|ui|open|clean|deploy|publish|release|docs?|site|website|examples?|coverage|cov|report|all-versions|install|setup|write|help|docker|image|types?:(?:gen|generate))(?:$|[:._/-])/;
const safeName = /^[A-Za-z0-9_][\w:.@/-]{0,80}$/;
const mostOfAKind = 3;

/** Names of scripts, targets or tasks that have a known meaning: for each kind the plain name first, at most three. */
export function knownNames(
  names: readonly string[],
  options: { checkIsTest?: boolean } = {},
): { kind: CommandKind; name: string }[] {
  const found: { kind: CommandKind; name: string; plain: boolean }[] = [];
  for (const name of names) {
    if (!safeName.test(name)) continue;
    const lower = name.toLowerCase();
    const words = lower.split(/[:._/-]/);
    const first = options.checkIsTest && lower === 'check' ? 'test' : (words[0] ?? '');
    const typed = /^(?:type[:_-]?check|check[:_-]types?|lint[:_-]types?)/.test(lower);
    const kind = typed ? 'types' : kindOf.get(first);
    if (kind !== undefined && !other.test(lower))
      found.push({ kind, name, plain: words.length === 1 || typed });
  }
  found.sort((a, b) => order(a.kind) - order(b.kind) || Number(b.plain) - Number(a.plain));
  const taken = new Map<CommandKind, number>();
  const kept = found.filter(({ kind }) => {
    const so = taken.get(kind) ?? 0;
    taken.set(kind, so + 1);
    return so < mostOfAKind;
  });
  return kept.map(({ kind, name }) => ({ kind, name }));
}

function order(kind: CommandKind): number {
  return Object.keys(kinds).indexOf(kind);
}
