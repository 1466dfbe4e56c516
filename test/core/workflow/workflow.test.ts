import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workflowStatus } from '../../../src/core/workflow/status';
import {
  currentStage,
  materialFor,
  startWorkflow,
  stepWorkflow,
  type WorkflowSignal,
} from '../../../src/core/workflow/step';
import { parseWorkflow, printWorkflow } from '../../../src/core/workflow/stored';
import { workflows } from '../../../src/core/workflow/workflows';
import { workflowNames } from '../../../src/domain/command';
import { mostHanded } from '../../../src/domain/kept-limits';
import { type WorkflowState, workflowState } from '../../../src/domain/workflow';

const at = 1_700_000_000_000;
const about = { id: 'abc', title: 'Mend the cache', body: 'It is never emptied.' };
const play = (state: WorkflowState, ...signals: WorkflowSignal[]): WorkflowState =>
  signals.reduce((before, signal) => stepWorkflow(before, signal).state, state);
const done = (handed: string): WorkflowSignal => ({ kind: 'done', handed });
const statuses = (state: WorkflowState) => state.stages.map((stage) => stage.status);

describe('the workflows', () => {
  test('DP-30 the five workflows go through their modes in order', () => {
    const modes = Object.fromEntries(workflowNames.map((name) => [name, workflows[name].map((s) => s.mode)]));
    expect(modes).toEqual({
      feature_development: ['planning', 'developer', 'reviewer', 'developer'],
      bug_fix: ['debugger', 'developer', 'reviewer'],
      security_hardening: ['security', 'developer', 'security'],
      performance_optimization: ['performance', 'developer', 'performance'],
      learning_session: ['teacher', 'prototype', 'developer'],
    });
  });

  test('DP-30 what a stage needs was handed on by one before it, and a stage of a writing mode proposes a change', () => {
    for (const stages of Object.values(workflows)) {
      for (const [index, stage] of stages.entries()) {
        const before = stages.slice(0, index).map((one) => one.handsOn);
        expect(stage.needs.filter((need) => !before.includes(need))).toEqual([]);
        expect(index === 0 || stage.needs.includes(before.at(-1) ?? 'plan')).toBe(true);
        expect(stage.proposesChange).toBe(['developer', 'prototype'].includes(stage.mode));
      }
    }
  });
});

describe('going through one', () => {
  test('DP-30 start, and each stage hands its work to the next', () => {
    let state = startWorkflow('bug_fix', about, at);
    expect(state).toMatchObject({ version: 1, name: 'bug_fix', taskId: 'abc', startedAt: at, position: 0 });
    expect(statuses(state)).toEqual(['active', 'pending', 'pending']);
    expect(materialFor(state)).toEqual({ given: [], missing: [] });

    const first = stepWorkflow(state, done('The cache is never emptied.'));
    expect(first.message).toBe(
      'Stage 1 (debugger) of bug_fix is done. Next: developer. Proposes a change that removes the root cause.',
    );
    state = first.state;
    expect(currentStage(state)?.mode).toBe('developer');
    const cause = { what: 'root cause', from: 'debugger', text: 'The cache is never emptied.' };
    expect(materialFor(state)).toEqual({ given: [cause], missing: [] });

    state = play(state, done('--- a\n+++ b'));
    expect(materialFor(state).given).toEqual([
      cause,
      { what: 'change', from: 'developer', text: '--- a\n+++ b' },
    ]);
    const last = stepWorkflow(state, done('Fine.'));
    expect(last.message).toBe('Stage 3 (reviewer) of bug_fix is done. The workflow is over.');
    expect(statuses(last.state)).toEqual(['done', 'done', 'done']);
    expect(currentStage(last.state)).toBeNull();
    const over = stepWorkflow(last.state, done('x'));
    expect(over.state).toBe(last.state);
    expect(over.message).toMatch(/is over; `\/workflow bug_fix` starts it anew/);
  });

  test('DP-30 next leaves a stage out; what it would have handed on is named as missing', () => {
    const state = startWorkflow('feature_development', about, at);
    const skipped = stepWorkflow(state, { kind: 'next' });
    expect(skipped.message).toMatch(
      /^Stage 1 \(planning\) of feature_development was left out\. Next: developer\./,
    );
    expect(statuses(skipped.state)).toEqual(['skipped', 'active', 'pending', 'pending']);
    expect(materialFor(skipped.state)).toEqual({ given: [], missing: ['plan'] });
    const later = play(skipped.state, done('one'), done('two'));
    expect(materialFor(later).given.map((one) => one.text)).toEqual(['one', 'two']);
    expect(statuses(play(later, { kind: 'next' }))).toEqual(['skipped', 'done', 'done', 'skipped']);
  });

  test('DP-30 a stage that failed stays the current one, and can be done or left out later', () => {
    const failed = stepWorkflow(startWorkflow('bug_fix', about, at), {
      kind: 'failed',
      reason: 'The endpoint did not answer.',
    });
    expect(failed.message).toBe(
      'Stage 1 (debugger) of bug_fix failed: The endpoint did not answer. It is tried again next time; `/workflow next` leaves it out.',
    );
    expect(statuses(failed.state)).toEqual(['failed', 'pending', 'pending']);
    expect(workflowStatus(failed.state)).toContain('1. debugger, failed (The endpoint did not answer.): ');
    expect(statuses(play(failed.state, done('x')))).toEqual(['done', 'active', 'pending']);
    expect(statuses(play(failed.state, { kind: 'next' }))).toEqual(['skipped', 'active', 'pending']);
    expect(materialFor(play(failed.state, { kind: 'next' })).missing).toEqual(['root cause']);
  });

  test('DP-30 status: the place, and every stage', () => {
    expect(workflowStatus(null)).toMatch(/^No workflow is under way; .*bug_fix/);
    const state = play(startWorkflow('bug_fix', about, at), done('x'));
    expect(workflowStatus(state).split('\n')).toEqual([
      'Workflow bug_fix is at stage 2 of 3.',
      '',
      '1. debugger, done: Finds the root cause.',
      '2. developer, active: Proposes a change that removes the root cause.',
      '3. reviewer, pending: Reviews the proposed change.',
    ]);
    expect(workflowStatus(play(state, done('y'), done('z')))).toMatch(/^Workflow bug_fix is over\./);
  });

  test('DP-30 what is handed on is bounded, and says that it was cut', () => {
    const state = play(startWorkflow('bug_fix', about, at), done('💡'.repeat(20_000)));
    const handed = state.stages[0]?.handed ?? '';
    expect(handed.length).toBeLessThanOrEqual(mostHanded);
    expect(handed).toMatch(/… \(24100 more characters were cut\)$/);
    expect(handed).not.toMatch(/\p{Cs}/u);
  });
});

describe('keeping it', () => {
  const name = fc.constantFrom(...workflowNames);
  const signal: fc.Arbitrary<WorkflowSignal> = fc.oneof(
    fc.record({ kind: fc.constant('done' as const), handed: fc.string({ unit: 'binary' }) }),
    fc.record({ kind: fc.constant('failed' as const), reason: fc.string() }),
    fc.constant({ kind: 'next' as const }),
  );

  test('DP-30 any course of a workflow gives a valid state that print and parse keep, and ends in as many steps as stages', () => {
    fc.assert(
      fc.property(name, fc.array(signal, { maxLength: 12 }), (workflow, signals) => {
        let state = startWorkflow(workflow, about, at);
        for (const one of signals) {
          const before = state;
          state = stepWorkflow(before, one).state;
          expect(state.position - before.position).toBe(
            one.kind === 'failed' || before.position === before.stages.length ? 0 : 1,
          );
        }
        expect(workflowState.safeParse(state).success).toBe(true);
        expect(parseWorkflow(printWorkflow(state))).toEqual({ state, warning: null });
      }),
    );
  });

  test('DP-30 a newer version, a half-written and a damaged text: one sentence, and no state', () => {
    const state = play(startWorkflow('bug_fix', about, at), done('x'));
    const text = printWorkflow(state);
    const warning = (given: unknown) => {
      const read = parseWorkflow(typeof given === 'string' ? given : JSON.stringify(given));
      expect(read.state).toBeNull();
      return read.warning;
    };
    expect(warning({ ...state, version: 2, more: true })).toMatch(/was saved by a newer version/);
    for (let end = 0; end < text.trimEnd().length; end++) {
      expect(warning(text.slice(0, end))).toMatch(/is half written or damaged/);
    }
    const broken: unknown[] = [
      null,
      [],
      7,
      'null',
      { ...state, version: 1.5 },
      { ...state, name: 'x' },
      { ...state, name: 'learning_session' },
      { ...state, position: 0 },
      { ...state, position: 4 },
      { ...state, position: -1 },
      { ...state, stages: state.stages.slice(1) },
      { ...state, stages: state.stages.map((stage) => ({ ...stage, status: 'active' })) },
      { ...state, stages: state.stages.map((stage) => ({ ...stage, handed: 'x'.repeat(mostHanded + 1) })) },
      { ...state, extra: 1 },
      { ...state, startedAt: null },
    ];
    for (const one of broken) expect(warning(one)).toMatch(/so it was not taken up; start it again with/);
  });
});
