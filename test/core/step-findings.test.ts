import { expect, test } from 'vitest';
import { createStep } from '../../src/core/plan';
import { stepFindings } from '../../src/core/step-findings';
import { aFinding } from '../fakes/report';

const steps = [
  createStep({ number: 1, description: 'Change `load` (src/a.ts:1-9)', files: ['src/a.ts'] }),
  createStep({ number: 2, description: 'Change `save` (src/a.ts:20-40)', files: ['src/a.ts', 'src/b.ts'] }),
  createStep({ number: 3, description: 'Run the tests' }),
];

function at(id: string, file: string | null, startLine: number | null, quote = '') {
  return aFinding({ id, file, startLine, endLine: startLine, quote });
}

test('a finding concerns the step that names its file, by its lines, by its names, else the first', () => {
  expect(
    stepFindings({ steps }, [
      at('b', 'src/b.ts', 3),
      at('line', 'src/a.ts', 25),
      at('name', 'src/a.ts', 300, 'return save(order)'),
      at('first', 'src/a.ts', 300, 'return saved'),
      at('nowhere', 'src/c.ts', 1),
      at('no place', null, null),
    ]),
  ).toEqual([
    { step: 1, findings: ['first'] },
    { step: 2, findings: ['b', 'line', 'name'] },
  ]);
});

test('the beginning of a path is another file', () => {
  const one = [createStep({ number: 1, description: 'x', files: ['src/a.tsx'] })];
  expect(stepFindings({ steps: one }, [at('x', 'src/a.ts', 1)])).toEqual([]);
});
