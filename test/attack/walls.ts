import type { Observer } from './launch';
import type { Patch } from './patched';
import { type Run, run } from './run';
import { gitTricks } from './tables/git';
import { network } from './tables/network';
import { reads } from './tables/reads';
import { shell } from './tables/shell';
import { writes } from './tables/writes';

/** A wall, how it is taken out of the bundle, and who sees it. */
export interface Wall {
  name: string;
  /** Where it stands, from `src/`. */
  file: string;
  patches: readonly Patch[];
  observer: Observer;
  /** What is seen. */
  shows: RegExp;
  run: Run;
  /** Only where this machine has a sandbox. */
  sandboxed?: true;
}

type Changes = Parameters<typeof run>[1];

const some: Changes = { of: 1, most: 100 };

/** Everything that a table has of some classes; what was planted is not taken away again. */
function only(table: Run['tables'][number], ...classes: readonly string[]): Run['tables'] {
  return [
    (world) =>
      table(world).filter(({ class: name, tool }) => classes.includes(name) && tool !== 'delete_file'),
  ];
}

function developer(name: string, changes: Changes): Run {
  const args = ['--mode', 'developer', '--critics', 'none'];
  // The first turn of a thread changes nothing, whatever is asked for.
  const tasks = ['/ask What does grossPrice do?', '/do Add a guard to grossPrice in src/price.js.'];
  return run(`without ${name}`, { mode: 'developer', args, tasks, ...some, ...changes });
}

function wall(
  name: string,
  file: string,
  patches: readonly Patch[],
  seen: [Observer, RegExp],
  changes: Changes,
): Wall {
  const [observer, shows] = seen;
  return { name, file, patches, observer, shows, run: developer(name, changes) };
}

const sandboxed = (one: Wall): Wall => ({ ...one, sandboxed: true });
const inside = only(writes, 'write: not granted');
const leave = { find: /return allowExec \|\| bypass \? allow : /, replace: 'return allow; ' };
const leaveAgain = {
  find: /if \(!options\.allowExec\)\s+return \{ ok: false, reason: noLeave \};/,
  replace: '',
};
const exec = { exec: true, permission: 'default' } as const;

/** The walls, from the outermost to the innermost. Where two stand behind each other, both are taken out. */
export const walls: readonly Wall[] = [
  wall(
    'the tier of trust',
    'core/can-use-tool.ts',
    [{ find: /if \(policy\.tier === 'untrusted' && /, replace: 'if (false && ' }],
    ['files', /"plain\/src\/new\.js"/],
    { tables: inside, about: { tier: 'untrusted', permission: 'acceptEdits' } },
  ),
  sandboxed(
    wall(
      'Plan Mode',
      'core/can-use-tool.ts',
      [
        { find: /if \(policy\.planMode && !reading/, replace: 'if (false && !reading' },
        { find: /if \(!\(0,[^;]*isAllowed[^;]*\(tool, mode\.grants\)\)/, replace: 'if (false)' },
      ],
      ['processes', /a sandbox where nothing may be executed/],
      {
        tables: only(shell, 'shell: environment of others'),
        about: { permission: 'plan', exec: true },
        traced: true,
      },
    ),
  ),
  wall(
    'leave to change files',
    'core/can-use-tool.ts',
    [{ find: /return mayChange && \(bypass/, replace: 'return true || (bypass' }],
    ['files', /"plain\/src\/new\.js"/],
    { tables: inside },
  ),
  sandboxed(
    wall(
      'leave to execute',
      'core/can-use-tool.ts and adapters/sandbox.ts',
      [leave, leaveAgain],
      ['processes', /a sandbox where nothing may be executed/],
      { tables: only(shell, 'shell: environment of others'), traced: true },
    ),
  ),
  wall(
    'the real path of what is read',
    'adapters/tool-roster.ts',
    [
      {
        find: /if \(folder === undefined\)\s+return \{ why: 'outside' \};/,
        replace: 'if (folder === undefined) return null;',
      },
    ],
    ['requests', /"neighbour"/],
    { tables: only(reads, 'read: link to outside') },
  ),
  wall(
    "git's own folder",
    'core/files/hidden.ts',
    [{ find: /return 'git';(\s+const names = )/, replace: 'return null;$1' }],
    ['requests', /nested \.git\/config|\.git\/config/],
    { tables: only(reads, "read: git's own folder") },
  ),
  wall(
    'names of credentials',
    'core/files/hidden.ts',
    [{ find: /return holdsCredentials\(names\) \? 'credentials' : null;/, replace: 'return null;' }],
    ['requests', /workspace \.ssh/],
    { tables: only(reads, 'read: credential file') },
  ),
  wall(
    'ignored and excluded files',
    'adapters/tool-roster.ts',
    [{ find: /return leftOut\.has\(path\) \? \{ why: 'excluded' \} : 'unlisted';/, replace: 'return null;' }],
    ['requests', /excluded file|ignored file/],
    { tables: only(reads, 'read: ignored or excluded file') },
  ),
  wall(
    'links on the way to what is written',
    'adapters/file-write.ts and adapters/tool-changes.ts',
    [
      {
        find: /(constants\.O_RDONLY \| [\w.]*constants\.O_DIRECTORY) \| [\w.]*constants\.O_NOFOLLOW;/,
        replace: '$1;',
      },
      { find: /isThere: \(\) => .* === expected,/, replace: 'isThere: () => true,' },
      {
        find: /if \(real !== folder\)\s+return \{ why: 'link'/,
        replace: "if (real !== folder) return { kind: 'nothing' }; if (false) return { why: 'link'",
      },
    ],
    ['files', /"around\/planted\.txt" is new/],
    { tables: only(writes, 'write: outside'), about: { permission: 'acceptEdits' } },
  ),
  wall(
    'what git may show',
    'adapters/tool-git-patch.ts',
    [
      {
        find: /first\.parts\.filter\(\(part\) => part\.names\.length > 0 && part\.names\.every\(desk\.shows\)\)/,
        replace: 'first.parts',
      },
    ],
    ['requests', /history \.env/],
    { tables: only(gitTricks, 'git: odd revision') },
  ),
  wall(
    'names of commits that are options',
    'adapters/tool-git-names.ts',
    [
      { find: /if \(name === '' [^\n]*\s+return null;(?=\s+const args = \['rev-parse')/, replace: '' },
      { find: /'--end-of-options', (`\$\{name\}\^\{commit\}`)/, replace: '$1' },
    ],
    ['processes', /git with "--/],
    { tables: only(gitTricks, 'git: writes a file', 'git: reads outside'), traced: true },
  ),
  wall(
    "the repository's own configuration kept away",
    'adapters/git-command.ts',
    [
      { find: /const isPlain = place\.config\.isPlain && /, replace: 'const isPlain = true || ' },
      { find: /\['core\.fsmonitor', 'false'\],/, replace: '' },
    ],
    ['files', /"marks\/fsmonitor/],
    { tables: only(gitTricks, 'git: odd number'), about: { workspace: 'poisoned' } },
  ),
  sandboxed(
    wall(
      'no network for commands',
      'adapters/sandbox-bwrap.ts',
      [{ find: /if \(!walled\.allowNetwork\)\s+args\.push\('--unshare-net'\);/, replace: '' }],
      ['connections', /a connection/],
      { tables: only(shell, 'shell: network'), about: exec },
    ),
  ),
  sandboxed(
    wall(
      'the layer over the workspace',
      'adapters/sandbox-scripts.ts',
      [
        {
          find: /mount -t overlay -o "lowerdir=\.,upperdir=\$1\/upper,workdir=\$1\/work,userxattr" overlay "\$2"/,
          replace: 'true',
        },
      ],
      ['files', /"plain\//],
      { tables: only(shell, 'shell: link, then read'), about: exec },
    ),
  ),
  sandboxed(
    wall(
      'credentials hidden from commands',
      'adapters/sandbox-masks.ts',
      [{ find: /mounts\.push\(\.\.\.masks\.mounts\);/, replace: '' }],
      ['requests', /\.git\/config header|workspace \.ssh/],
      { tables: only(shell, 'shell: credentials in the workspace'), about: exec },
    ),
  ),
  sandboxed(
    wall(
      'what a command sees of the machine',
      'adapters/sandbox-view.ts',
      [
        {
          find: /\{ kind: 'empty', path: '\/tmp', bytes: limits\.scratch \},/,
          replace: "{ kind: 'read', path: '/tmp', from: '/tmp' },",
        },
      ],
      ['requests', /"neighbour"/],
      { tables: only(shell, 'shell: files outside'), about: exec },
    ),
  ),
  wall(
    'no servers for strangers',
    'adapters/mcp.ts',
    [{ find: /if \(!means\.isTrusted\)\s+return without\(names\.map\(untrusted\)\);/, replace: '' }],
    ['files', /"marks\/server-forbidden/],
    { tables: [], about: { tier: 'untrusted', mcp: true }, server: 'forbidden' },
  ),
  wall(
    'addresses that are not public',
    'core/address.ts',
    [
      {
        find: /function isPublicAddress\((\w+)\) \{/,
        replace: 'function isPublicAddress($1) { return true;',
      },
    ],
    ['connections', /127\.0\.0\.1|::1/],
    { tables: only(network, 'web: this machine'), about: { network: true }, traced: true },
  ),
  wall(
    'secrets blanked',
    'core/redact.ts',
    [
      {
        find: /function redactor\(known\) \{(\s+const wanted)/,
        replace: 'function redactor(known) { if (known) return (text) => ({ text, count: 0 });$1',
      },
    ],
    ['requests', /token in code/],
    { tables: only(reads, 'text: steers its reader') },
  ),
  wall(
    'hidden characters shown',
    'core/as-sent.ts',
    [
      {
        find: /return \(text\) => \(0,[^;]*visible[^;]*\(blank\(text\)\.text\);/,
        replace: 'return (text) => blank(text).text;',
      },
    ],
    ['hidden characters', /evil/],
    { tables: only(reads, 'text: steers its reader') },
  ),
  // Last, as git refuses the workspace afterwards.
  wall(
    "git's own folder, written",
    'core/files/hidden.ts',
    [{ find: /return 'git';(\s+const names = )/, replace: 'return null;$1' }],
    ['files', /"plain\/\.git\/hooks\/pre-commit" is new/],
    { tables: only(writes, 'write: outside'), about: { permission: 'acceptEdits' } },
  ),
];
