import { describe, expect, test } from 'vitest';
import { analyseContext, decay, mostMessages } from '../../../src/core/context/analyse';
import { boosts } from '../../../src/core/context/message';
import { suggestThinking } from '../../../src/core/context/suggest-thinking';
import type { Mode, ModeName } from '../../../src/domain/mode';
import type { ContextAnalysis, Said } from '../../../src/domain/mode-state';
import { modes } from '../../../src/modes/index.generated';
import { analysed } from '../../fakes/surroundings';

const score = (analysis: ContextAnalysis, mode: ModeName) =>
  analysis.scores.find((one) => one.mode === mode)?.confidence ?? -1;
const threshold = (name: ModeName) => modes.find((mode) => mode.name === name)?.threshold ?? 0;

/** Modes that hear two words each, so that sums can be told beforehand. */
const plain = (name: ModeName, hears: Record<string, number>): Mode => ({
  ...(modes.find((mode) => mode.name === name) as Mode),
  hears,
});
const few: readonly Mode[] = [
  plain('assistant', { explain: 0.4 }),
  plain('developer', { fix: 0.4, widget: 0.3 }),
  plain('debugger', { error: 0.4, gremlin: 0.3 }),
  plain('security', { password: 0.3 }),
  plain('reviewer', { review: 0.4, 'sharp eye': 0.3 }),
  plain('tool', { hammer: 0.3 }),
];
const said = (...texts: string[]): Said[] => texts.map((text) => ({ role: 'user', text }));
const of = (...texts: string[]) => analyseContext(said(...texts), few);

describe('what speaks for a mode', () => {
  test('DP-05 a keyword counts its weight, two together what each leaves open, a phrase as a whole', () => {
    expect(score(of('the gremlin is here'), 'debugger')).toBe(0.3);
    expect(score(of('the gremlin and the error are here'), 'debugger')).toBe(0.58);
    expect(score(of('gremlin gremlin gremlins'), 'debugger')).toBe(0.3);
    expect(score(of('it took a sharp eye to see'), 'reviewer')).toBe(0.3);
    expect(score(of('a sharp knife'), 'reviewer')).toBe(0);
  });

  test('DP-05 a block of code speaks for the developer by 0.2', () => {
    expect(boosts.code).toBe(0.2);
    const got = of('the widget\n\n```js\nfoo();\n```');
    expect(score(got, 'developer')).toBe(0.5);
    expect(got.metadata.codeBlocksPresent).toBe(true);
    expect(of('the widget').metadata.codeBlocksPresent).toBe(false);
  });

  test('DP-05 an error message speaks for the debugger by 0.3, in code and out of it', () => {
    expect(boosts.error).toBe(0.3);
    expect(score(of("TypeError: Cannot read property 'user' of undefined"), 'debugger')).toBe(0.7);
    expect(score(of('It says\n\n```\nTypeError: x is undefined\n```'), 'debugger')).toBe(0.7);
    expect(score(of('the gremlin'), 'debugger')).toBe(0.3);
  });

  test('DP-05 security words speak for security by 0.3 more', () => {
    expect(boosts.security).toBe(0.3);
    expect(score(of('the password is short'), 'security')).toBe(0.6);
  });

  test('DP-05 what is asked for outright speaks for its mode by 0.5', () => {
    expect(boosts.explicit).toBe(0.5);
    expect(score(of('Review the header'), 'reviewer')).toBe(0.9);
    expect(score(of('a review of the header came in'), 'reviewer')).toBe(0.4);
    expect(score(of('please switch to debugger mode'), 'debugger')).toBe(0.99);
  });

  test('DP-05 the last five messages count, the older the less', () => {
    expect(mostMessages).toBe(5);
    const at = (age: number) =>
      score(of('the gremlin', ...Array.from({ length: age }, () => 'hm')), 'debugger');
    expect([0, 1, 2].map(at)).toEqual([0, 1, 2].map((age) => Math.round(0.3 * decay ** age * 1000) / 1000));
    expect(at(4)).toBeGreaterThan(0);
    expect(at(5)).toBe(0);
  });

  test('DP-05 old messages alone reach no threshold', () => {
    const loud =
      'Audit it: SQL injection vulnerability, XSS, exploit. Review the code, plan the design, debug the crash.';
    const got = analysed(loud, loud, loud, loud, 'ok');
    expect(got.scores.filter((one) => one.confidence >= 0.6)).toEqual([]);
    expect(got.mode).toBe('assistant');
  });

  test('DP-05 the result names what spoke for the mode, the words heard, the tools, the topics', () => {
    const got = analyseContext(
      [
        { role: 'tool', text: 'ok', tool: 'read_file' },
        { role: 'user', text: 'The gremlin hides in the scheduler. TypeError: x is not a function' },
      ],
      few,
    );
    expect(got.scores[0]).toMatchObject({ mode: 'debugger' });
    expect(got.metadata.keywords).toEqual(expect.arrayContaining(['gremlin', 'error']));
    expect(got.metadata.toolsUsed).toEqual(['read_file']);
    expect(got.metadata.recentTopics).toContain('scheduler');
    expect(analysed('Debug the failing login test').triggers).toEqual(
      expect.arrayContaining(['"debug"', 'asked for outright']),
    );
  });

  test('DP-05 code, quotations, links and quoted mail are no words of the author', () => {
    for (const text of [
      '`gremlin`',
      '"the gremlin"',
      '> the gremlin',
      '```\ngremlin\n```',
      'https://a.b/gremlin',
    ])
      expect(score(of(`See ${text}`.replace('See >', '>').replace('See ```', '```')), 'debugger')).toBe(0);
  });

  test('DP-05 what is denied does not speak', () => {
    expect(score(of('there is no gremlin'), 'debugger')).toBe(0);
    expect(score(of("it isn't a gremlin"), 'debugger')).toBe(0);
  });

  test('DP-05 an answer speaks half as loud as its author and asks for nothing', () => {
    const got = analyseContext([{ role: 'assistant', text: 'Review the gremlin' }], few);
    expect(score(got, 'reviewer')).toBe(0.2);
  });
});

describe('which one is chosen', () => {
  test('DP-06 asked for, before specialised, before core, before tools, before the assistant', () => {
    expect(analysed('Fix the login.\n\nTypeError: x is undefined\n    at a (b.js:1:1)').mode).toBe(
      'developer',
    );
    expect(
      analysed('The code I write and build crashes with an exception, a stack trace is there').mode,
    ).toBe('debugger');
    const tool = analyseContext([{ role: 'tool', text: 'done', tool: 'shell' }], modes);
    expect(tool).toMatchObject({ mode: 'tool' });
    expect(
      analyseContext([{ role: 'tool', text: 'panic: x\n\tstack trace', tool: 'shell' }], modes).mode,
    ).toBe('debugger');
    expect(analysed('hm').mode).toBe('assistant');
    expect(analyseContext([], modes)).toMatchObject({ mode: 'assistant', confidence: 0 });
  });

  test.each([
    ['Plan how to add authentication', 'planning'],
    ['Plan the steps to refactor authentication', 'planning'],
    ['Is this vulnerable to SQL injection?', 'security'],
    ['This query is really slow', 'performance'],
    ["TypeError: Cannot read property 'user' of undefined", 'debugger'],
  ] as const)('DP-06 fixed case: %j is for %s', (text, wanted) => {
    const got = analysed('Implement the login form', text);
    expect(got.mode).toBe(wanted);
    expect(got.confidence).toBeGreaterThanOrEqual(threshold(wanted));
  });

  test('DP-06 fixed case: "Fix the typo in README" is not for planning', () => {
    const got = analysed('Fix the typo in README');
    expect(got.mode).not.toBe('planning');
    expect(score(got, 'planning')).toBeLessThan(threshold('planning'));
  });

  test('DP-06 fixed case: back to the developer when it is fixed', () => {
    const got = analysed(
      'TypeError: x is undefined\n    at a (b.js:1:1)',
      'The error is fixed, continue with the form',
    );
    expect(got.mode).toBe('developer');
    expect(got.confidence).toBeGreaterThanOrEqual(0.7);
    expect(score(got, 'debugger')).toBeLessThan(threshold('debugger'));
    expect(analysed('The error is not fixed yet').mode).not.toBe('developer');
  });

  test('DP-06 the leading verb asks; what is only its object gets no boost', () => {
    const added = analysed('Add authentication and authorization');
    expect(added.scores[0]?.mode).toBe('developer');
    expect(score(added, 'security')).toBeLessThan(boosts.security);
    expect(score(of('Fix the password'), 'security')).toBe(0.15);
    expect(score(of('Explain the error'), 'debugger')).toBe(0.2);
  });

  test.each(['issue', 'problem', 'check', 'change', 'what', 'how', 'fast', 'memory'])(
    'DP-06 the word %s alone reaches no threshold',
    (word) => {
      for (const text of [
        word,
        `the ${word}`,
        `${word}?`,
        `${word}, ${word} and ${word}.`,
        `It is about ${word}`,
      ]) {
        const reached = analysed(text).scores.filter((one) => one.confidence >= threshold(one.mode));
        expect(reached, text).toEqual([]);
      }
    },
  );

  test("DP-06 don't fix, just explain", () => {
    const got = analysed("Don't fix the crash, just explain why the tests are failing");
    expect(got.mode).toBe('assistant');
    expect(score(got, 'developer')).toBeLessThan(threshold('developer'));
  });
});

describe('what is shown and suggested', () => {
  test('DP-32 how sure it is of the chosen mode and of every other, best first', () => {
    const got = analysed('Debug the slow query');
    expect(got.scores).toHaveLength(modes.length);
    expect(got.scores[0]).toEqual({ mode: 'debugger', confidence: got.confidence });
    expect(score(got, 'performance')).toBeGreaterThan(0);
  });

  test('OM-15 OM-50 a request to plan reaches planning, a greeting does not', () => {
    const planned = analysed('Plan the steps to refactor authentication');
    expect(planned.mode).toBe('planning');
    expect(planned.confidence).toBeGreaterThanOrEqual(threshold('planning'));
    expect(analysed('Plan how to add authentication').mode).toBe('planning');
    expect(score(analysed('Hello world'), 'planning')).toBe(0);
  });

  test('OM-51 a simple request reaches no mode that plans or examines', () => {
    const reached = analysed('Fix the typo in README').scores.filter(
      (one) => one.confidence >= threshold(one.mode),
    );
    expect(reached.map((one) => one.mode)).toEqual(['developer']);
  });

  test('OM-52 to weigh things suggests to think, without switching', () => {
    const got = analysed('Compare the trade-offs between React and Vue');
    const suggestion = suggestThinking('normal', got);
    expect(got.mode).not.toBe('thinking');
    expect(suggestion).toMatchObject({ currentMode: 'normal', suggestedMode: 'thinking', autoSwitch: false });
    expect(suggestion?.reason).not.toBe('');
    expect(suggestion?.confidence).toBe(score(got, 'thinking'));
    expect(suggestThinking('thinking', got)).toBeNull();
    expect(suggestThinking('normal', analysed('Fix the typo in README'))).toBeNull();
  });
});
