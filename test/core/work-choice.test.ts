import { describe, expect, test } from 'vitest';
import { type Chosen, plannerFor, type WorkKind, workFor } from '../../src/core/work-choice';
import { behaviours } from '../../src/domain/intent';
import { criticNames, modeNames } from '../../src/domain/mode';

const first: Chosen = { mode: 'developer', behaviour: 'QUICK_ACTION', isFirst: true, isAsked: false };

describe('what a turn comes to', () => {
  test.each<[string, Partial<Chosen>, WorkKind]>([
    ['a small change', {}, 'plan'],
    ['a large one', { mode: 'planning', behaviour: 'PLAN' }, 'plan'],
    ['a question', { mode: 'assistant', behaviour: 'ANSWER' }, 'answer'],
    ['a question in developer mode', { behaviour: 'ANSWER' }, 'answer'],
    ['a question for a critic', { mode: 'security', behaviour: 'ANSWER' }, 'inspect'],
    ['a change that a critic’s words are in', { mode: 'debugger' }, 'plan'],
    ['an error met later', { mode: 'debugger', isFirst: false }, 'inspect'],
    ['a change of a later turn', { isFirst: false }, 'propose'],
    ['a plan of a later turn', { mode: 'planning', behaviour: 'PLAN', isFirst: false }, 'plan'],
    ['a change where only talking was asked for', { mode: 'teacher', isAsked: true }, 'answer'],
    ['a change in the mode where threads begin', { mode: 'normal' }, 'plan'],
    ['the same, asked for', { mode: 'normal', isAsked: true }, 'answer'],
    ['a question in Plan Mode', { mode: 'planning', behaviour: 'ANSWER', isAsked: true }, 'plan'],
    ['something missing', { behaviour: 'CLARIFY' }, 'clarify'],
    ['a run to go on with', { behaviour: 'CONTINUE_RUN' }, 'continue'],
    ['commands alone', { behaviour: null }, 'nothing'],
  ])('%s', (_, changes, work) => {
    expect(workFor({ ...first, ...changes })).toBe(work);
  });

  test('IB-04 a question plans and proposes nothing, unless Plan Mode was asked for', () => {
    for (const mode of modeNames)
      for (const isFirst of [true, false]) {
        const work = workFor({ mode, behaviour: 'ANSWER', isFirst, isAsked: false });
        expect(work).toBe((criticNames as readonly string[]).includes(mode) ? 'inspect' : 'answer');
      }
  });

  test('every behaviour in every mode comes to something', () => {
    for (const mode of modeNames)
      for (const behaviour of behaviours) expect(workFor({ ...first, mode, behaviour })).not.toBe('nothing');
  });
});

test('a plan is written by the mode that changes code, else by the planner', () => {
  const own = modeNames.filter((mode) => plannerFor(mode) === mode);
  expect(own.toSorted()).toEqual(['developer', 'planning', 'prototype', 'tool']);
  expect(plannerFor('security')).toBe('planning');
});
