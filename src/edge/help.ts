import type { Flag } from './flag';
import { flags } from './flags.generated';

/** Columns the flags take, before what they do. */
const left = 27;
const screen = 80;

/** One screen: the flags by group, two examples. `program` is what the person types to start it. */
export function helpText(version: string, program = 'countersign'): string {
  const groups = [...new Set(flags.map((flag) => flag.group))];
  return [
    `countersign ${version}: writes a plan, has it and the code examined, exits 0 or 1.`,
    `Usage: ${program} [run] [flags]   a task, from a flag or stdin`,
    `       ${program} config [flags]  each setting, and where it came from`,
    `       ${program} modes [--json]  each way of working, and its tools`,
    `       ${program} sessions [list|show ID|delete ID]  what runs have kept`,
    ...groups.flatMap((group) => [
      `${group}:`,
      ...flags.filter((flag) => flag.group === group).flatMap(line),
      ...further(flags.filter((flag) => flag.group === group && flag.help === null)),
    ]),
    'Examples:',
    `  ${program} --input examples/task.txt --json`,
    `  ${program} --task "Why does login fail?" --base origin/main`,
    'More: -h, --help · -v, --version · --no-FLAG turns a yes-or-no flag off',
    '',
  ].join('\n');
}

function line(flag: Flag): string[] {
  if (flag.help === null) return [];
  const usage = flag.value === null ? `--${flag.name}` : `--${flag.name} ${flag.value}`;
  return [`  ${usage.padEnd(left - 2)}${flag.help}`];
}

/** The flags whose names must do. */
function further(silent: readonly Flag[]): string[] {
  const lines: string[] = [];
  for (const { name } of silent) {
    const longer = `${lines.at(-1) ?? '  also:'} --${name}`;
    if (longer.length <= screen) lines.splice(-1, 1, longer);
    else lines.push(`        --${name}`);
  }
  return lines;
}
