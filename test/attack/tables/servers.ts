import { type Attempt, call, mayRun, type Table } from '../attempt';

/** Tools of a server that an attacker wrote; `peek` is listed as reading in the settings, the rest takes `exec`. */
export const servers: Table = () => [
  ...['poke', 'read_file', '__proto__', 'deep', 'slow', 'missing', ''].flatMap((name): Attempt[] =>
    [{}, { path: '../around/secret.txt' }, { a: `${'a'.repeat(40)}!` }].map((input) =>
      call('server: its own tools', `mcp__tricky__${name}`, input, (about) => !mayRun(about)),
    ),
  ),
  call('server: tool that answers with secrets', 'mcp__tricky__peek', {}),
  call('server: answer without end', 'mcp__tricky__deep', {}, (about) => about.mcp && mayRun(about)),
];
