import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nameMentions, pathMentions } from '../../src/core/mentions';
import { searchWords } from '../../src/core/words';
import type { Crew } from '../../src/pipelines/work';
import { grammarFolder } from '../fakes/grammars';
import { runInProcess } from '../fakes/runner';
import { madeUp, madeUpTokens } from '../fakes/secrets';

let assets = '';
let cwd = '';
beforeAll(() => {
  assets = grammarFolder();
});
afterAll(() => rmSync(assets, { recursive: true, force: true }));
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'task-secrets-'));
  writeFileSync(join(cwd, 'save.js'), 'exports.save = () => 1;\n');
  return () => rmSync(cwd, { recursive: true, force: true });
});

/** Pieces of a token that a word or name of a report could be. */
function pieces(token: string): string[] {
  return token.split(/[^A-Za-z0-9]+/).filter((piece) => piece.length >= 8);
}

test.each(Object.entries(madeUpTokens()))('no piece of a %s in the task is printed', async (_kind, token) => {
  const task = `Save fails for ${token}\n\nCalling \`save('${token}')\` with ${token}.js fails, see save.js.`;
  const { report } = await runInProcess(['--task', task, '--instructions', `Use ${token}.`], { assets, cwd });
  const printed = JSON.stringify(report).toLowerCase();
  for (const piece of pieces(token)) expect(printed).not.toContain(piece.toLowerCase());
  expect(report.task?.title).toContain('[redacted');
  expect(report.plan?.summary).not.toBe('');
});

test('collectors see no piece of a token', async () => {
  const token = `S${'G'}.aB${madeUp(20)}.cD${madeUp(41, undefined, 2)}`;
  const seen: string[] = [];
  const watch = (crew: Crew): Crew => ({
    ...crew,
    collectors: crew.collectors.map((collector) => ({
      ...collector,
      gather: (question, ports) => {
        seen.push(JSON.stringify(question.task));
        return collector.gather(question, ports);
      },
    })),
  });
  const { report } = await runInProcess(['--task', `Save fails\n\nCall \`save\` with ${token} now.`], {
    assets,
    cwd,
    crew: watch,
  });
  expect(seen.length).toBeGreaterThan(3);
  for (const piece of pieces(token)) {
    expect(seen.join('\n')).not.toContain(piece);
    expect(JSON.stringify(report)).not.toContain(piece);
  }
});

test('a secret that the title would cut in two is blanked before it is cut', async () => {
  const token = madeUpTokens()['github-token'] ?? '';
  const { report } = await runInProcess(['--task', `${'save it now '.repeat(9)}${token} please`], {
    assets,
    cwd,
  });
  expect(JSON.stringify(report)).not.toContain(token.slice(4, 16));
});

test('the mark of a blanked secret is no name, word or path', () => {
  const marked = 'Save [redacted:aws-access-key-id] in `src/[redacted:github-token].js` and pre_[redacted]_x';
  expect(pathMentions(marked)).toEqual([]);
  expect(nameMentions(marked)).toEqual([]);
  expect(searchWords(marked, marked, []).map((word) => word.text)).not.toContain('redacted');
  expect(searchWords('[redacted:aws-access-key-id]', '[redacted] [***]', [])).toEqual([]);
});
