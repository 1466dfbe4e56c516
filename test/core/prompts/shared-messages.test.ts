import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonMessages, type Material } from '../../../src/core/prompts/shared-messages';
import { type Call, messagesFor } from '../../../src/core/prompts/stage-messages';
import type { Evidence } from '../../../src/domain/evidence';
import { callOf, stages } from '../../fakes/call';
import { blocksOf, evidence, material, passage, plan, rule, wide } from './material';

/** An endpoint that knows nothing but the request: it answers where in the data the words stand, or null. */
function endpoint(call: Call, given: Material, words: string): string | null {
  const messages = messagesFor(call, commonMessages(given, wide));
  const block = messages.flatMap((m) => blocksOf(m).blocks).find(({ text }) => text.includes(words));
  return block === undefined ? null : block.labels;
}
const calls: Call[] = stages.map((stage) => callOf(stage, plan()));
const planning = callOf('plan', plan());

/** Words of every part, and how to leave the part out. */
const parts: [name: string, words: string, without: (given: Material) => Material][] = [
  ['the title', 'The total is wrong', (g) => ({ ...g, task: { ...g.task, title: '', body: '' } })],
  ['the text', 'It ignores vouchers.', (g) => ({ ...g, task: { ...g.task, body: '' } })],
  ['the instructions', 'Look at rounding first.', (g) => ({ ...g, task: { ...g.task, instructions: '' } })],
  ['the diff', '+discount(a);', (g) => ({ ...g, diffText: '' })],
  ['the error', 'TypeError: cart is undefined', (g) => without(g, 'traces')],
  [
    'the frames',
    'at checkout (/app/src/checkout.ts:5:3) (src/checkout.ts, line 5)',
    (g) => without(g, 'traces'),
  ],
  ['the code of a frame', 'function checkout(cart) {\n  pay(cart.total);\n}', (g) => without(g, 'traces')],
  ['a passage', 'return cart.items.length * price;', (g) => without(g, 'passages')],
  ['a named file', 'src/named.ts', (g) => without(g, 'passages')],
  ['a missing file', 'not in the workspace: src/gone.ts', (g) => without(g, 'passages')],
  ['a missing name', 'grandTotal stands nowhere', (g) => without(g, 'passages')],
  ['a rule hit', 'src/run.ts: Text is run as code (js/eval, CWE-95, high)', (g) => without(g, 'rules')],
  ['its code', 'eval(request.body);', (g) => without(g, 'rules')],
  ['a secret’s place', 'config/live.env, line 3: An API key', (g) => without(g, 'secrets')],
  ['the history', '"Fix rounding" (feedc0de)', (g) => without(g, 'history')],
  ['what changes together', 'src/price.ts changed together with src/cart.ts', (g) => without(g, 'history')],
  ['the tests', 'test/cart.test.ts (imports it)', (g) => without(g, 'tests')],
  ['the owners', '@shop/payments', (g) => without(g, 'owners')],
  ['the commands', 'npm test', (g) => without(g, 'commands')],
];

function without(given: Material, kind: keyof Evidence): Material {
  const { [kind]: _gone, ...rest } = given.evidence;
  return { ...given, evidence: rest };
}

test.each(parts)('every stage is told %s, and only where there is one', (_name, words, leftOut) => {
  for (const call of calls) {
    expect(endpoint(call, material(), words)).not.toBeNull();
    expect(endpoint(call, leftOut(material()), words)).toBeNull();
  }
});

test('code comes with the file it is of', () => {
  expect(endpoint(planning, material(), 'cart.items.length')).toBe(
    ' name="passage" file="src/cart.ts" in="total" because="the task names total"',
  );
  expect(endpoint(planning, material(), 'function checkout')).toContain('file="src/checkout.ts"');
});

test('DP-13 prompt: the same material gives the same bytes', () => {
  expect(commonMessages(material(), wide)).toEqual(commonMessages(material(), wide));
  const [system, shared, ...more] = commonMessages(material(), wide).messages;
  expect([system?.role, shared?.role, more]).toEqual(['system', 'user', []]);
});

test('all stages share their beginning byte for byte, and the critics share the plan too', () => {
  const shared = commonMessages(material(), wide);
  const texts = calls.map((call) => messagesFor(call, shared).map((m) => JSON.stringify(m)));
  const [planning = [], ...critics] = texts;
  for (const one of critics) {
    expect(one).toHaveLength(4);
    expect(one.slice(0, 2)).toEqual(planning.slice(0, 2));
    expect(one.slice(0, 3)).toEqual(critics[0]?.slice(0, 3));
  }
  expect(planning).toHaveLength(3);
  expect(new Set(texts.map((one) => one.at(-1))).size).toBe(calls.length);
});

test('parts of one diff differ behind everything else', () => {
  const of = (number: number) => {
    const given = { ...material({ diffText: `+part ${number}` }), diffPart: { number, of: 2 } };
    return commonMessages(given, wide).messages[1]?.content ?? '';
  };
  const [one, two] = [of(1), of(2)];
  const same = [...one].findIndex((char, at) => char !== two[at]);
  expect(one.slice(same)).toContain('part="1 of 2, the others are examined apart"');
  expect(blocksOf({ role: 'user', content: one.slice(0, one.lastIndexOf('<data')) }).blocks.length).toBe(
    blocksOf({ role: 'user', content: one }).blocks.length - 1,
  );
  expect(same).toBeGreaterThan(one.lastIndexOf('<data'));
});

test('what was not gathered is said, so that nothing found is not taken for nothing there', () => {
  const said = (given: Material) =>
    blocksOf(commonMessages(given, wide).messages[1]).blocks.find((b) => b.labels.includes('not known'))
      ?.text;
  expect(said(material())).toBeUndefined();
  expect(said({ ...without(material(), 'history'), diffText: '' })).toBe(
    'Not gathered: history.\nNo diff is examined.',
  );
});

test('no secret reaches a message, wherever it stands', () => {
  const value = ['hunter2', 'hunter2', 'hunter2'].join('-');
  const key = `ghp_${'a1B2c3D4e5'.repeat(4)}`.slice(0, 40);
  const spread = (text: string): string => text.replaceAll('src/cart.ts', `src/${value}/${key}.ts`);
  const plain = material();
  const given: Material = {
    ...(JSON.parse(spread(JSON.stringify(plain))) as Material),
    task: { ...plain.task, title: value, body: `${key}\n${value}`, instructions: value },
    diffText: `+const k = '${value}' + '${key}';`,
    secrets: [value],
  };
  const found = commonMessages(given, wide)
    .messages.map((m) => m.content)
    .join('\n');
  expect(found).not.toContain(value);
  expect(found).not.toContain(key);
  expect(found).toContain('[redacted:secret]');
});

test('a secret is not cut in half before it is looked for', () => {
  const value = 'Z9'.repeat(30);
  const long = `${'x'.repeat(280)}${value}`;
  const given = material({ secrets: [value] });
  const [trace] = given.evidence.traces?.traces ?? [];
  for (const frame of trace?.frames ?? []) frame.raw = long;
  for (const file of given.evidence.history?.files ?? [])
    for (const commit of file.recent) commit.subject = `${'y'.repeat(90)}${value}`;
  const found = commonMessages(given, { ...wide, limit: 4_000 }).messages[1]?.content ?? '';
  expect(found).toContain('x'.repeat(280));
  expect(found).not.toContain('Z9Z9');
});

test('what a rule blanks in its quote is blanked', () => {
  const given = material();
  given.evidence.rules?.hits.push({
    rule,
    file: 'src/db.ts',
    startLine: 1,
    endLine: 1,
    quote: "connect('root', 'swordfish-7')",
    detail: 'D.',
    replacement: null,
    secrets: ['swordfish-7'],
  });
  expect(commonMessages(given, wide).messages[1]?.content).not.toContain('swordfish-7');
});

test('of secrets the place is told and never the line', () => {
  expect(endpoint(planning, material(), 'KEY=')).toBeNull();
});

test('hidden characters are shown', () => {
  const given = material({ diffText: '+if (isAdmin\u202e) {\u200b' });
  expect(commonMessages(given, wide).messages[1]?.content).toContain('+if (isAdmin‹U+202E›) {‹U+200B›');
});

test('what does not fit is left out, the least telling first, and named', () => {
  const given = material();
  const passages = Array.from({ length: 50 }, (_, n) =>
    passage({ file: `src/p${n}.ts`, code: `passage ${n} ${'.'.repeat(400)}` }),
  );
  given.evidence.passages = { ...evidence().passages, passages } as Evidence['passages'] & object;
  const shared = commonMessages(given, { ...wide, limit: 12_000 });
  const content = shared.messages[1]?.content ?? '';
  const kept = passages.filter((one) => content.includes(`"${one.file}"`)).length;
  expect(kept).toBeGreaterThan(5);
  expect(kept).toBeLessThan(30);
  expect(content).toContain('src/p0.ts');
  expect(shared.cut).toEqual([{ what: 'passages of code told to the model', kept, of: 50 }]);
  expect(content).toContain('eval(request.body);');
  expect(content.length - given.diffText.length).toBeLessThan(12_300);
});

test('a task that is too long is cut behind its beginning, and how much is said', () => {
  const line = (n: number) => `filler line ${'.'.repeat((n * 37) % 900)}\n`;
  const body = `Head of the task.\n${Array.from({ length: 500 }, (_, n) => line(n)).join('')}`;
  const given = material();
  const shared = commonMessages(
    { ...given, task: { ...given.task, title: 'T', body } },
    { ...wide, limit: 8_000 },
  );
  const text = blocksOf(shared.messages[1]).blocks[0]?.text ?? '';
  expect(text.startsWith('T\n\nHead of the task.\nfiller line')).toBe(true);
  expect(`T\n\n${body}`.startsWith(text)).toBe(true);
  const [cut] = shared.cut;
  expect(cut).toMatchObject({ what: 'characters of the task told to the model', of: body.length + 3 });
  expect(cut?.kept).toBeGreaterThan(3_000);
  expect(cut?.kept).toBeLessThanOrEqual(4_000);
  expect(Math.abs(text.length - (cut?.kept ?? 0))).toBeLessThan(20);
});

test('property: whatever the room, no block is broken and nothing is lost without being named', () => {
  const whole = blocksOf(commonMessages(material(), wide).messages[1]).blocks;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6_000 }), (limit) => {
      const shared = commonMessages(material(), { ...wide, limit });
      const { blocks, outside } = blocksOf(shared.messages[1]);
      expect(outside).toBe('');
      const told = blocks.map((b) => b.text).join('\n').length;
      const all = whole.map((b) => b.text).join('\n').length;
      expect(told < all).toBe(shared.cut.length > 0);
    }),
    { numRuns: 200 },
  );
});

test('a passage that a frame shows is not shown twice', () => {
  const given = material();
  const frame = given.evidence.traces?.traces[0]?.frames[0];
  if (frame?.place) given.evidence.passages?.passages.push({ ...frame.place });
  const content = commonMessages(given, wide).messages[1]?.content ?? '';
  expect(content.split('pay(cart.total);\n}')).toHaveLength(2);
});
