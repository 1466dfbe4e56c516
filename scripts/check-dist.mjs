// dist/ must be what a rebuild gives, byte for byte.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const fresh = mkdtempSync(join(tmpdir(), 'countersign-dist-'));
const node = (...args) => execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });

rmSync(join(root, 'build'), { recursive: true, force: true });
node(join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json');
node('scripts/bundle.mjs', fresh);

const list = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile())
    .map((e) => join(e.parentPath, e.name).slice(folder.length + 1))
    .sort();
const [have, want] = [list(join(root, 'dist')), list(fresh)];
const different = [...new Set([...have, ...want])].filter(
  (file) =>
    !have.includes(file) ||
    !want.includes(file) ||
    !readFileSync(join(root, 'dist', file)).equals(readFileSync(join(fresh, file))),
);
rmSync(fresh, { recursive: true, force: true });
if (different.length > 0) {
  console.error(
    `dist/ is not what a rebuild gives: ${different.join(', ')}. Run npm run build and commit dist/.`,
  );
  process.exitCode = 1;
} else console.log(`dist/ equals a rebuild (${want.length} files).`);
