import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { filesBelow, ports } from '/work/main/test/evidence/rule-cases';
import { rules } from '/work/main/src/evidence/rules/index.generated';
import { examine } from '/work/main/src/evidence/rules/on-run';
test('scan', async () => {
  for (const folder of (process.env.SCAN ?? '').split(',')) {
    let lines = 0; const found: string[] = []; let bad = 0;
    for (const file of filesBelow(folder).filter((p) => /\.([cm]?[jt]sx?|py|sh|ya?ml)$/.test(p) && !/\.min\.js$/.test(p))) {
      const text = readFileSync(join(folder, file), 'utf8');
      if (text.split('\n').some((l) => l.length > 5000)) continue;
      lines += text.split('\n').length;
      const t0 = performance.now();
      const looked = await examine(file, text, rules, ports);
      const t = performance.now() - t0; if (t > 1500) console.log('SLOW', file, t);
      if (looked.kind === 'unparsed') bad++;
      for (const h of looked.hits) found.push(`${h.rule.id} ${file}:${h.startLine} | ${h.quote.trim().split('\n')[0].slice(0, 110)} | ${h.detail}`);
    }
    console.log(`${folder}: ${lines} lines, ${found.length} findings, ${bad} unparsed\n` + found.join('\n'));
  }
}, 600000);
