import { shellWord } from '../shell-word';

/** Who commits: nobody's own name is read. */
export const committer = { name: 'Countersign', email: 'countersign@users.noreply.github.com' };

/** The message as git keeps it, or why it cannot be one. */
export function commitMessage(given: string): { ok: true; text: string } | { ok: false; reason: string } {
  const text = given.replaceAll('\r\n', '\n').trim();
  if (text === '')
    return { ok: false, reason: 'A commit needs a message: a subject line that says what changes.' };
  if (text.includes('\0')) return { ok: false, reason: 'The message holds a NUL, which git cannot keep.' };
  if (text.length > 20_000)
    return { ok: false, reason: 'The message is longer than 20,000 characters; say it in short.' };
  return { ok: true, text: `${text}\n` };
}

/** The command that commits these files alone, new ones too, for a POSIX shell. */
export function commitCommand(message: string, paths: readonly string[]): string {
  // A pattern would take more files than the one of that name.
  const isLiteral = paths.every((path) => !/^:|[*?[\\]/.test(path));
  const git = isLiteral ? 'git' : 'git --literal-pathspecs';
  const files = paths.map(shellWord).join(' ');
  const text = message.trim();
  const gap = text.indexOf('\n\n');
  const said = gap < 0 ? [text] : [text.slice(0, gap), text.slice(gap + 2).trim()];
  return `${git} add -- ${files} && ${git} commit ${said.map((part) => `-m ${shellWord(part)}`).join(' ')} -- ${files}`;
}
