// build/ (plain JavaScript from tsc) → dist/: one entry with lazily loaded parts, the grammars, the licences.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const target = process.argv[2] ?? join(root, 'dist');

/** Languages whose files are parsed; each grammar is its own file and is loaded when it is needed. */
const languages = ['bash', 'go', 'java', 'javascript', 'php', 'python', 'ruby', 'rust', 'tsx', 'typescript'];

rmSync(target, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [
    require.resolve('@vercel/ncc/dist/ncc/cli.js'),
    'build',
    join(root, 'build/index.js'),
    '--out',
    target,
    '--license',
    'licenses.txt',
    '--quiet',
  ],
  { stdio: 'inherit', cwd: root },
);

const grammars = join(dirname(require.resolve('@vscode/tree-sitter-wasm/package.json')), 'wasm');
mkdirSync(join(target, 'grammars'));
for (const file of ['tree-sitter.js', 'tree-sitter.wasm', ...languages.map((l) => `tree-sitter-${l}.wasm`)]) {
  copyFileSync(join(grammars, file), join(target, 'grammars', file));
  chmodSync(join(target, 'grammars', file), 0o644);
}

// A function in parentheses is compiled at once, an arrow function in parentheses is read twice: once to skip it, once
// to run it. The modules of a chunk are all run, so this saves a short run a tenth of its CPU.
for (const file of readdirSync(target).filter((name) => name.endsWith('.js'))) {
  const path = join(target, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/^\/\*\*\*\/ \(\(([\w, $]*)\) => \{$/gm, '/***/ (function($1) {'));
}

const entry = join(target, 'index.js');
const text = readFileSync(entry, 'utf8');
if (!text.startsWith('#!')) writeFileSync(entry, `#!/usr/bin/env node\n${text}`);
chmodSync(entry, 0o755);
