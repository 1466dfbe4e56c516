import { expect, test } from 'vitest';
import { decide } from '../../../src/core/approval/decide';
import { tellRefused, tellVerdict } from '../../../src/core/approval/tell';
import { voteRules } from '../../../src/core/approval/vote-rules';
import { worldOf } from '../../../src/core/approval/world';
import { approvalEvent } from '../../../src/domain/approval-event';
import { namedHistories } from './named-histories';
import { first } from './small-worlds';

test('every state is told in whole sentences, and no other state is told as an approval', () => {
  const told = namedHistories.map(({ history, policy }) => {
    const verdict = decide(worldOf(history, policy), first, policy);
    if (verdict === null) throw new Error('no plan');
    return { verdict, text: tellVerdict(verdict) };
  });
  for (const { verdict, text } of told) {
    expect(text).toMatch(/^[A-Z].*[.)]$/);
    expect(text.includes('plan is approved')).toBe(verdict.state === 'approved');
  }
  const texts = told.map(({ text }) => text);
  expect(texts).toContain('The plan waits for 1 more approval.');
  expect(texts).toContain('The plan is held back: something is to be different. Say in words what it is.');
  expect(texts).toContain('The votes could not be read, so nothing is approved. Try again. (HTTP 500)');
  expect(new Set(texts).size).toBeGreaterThan(15);
});

test('every reason for which a vote does not count has words', () => {
  const words = voteRules.map(({ why }) => tellRefused(why));
  expect(new Set(words).size).toBe(voteRules.length);
});

test('the events of the named histories are kept as they are', () => {
  for (const { history } of namedHistories)
    for (const event of history)
      expect(approvalEvent.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
});
