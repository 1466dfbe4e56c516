import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCommands } from '../../src/core/commands/read';
import { thinkingOf, withThinking } from '../../src/core/thinking';

const timed = (answer: string, native = '') => thinkingOf(answer, { native, milliseconds: 1_250 });
/** Thinking and response, or null. */
function told(answer: string): [thinking: string, response: string] | null {
  const found = timed(answer);
  return found && [found.thinking, found.response];
}

describe('asking for it', () => {
  test('OM-25 enter thinking mode: the time is measured', () => {
    const answer = '<thinking>a</thinking>b';
    expect(thinkingOf(answer, { native: '', milliseconds: 2_500 })?.timeSeconds).toBe(2.5);
    expect(thinkingOf(answer, { native: '', milliseconds: -3 })?.timeSeconds).toBe(0);
  });

  test('OM-26 and OM-27 are commands: deep, and a budget', () => {
    const [deep] = readCommands('/think deep').lines;
    expect(deep?.read).toEqual({ ok: true, command: { kind: 'think', deep: true, maxTokens: null } });
    const [budget] = readCommands('/think 5000').lines;
    expect(budget?.read).toEqual({ ok: true, command: { kind: 'think', deep: false, maxTokens: 5000 } });
  });
});

describe('taking an answer apart', () => {
  test('OM-28 a thinking response: a section "Thinking Process" with the analysis, and the answer', () => {
    const answer = '<thinking>Analysis here</thinking><response>Answer</response>';
    expect(withThinking(answer, timed(answer))).toBe(
      '## Thinking Process (1.3 s)\n\nAnalysis here\n\n## Answer\n\nAnswer',
    );
    const hostile = '<thinking>See @everyone <img src=x></thinking><response>**Yes**</response>';
    const page = withThinking(hostile, timed(hostile));
    expect(page).toContain('`@everyone` &#60;img src=x&#62;');
    expect(page.endsWith('\n\n**Yes**')).toBe(true);
    expect(withThinking('<thinking>half', timed('<thinking>half'))).toMatch(/ends inside its reasoning\.$/);
  });

  test('OM-30 the thinking result: thinking, response and time in seconds', () => {
    expect(timed('<thinking>\nFirst.\nThen.\n</thinking>\n\n<response>\nDone.\n</response>\n')).toEqual({
      thinking: 'First.\nThen.',
      response: 'Done.',
      timeSeconds: 1.25,
    });
    expect(timed('Done.', ' First, natively. ')).toEqual({
      thinking: 'First, natively.',
      response: 'Done.',
      timeSeconds: 1.25,
    });
    expect(timed('<thinking>again</thinking><response>Done.</response>', 'Natively.')).toMatchObject({
      thinking: 'Natively.',
      response: 'Done.',
    });
  });

  const cases: [what: string, answer: string, told: [string, string]][] = [
    ['only thinking', '<thinking>a</thinking>\n\nb\nc', ['a', 'b\nc']],
    ['only a response', '<response>b</response>', ['', 'b']],
    ['thinking without an end', '<thinking>a\nb', ['a\nb', '']],
    ['thinking without an end in front of a response', '<thinking>a\n<response>b</response>', ['a', 'b']],
    ['a response without an end', '<thinking>a</thinking><response>b', ['a', 'b']],
    ['thinking without a beginning', 'a\n</thinking>\nb', ['a', 'b']],
    ['thinking in thinking', '<thinking>a<thinking>b</thinking>c</thinking>d', ['a\n\nb\n\nc', 'd']],
    [
      'attributes and capitals',
      '<Thinking depth="2">a</THINKING ><response lang=en>b</response>',
      ['a', 'b'],
    ],
    ['another name', '<think>a</think>b', ['a', 'b']],
    [
      'several blocks',
      '<thinking>a</thinking>\nb\n<thinking>c</thinking>\n<response>d</response>',
      ['a\n\nc', 'b\n\nd'],
    ],
    [
      'a draft inside the thinking',
      '<thinking>a <response>x</response> no</thinking><response>b</response>',
      ['a\n\nx\n\nno', 'b'],
    ],
    [
      'words around it',
      'Sure! <thinking>a</thinking> <response>b</response> Bye.',
      ['a', 'Sure!\n\nb\n\nBye.'],
    ],
    [
      'tags in fenced code of the answer',
      '<thinking>a</thinking>\n```xml\n<thinking>x</thinking>\n</thinking>\n```\nb',
      ['a', '```xml\n<thinking>x</thinking>\n</thinking>\n```\nb'],
    ],
    [
      'an end in fenced code of the thinking',
      '<thinking>\n```\n</thinking>\n```\na\n</thinking>\n<response>b</response>',
      ['```\n</thinking>\n```\na', 'b'],
    ],
    [
      'tags between backticks',
      '<thinking>use `</thinking>` there</thinking>b',
      ['use `</thinking>` there', 'b'],
    ],
    [
      'a fence in the thinking that stays open',
      '<thinking>\n```\na\n</thinking>\n<response>\n```js\nb\n```\n</response>',
      ['```\na', '```js\nb\n```'],
    ],
  ];
  for (const [what, answer, expected] of cases) {
    test(`OM-28 ${what}`, () => {
      expect(told(answer)).toEqual(expected);
    });
  }

  test('OM-29 a response without thinking tags is unchanged, byte for byte', () => {
    for (const answer of [
      'Plain response without tags',
      '',
      ' \n\tPlain\r\n\n',
      'Put it between `<thinking>` and `</thinking>`.',
      'Write <thinking> first, then your answer.',
      '```\n<thinking>x</thinking>\n```',
      'a < b and <b>bold</b>, </response>',
      '<thinkingcap>on</thinkingcap>',
    ]) {
      expect(timed(answer), answer).toBeNull();
      expect(withThinking(answer, timed(answer))).toBe(answer);
    }
  });

  test('OM-29 whatever an answer holds, no word of it is lost', () => {
    const piece = fc.constantFrom(
      '<thinking>',
      '</thinking>',
      '<response>',
      '</response>',
      'a ',
      'b',
      '\n',
      '`',
      '```\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const answer = pieces.join('');
        const found = timed(answer);
        if (found === null) return;
        const words = (text: string) => text.replace(/[^ab]/g, '').length;
        expect(words(found.thinking.replace(/<[^>]*>/g, '') + found.response.replace(/<[^>]*>/g, ''))).toBe(
          words(answer.replace(/<[^>]*>/g, '')),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  test('OM-28 a megabyte of tags takes time in proportion', () => {
    for (const part of [
      '<thinking>',
      '</thinking>',
      '<think ',
      '<response>\n',
      '`',
      '```\n',
      '\n',
      '<thinking> `',
    ]) {
      expect(() => timed(part.repeat(1_000_000 / part.length))).not.toThrow();
    }
  });
});
