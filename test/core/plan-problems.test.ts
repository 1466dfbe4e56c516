import { expect, test } from 'vitest';
import { createStep } from '../../src/core/plan';
import { planProblems } from '../../src/core/plan-problems';
import { samplePlan } from './plan-document/sample-plan';

test('a sound plan has no problem, however many steps it has', () => {
  expect(planProblems(samplePlan)).toEqual([]);
  const steps = Array.from({ length: 500 }, (_, index) =>
    createStep({ number: index + 1, description: 'x' }),
  );
  expect(planProblems({ ...samplePlan, steps })).toEqual([]);
});

test.each([
  ['title', { title: ' ' }, 'The section "title" says nothing.'],
  ['constraints', { constraints: [] }, 'The section "constraints" says nothing.'],
  ['assumptions', { assumptions: ['\u200b', ' \n'] }, 'The section "assumptions" says nothing.'],
  ['risks', { risks: [''] }, 'The section "risks" says nothing.'],
  ['next actions', { nextActions: [] }, 'The section "nextActions" says nothing.'],
  ['no steps', { steps: [] }, 'The plan has no step.'],
  [
    'a blank step',
    { steps: [createStep({ number: 1, description: '\t' })] },
    'Step 1 does not say what to do.',
  ],
  [
    'no verification',
    { steps: [createStep({ number: 1, description: 'x', verification: ' ' })] },
    'Step 1 does not say how to tell that it is done.',
  ],
  [
    'an unknown step',
    { steps: [createStep({ number: 1, description: 'x', dependencies: [7] })] },
    'Step 1 depends on step 7, which is not in the plan.',
  ],
  [
    'a file outside',
    { affectedFiles: [{ path: '../x', reason: 'y' }] },
    '"affectedFiles" names "../x": it leads out of the workspace.',
  ],
  [
    'a file of git',
    { steps: [createStep({ number: 1, description: 'x', files: ['.git/hooks/x'] })] },
    'Step 1 names ".git/hooks/x": the files of git itself are not changed.',
  ],
])('a problem is a sentence: %s', (_, change, sentence) => {
  expect(planProblems({ ...samplePlan, ...change })).toEqual([sentence]);
});
