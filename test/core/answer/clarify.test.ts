import { expect, test } from 'vitest';
import { clarifyText } from '../../../src/core/answer/clarify';
import { continueText } from '../../../src/core/answer/continue-run';
import { aPlan } from '../../fakes/report';

test('IB-05 clarify: the question, its options with what each takes, and how often it is asked', () => {
  const text = clarifyText({
    clarification: {
      question: 'Which file do you mean?',
      options: [
        { label: 'src/cart.ts', action: 'provide_file', value: 'src/cart.ts' },
        { label: 'All of it', action: 'provide_scope' },
        { label: 'Yes', action: 'confirm_intent' },
        { label: 'Leave it', action: 'cancel' },
      ],
      attempt: 1,
      of: 2,
    },
    missingFiles: ['src/gone.ts'],
  });
  expect(text.split('\n')[0]).toBe('Which file do you mean?');
  expect(text.match(/^- \*\*/gm)).toHaveLength(4);
  expect(text).toMatch(/^- \*\*src\/cart\.ts\*\*: reply with its path \(src\/cart\.ts\)$/m);
  expect(text).toContain('Not in the workspace: src/gone.ts.');
  expect(text).toContain('Question 1 of at most 2.');
});

test('IB-05 clarify: without a question of its own it says what helps', () => {
  expect(clarifyText({ clarification: null, missingFiles: [] })).toMatch(
    /^It is not clear what is to be done\./,
  );
});

test.each(['running', 'paused', 'awaiting_approval'] as const)(
  'IB-03 an unfinished run (%s): its status, the four ways on, and nothing is started',
  (status) => {
    const text = continueText({ status, plan: aPlan() });
    for (const way of ['Resume', 'Pause', 'Abort', 'Propose a fix']) expect(text).toContain(`- **${way}**: `);
    expect(text).toContain('Done: 1 of 3 steps (33 %).');
    expect(text).toContain('Next: step 2, Return the rows as they are');
    expect(text).toContain('`9b2f6c1e4a7d`');
    expect(text).toMatch(/Nothing was started or restarted\.$/);
    expect(continueText({ status, plan: null })).toContain('Its plan is not known here.');
  },
);
