import { describe, expect, test } from 'vitest';
import { judgeExchange } from '../../../src/core/answers/verdict';
import type { Exchange, Rung } from '../../../src/domain/chat';
import { sentWith } from './sent';

type Answer = Extract<Exchange, { kind: 'answer' }>;
type Broken = Extract<Exchange, { kind: 'broken' }>;

const good: Answer = {
  kind: 'answer',
  content: '{"ok":true}',
  toolCalls: [],
  reasoning: '',
  finishReason: 'stop',
  refusal: null,
  choices: 1,
  ended: true,
  usage: null,
  model: null,
};
const judge = (change: Partial<Answer>, rung: Rung = 'strict_schema') =>
  judgeExchange({ ...good, ...change }, sentWith({ rung }));
const call = { id: 'x', name: 'report', arguments: '{"ok":true}' };

describe('an answer in the form of the API', () => {
  test.each<[string, Partial<Answer>, Rung]>([
    ['content', {}, 'strict_schema'],
    ['content where a tool was asked for', {}, 'tool_call'],
    ['a tool call', { content: '', toolCalls: [call], finishReason: 'tool_calls' }, 'tool_call'],
    ['a tool call that ends with stop', { content: '', toolCalls: [call] }, 'tool_call'],
    ['an end in capitals', { finishReason: 'STOP' }, 'instructions'],
  ])('is text when it is whole: %s', (_, change, rung) => {
    expect(judge(change, rung)).toEqual({ kind: 'text', text: '{"ok":true}' });
  });

  test.each<[string, Partial<Answer>, Rung?]>([
    ['cut', { finishReason: 'length' }],
    ['cut', { finishReason: 'MAX_TOKENS' }],
    ['cut', { finishReason: 'length', ended: false, content: '' }],
    ['unfinished', { ended: false }],
    ['unfinished', { ended: false, finishReason: null }],
    ['unfinished', { finishReason: null }],
    ['unfinished', { finishReason: 'error' }],
    ['unfinished', { finishReason: 'aborted' }],
    ['empty', { content: '' }],
    ['empty', { content: ' \n' }],
    ['empty', { content: '', reasoning: 'It is fine, no findings.' }],
    ['empty', { content: '', toolCalls: [{ id: '', name: 'report', arguments: '' }] }, 'tool_call'],
    ['no_choices', { choices: 0 }],
    ['refusal', { refusal: 'I cannot help with that.' }],
    ['refusal', { refusal: '' }],
    ['filtered', { finishReason: 'content_filter' }],
    ['filtered', { finishReason: 'SAFETY' }],
    ['tool', { toolCalls: [call] }],
    ['tool', { content: '', toolCalls: [{ ...call, name: 'shell' }] }, 'tool_call'],
    ['tool', { content: '', toolCalls: [{ ...call, name: '' }] }, 'tool_call'],
    ['tool', { content: '', toolCalls: [call, call] }, 'tool_call'],
    ['tool', { content: '', toolCalls: [call, { ...call, name: 'shell' }] }, 'tool_call'],
  ])('is a failed try (%s): %o', (cause, change, rung) => {
    const verdict = judge(change, rung);
    expect(verdict).toMatchObject({ kind: 'again', cause });
  });

  test('each failed try says something of its own', () => {
    const faults = [
      judge({ finishReason: 'length' }),
      judge({ ended: false }),
      judge({ finishReason: null }),
      judge({ finishReason: 'odd' }),
      judge({ content: '' }),
      judge({ content: '', reasoning: 'Hm.' }),
      judge({ choices: 0 }),
      judge({ refusal: 'No.' }),
      judge({ finishReason: 'content_filter' }),
      judge({ toolCalls: [call] }),
      judge({ toolCalls: [call, call] }, 'tool_call'),
      judge({ toolCalls: [{ ...call, name: 'x' }] }, 'tool_call'),
    ].map((verdict) => (verdict.kind === 'again' ? verdict.fault : verdict.kind));
    expect(new Set(faults).size).toBe(faults.length);
  });

  test('foreign words in a message are short, on one line, with nothing hidden and no key', () => {
    const key = ['sk', 'proj', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0'].join('-');
    const verdict = judge({ refusal: `No\u202e\n${key} ${'long '.repeat(500)}` });
    const fault = verdict.kind === 'again' ? verdict.fault : '';
    expect(fault).toContain('‹U+202E›');
    expect(fault).not.toContain('a1B2c3');
    expect(fault).not.toContain('\n');
    expect(fault.length).toBeLessThan(260);
  });
});

describe('no whole exchange', () => {
  test.each<[Broken['fault'], string]>([
    ['dns', 'wait'],
    ['refused', 'wait'],
    ['reset', 'wait'],
    ['connect', 'wait'],
    ['first_token', 'wait'],
    ['idle', 'wait'],
    ['network', 'wait'],
    ['tls', 'stop'],
    ['proxy', 'stop'],
    ['aborted', 'stop'],
  ])('%s: %s, with the setting to change', (fault, kind) => {
    const verdict = judgeExchange({ kind: 'broken', fault, detail: 'EXAMPLE' }, sentWith());
    expect(verdict.kind).toBe(kind);
    const error = verdict.kind === 'wait' || verdict.kind === 'stop' ? verdict.error : null;
    expect(error?.message).toContain('https://models.example/v1');
    expect(error?.hint).toMatch(/--[a-z-]+|[A-Z_]{6,}|try again/i);
  });
});
