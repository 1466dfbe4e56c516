import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { behaviours } from '../../../src/domain/intent';
import { modeNames } from '../../../src/domain/mode';
import { intentOf } from '../../fakes/surroundings';

interface Labelled {
  behaviours: string[];
  modes: string[];
  text: string;
}

const labelled = (name: string): Labelled[] =>
  readFileSync(join(import.meta.dirname, `../../fixtures/intents/${name}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('# '))
    .map((line) => {
      const [behaviour = '', mode = '', text = ''] = line.split('\t');
      return { behaviours: behaviour.split('|'), modes: mode.split('|'), text: text.replaceAll('\\n', '\n') };
    });

describe.each([
  ['tuned', 150],
  ['held-out', 60],
])('the labelled texts of %s', (name, least) => {
  const all = labelled(name);

  test(`IB-13 there are at least ${least}, each once, with labels that exist`, () => {
    expect(all.length).toBeGreaterThanOrEqual(least);
    expect(new Set(all.map((one) => one.text)).size).toBe(all.length);
    expect(
      all.flatMap((one) => one.behaviours).filter((one) => !(behaviours as readonly string[]).includes(one)),
    ).toEqual([]);
    expect(
      all.flatMap((one) => one.modes).filter((one) => !(modeNames as readonly string[]).includes(one)),
    ).toEqual([]);
  });

  test('IB-01 90 of 100 behaviours and 80 of 100 modes are as labelled', () => {
    const got = all.map((one) => ({ ...one, got: intentOf(one.text) }));
    const right = (test: (one: (typeof got)[number]) => boolean) => got.filter(test).length / got.length;
    expect(right((one) => one.behaviours.includes(one.got.behavior))).toBeGreaterThanOrEqual(0.9);
    expect(right((one) => one.modes.includes(one.got.mode))).toBeGreaterThanOrEqual(0.8);
  });
});
