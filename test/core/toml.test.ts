import { describe, expect, test } from 'vitest';
import { parseJsonWithComments } from '../../src/core/json-comments';
import { readToml } from '../../src/core/toml';

const table = (text: string) => {
  const read = readToml(text);
  if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
  return JSON.parse(JSON.stringify(read.table));
};

describe('TOML', () => {
  test('tables, lists of tables, dotted and quoted keys', () => {
    const text = `
      title = 'it''s not two' # a comment
    `.replace("it''s", 'its');
    expect(table(text)).toEqual({ title: 'its not two' });
    expect(table('[a.b]\nc = 1\n[a."d.e"]\n"f g".h = true\n[[x]]\ny=1\n[[x]]\ny=2\n[x.z]\nw="v"')).toEqual({
      a: { b: { c: '1' }, 'd.e': { 'f g': { h: 'true' } } },
      x: [{ y: '1' }, { y: '2', z: { w: 'v' } }],
    });
  });

  test('strings of all four kinds, lists over lines, inline tables, a byte order mark, carriage returns', () => {
    const text =
      '\uFEFFa = "x\\"y\\n\\u0041"\r\nb = \'c:\\dir\'\r\nc = """\r\nlong "quoted" \\\\ text"""\r\nd = \'\'\'raw\'\'\'\r\ne = [\r\n  "1", # one\r\n  ["2"],\r\n]\r\nf = { g = "h", i.j = [1, 2.5] }\r\n';
    expect(table(text)).toMatchObject({
      a: 'x"y\nA',
      b: 'c:\\dir',
      c: '\nlong "quoted" \\ text',
      d: 'raw',
      e: ['1', ['2']],
      f: { g: 'h', i: { j: ['1', '2.5'] } },
    });
    expect(table('when = 1979-05-27T07:32:00Z\nn = -1_000\ninf = +inf')).toEqual({
      when: '1979-05-27T07:32:00Z',
      n: '-1_000',
      inf: '+inf',
    });
  });

  test('keys of the prototype are plain keys', () => {
    const read = readToml('[__proto__]\npolluted = "yes"\n[constructor.prototype]\na = "b"');
    expect(read.ok).toBe(true);
    expect(({} as Record<string, unknown>).polluted).toBe(undefined);
  });

  test.each([
    ['a = ', 1, 'a value should stand here'],
    ['\n\na', 3, '`=` is missing'],
    ['[a', 1, '`]` is missing'],
    ['a = 1 b = 2', 1, 'the line should end here'],
    ['x = 1\na = "open\nb = 1', 2, 'the text that starts here has no end'],
    ['a = [1, 2', 1, '`,` is missing'],
    ['a = 1\n[a.b]', 2, '`a` is a value already'],
    ['= 1', 1, 'a key should stand here'],
    [`a = ${'['.repeat(100)}`, 1, 'the values are nested too deep'],
  ])('%j is broken', (text, line, reason) => {
    expect(readToml(text)).toEqual({ ok: false, line, reason });
  });
});

describe('JSON with comments', () => {
  test('comments and last commas go, what stands in strings stays', () => {
    const text =
      '\uFEFF{ // a\n "a": "// no /* comment */ \\" ,}", /* b\n ,] */ "b": [1, 2, ], "c": { "d": 1/**/, }, }';
    expect(parseJsonWithComments(text)).toEqual({
      ok: true,
      value: { a: '// no /* comment */ " ,}', b: [1, 2], c: { d: 1 } },
    });
  });

  test.each(['{', '{"a" 1}', '{"a": /* }', '[,]x', ''])('%j is broken', (text) => {
    expect(parseJsonWithComments(text)).toEqual({ ok: false });
  });
});
