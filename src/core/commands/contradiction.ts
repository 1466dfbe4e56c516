import type { Command, CommandLine } from '../../domain/command';
import { quoted } from './answer';

/**
 * Lines of which an earlier one says the opposite are refused with a sentence that names both: the first stands. A later
 * line never takes back silently what a reader saw above it.
 */
export function withoutContradictions(lines: readonly CommandLine[]): CommandLine[] {
  const said = new Map<string, { value: string; line: CommandLine }>();
  return lines.map((line) => {
    if (!line.read.ok) return line;
    const claims = claimsOf(line.read.command);
    for (const [about, value] of claims) {
      const before = said.get(about);
      if (before === undefined || before.value === value) continue;
      const first = `line ${before.line.line} (${quoted(before.line.text.trim())})`;
      const message = `Line ${line.line} (${quoted(line.text.trim())}) contradicts ${first}; only ${first} is followed. Keep one of the two.`;
      return { ...line, read: { ok: false, message } };
    }
    for (const [about, value] of claims) if (!said.has(about)) said.set(about, { value, line });
    return line;
  });
}

/** What a command settles for the turn: about what → what. Two commands contradict when they settle one thing differently. */
function claimsOf(command: Command): [about: string, value: string][] {
  switch (command.kind) {
    case 'mode':
      return [['mode', command.name]];
    case 'normal':
    case 'mode-reset':
      return [['mode', 'normal']];
    case 'mode-pop':
      return [['mode', 'the one before']];
    case 'exit-plan':
      return [['mode', 'the one before Plan Mode']];
    case 'focus':
      return [
        ['mode', command.name],
        ['focus', `${command.name} ${command.minutes}`],
      ];
    case 'focus-off':
      return [['focus', 'off']];
    case 'hybrid':
      return [
        ['mode', command.modes[0] ?? ''],
        ['hybrid', command.modes.join(' ')],
      ];
    case 'plan':
      return [
        ['mode', 'planning'],
        ['behaviour', 'PLAN'],
      ];
    case 'think':
      return [
        ['mode', 'thinking'],
        ...(command.maxTokens === null ? [] : [['budget', `${command.maxTokens}`] as [string, string]]),
      ];
    case 'behaviour':
      return [['behaviour', command.behaviour]];
    case 'workflow':
      return [['workflow', command.name]];
    default:
      return [];
  }
}
