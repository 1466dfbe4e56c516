import { expect, test } from 'vitest';
import type { ToolPorts } from '../../src/domain/tool-ports';
import type { Web, WebPage } from '../../src/domain/web';
import { webFetch } from '../../src/tools/web-fetch';
import { webSearch } from '../../src/tools/web-search';

const { signal } = new AbortController();
/** These two tools reach the world through the web alone. */
const portsOf = (web: Partial<Web>) => ({ web, signal }) as ToolPorts;
const pageOf = (page: Partial<WebPage>) =>
  portsOf({
    fetch: async () =>
      ({ ok: true, url: 'https://a.example/', title: null, text: '', cut: false, ...page }) as WebPage,
  });
const textOf = async (ports: ToolPorts, offset: number | null = null) => {
  const result = await webFetch.run({ url: 'https://a.example/', offset }, ports);
  return result.ok ? result.text : result.reason;
};

test('DP-40 web_fetch gives a page with its address and title, and hides nothing in them', async () => {
  expect(await textOf(pageOf({ title: 'A\u202eB', text: 'Words.' }))).toBe(
    'Address: https://a.example/\nTitle: A‹U+202E›B\n\nWords.',
  );
  expect(await textOf(pageOf({}))).toBe('Address: https://a.example/\n\nThe page has no text.');
  expect(await textOf(portsOf({ fetch: async () => ({ ok: false, reason: 'No.' }) }))).toBe('No.');
});

test('DP-40 web_fetch pages through a long text and names what is left', async () => {
  const text = `${'a'.repeat(19_999)}🙂${'b'.repeat(20_000)}`;
  const first = await textOf(pageOf({ text }));
  expect(first).toContain('[Characters 0 to 19999 of 40001; go on with offset 19999.]');
  const second = await textOf(pageOf({ text }), 19_999);
  expect(second).toContain(`🙂${'b'.repeat(100)}`);
  expect(second).toContain('[Characters 19999 to 39999 of 40001; go on with offset 39999.]');
  const last = await textOf(pageOf({ text, cut: true }), 39_999);
  expect(last).toContain('\nbb\n\n[The page is longer than what is read of it; the rest cannot be had.]');
  expect(await textOf(pageOf({ text }), 50_000)).toMatch(
    /has 40001 characters; there is none at offset 50000/,
  );
  expect(await textOf(pageOf({ text: 'abc' }), -5)).toContain('\nabc');
});

test('DP-40 web_search lists what was found, at most as many as asked for', async () => {
  const asked: number[] = [];
  const hits = [
    { title: 'One\nline', url: 'https://a.example/', excerpt: 'Excerpt.' },
    { title: 'Two', url: 'https://b.example/', excerpt: '' },
  ];
  const ports = portsOf({
    search: async (_, most) => {
      asked.push(most);
      return { ok: true, hits };
    },
  });
  const ask = (max_results: number | null) => webSearch.run({ query: 'x', max_results }, ports);
  expect(await ask(null)).toEqual({
    ok: true,
    text: '1. One‹U+000A›line\n   https://a.example/\n   Excerpt.\n2. Two\n   https://b.example/',
  });
  for (const most of [-1, 3, 1_000]) await ask(most);
  expect(asked).toEqual([5, 1, 3, 20]);
  const none = portsOf({ search: async () => ({ ok: true, hits: [] }) });
  expect(await webSearch.run({ query: 'x', max_results: 1 }, none)).toMatchObject({
    text: expect.stringMatching(/Nothing was found/),
  });
  const refused = portsOf({ search: async () => ({ ok: false, reason: 'No.' }) });
  expect(await webSearch.run({ query: 'x', max_results: 1 }, refused)).toEqual({ ok: false, reason: 'No.' });
});
