import { loadSource } from './load-source.mjs';

/** `docs/commands.md`: how commands are read, and the table that `/help` prints. */
export async function commandsDoc() {
  const { helpText } = await loadSource('core/commands/help.ts');
  const { mostCommands } = await loadSource('core/commands/read.ts');
  return `# Commands

Made from \`src/core/commands/\` by \`npm run generate\`; do not edit.

A line of a task that begins with a command steers the run. The same lines are read in every kind of task.

${helpText()}

## What is read as a command

- A line of \`/word\`, followed by a blank or the end of the line, with at most three blanks in front. Capital letters
  make no difference.
- Only in the author's own text. Not read are quotes (\`>\`, and the lines that Markdown counts to them), code (fenced,
  indented, between backticks), HTML comments, and what stands in \`<details>\`, \`<blockquote>\`, \`<pre>\` and
  \`<code>\`.
- As a reader sees it. Characters that take no room (zero-width, joiners, marks of direction) are as good as not there,
  in front of the slash and inside the word. A line with characters that turn the direction of reading is answered with a
  sentence and not followed: it may look different from what it says.
- A word that is no command is text, but for the first line that a reader sees: there it is answered with the nearest
  command, or with a pointer to \`/help\` when it stands alone. \`/etc/passwd leaks\` is text, and so is
  \`/users gives 404\`.
- The first ${mostCommands} commands of a turn; a line says how many more there were.

What stands behind \`/plan\`, \`/ask\`, \`/dev\` and the like is the request itself. An HTML comment in such a line is
left out.

## Several commands

They are followed in their order. When two of a turn contradict each other (\`/mode plan\` and \`/mode developer\`, \`/do\`
and \`/ask\`), the first stands, and the other is answered with a sentence that names both lines: what stands further down
never takes back silently what stands above it.
`;
}
