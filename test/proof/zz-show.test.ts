import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { grammarFolder } from '../fakes/grammars';
import { runInProcess } from '../fakes/runner';
import { taskCases } from './cases';
import { checkout, edit, packageNames, remove } from './packages';

test('show', async () => {
  const assets = grammarFolder();
  mkdirSync('/tmp/plans', { recursive: true });
  for (const p of packageNames) {
    const cwd = checkout(p);
    for (const c of taskCases().filter((c) => c.package === p)) {
      const undo = edit(cwd, c.edits);
      const t = performance.now();
      const ran = await runInProcess(['--input', c.file], { assets, cwd });
      const ms = performance.now() - t;
      undo();
      const top = ran.report.plan?.affectedFiles.slice(0, 3).map((f) => f.path) ?? [];
      console.log(
        c.name,
        ran.report.status,
        Math.round(ms),
        top.some((f) => c.gold.includes(f)) ? 'HIT' : 'MISS',
        top.join(' '),
      );
      const { stdout } = await ran.deliver({ format: 'text' });
      writeFileSync(`/tmp/plans/${c.name}.txt`, `${c.text}\n=======\n${stdout}`);
      writeFileSync(`/tmp/plans/${c.name}.json`, JSON.stringify(ran.report, null, 1));
    }
    remove(cwd);
  }
  remove(assets);
});
