import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const code = `
const { renameSync, symlinkSync, writeFileSync, mkdirSync, rmSync } = require('node:fs');
const { workerData: { workspace, around, stop } } = require('node:worker_threads');
const halt = new Int32Array(stop);
const name = (text) => workspace + '/' + text;
for (let n = 0; Atomics.load(halt, 0) === 0; n += 1) {
  try {
    writeFileSync(name('swap-good'), 'grossPrice, a file like others\\n');
    renameSync(name('swap-good'), name('swap.txt'));
    symlinkSync(around + '/secret.txt', name('swap-link'));
    renameSync(name('swap-link'), name('swap.txt'));
    renameSync(name('swap-folder'), name('swap-aside'));
    symlinkSync(around, name('swap-folder'));
    rmSync(name('swap-folder'));
    renameSync(name('swap-aside'), name('swap-folder'));
  } catch {}
}
`;

/** Swaps a file and a folder of the workspace for links to outside and back, as fast as it goes. */
export function startSwapping(workspace: string, around: string): { stop(): void } {
  const stop = new SharedArrayBuffer(4);
  mkdirSync(join(workspace, 'swap-folder'), { recursive: true });
  writeFileSync(join(workspace, 'swap-folder/secret.txt'), 'a file like others\n');
  writeFileSync(join(workspace, 'swap.txt'), 'a file like others\n');
  const worker = new Worker(code, { eval: true, workerData: { workspace, around, stop } });
  return {
    stop() {
      Atomics.store(new Int32Array(stop), 0, 1);
      void worker.terminate();
      for (const name of ['swap.txt', 'swap-good', 'swap-link', 'swap-folder', 'swap-aside'])
        rmSync(join(workspace, name), { recursive: true, force: true });
    },
  };
}
