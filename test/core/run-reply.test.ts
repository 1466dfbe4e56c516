import { expect, test } from 'vitest';
import { runReply } from '../../src/core/answer/run-reply';

test.each([
  ['resume', 'resume'],
  ['Continue.', 'resume'],
  ['please go on', 'resume'],
  ['pause it', 'pause'],
  ['Hold on!', 'pause'],
  ['abort', 'abort'],
  ['cancel the run', 'abort'],
  ['Stop it please.', 'abort'],
  ['propose fix', 'propose-fix'],
  ['Propose a change for the next step.', 'propose-fix'],
] as const)('IB-03 %j is %s', (text, reply) => {
  expect(runReply(text)).toBe(reply);
});

test.each([
  '',
  'resume the upload after a broken connection',
  'stop the server from crashing',
  'how do I abort?',
  'propose a fix for the parser in src/parse.js',
  'cancel\ncancel',
  `abort${' '.repeat(100)}`.padEnd(200, '!'),
])('IB-03 %j says nothing about the run', (text) => {
  expect(runReply(text)).toBeNull();
});
