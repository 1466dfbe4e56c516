import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSyntax } from '../../src/adapters/syntax';
import { enclosing, methodsAround } from '../../src/core/syntax-place';
import type { Syntax, SyntaxLanguage } from '../../src/domain/ports';
import { grammarFolder } from '../fakes/grammars';

const root = join(import.meta.dirname, '../fixtures/syntax-place');
let assets = '';
let syntax: Syntax;

beforeAll(() => {
  assets = grammarFolder();
  syntax = openSyntax(assets);
});
afterAll(() => rmSync(assets, { recursive: true, force: true }));

interface Expected {
  places: Record<string, string>;
  /** The methods of the class around each line that is in one. */
  methods: Record<string, string>;
}

describe.each(readdirSync(root))('%s', (language) => {
  const folder = join(root, language);
  const source = readdirSync(folder).find((name) => name.startsWith('source.')) ?? '';
  const text = readFileSync(join(folder, source), 'utf8');
  const expected: Expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));

  test('finds what stands around a line', async () => {
    const places: Record<string, string> = {};
    for (const line of Object.keys(expected.places)) {
      const place = await syntax.parse(language as SyntaxLanguage, text, (node) =>
        enclosing(node, language as SyntaxLanguage, Number(line)),
      );
      places[line] = place
        ? `${place.kind} ${place.name} ${place.startLine}-${place.endLine}: ${place.doc}`
        : 'nothing';
    }
    expect(places).toEqual(expected.places);
  });

  test('lists the methods of the class around a line', async () => {
    const methods: Record<string, string> = {};
    for (const line of Object.keys(expected.places)) {
      const found = await syntax.parse(language as SyntaxLanguage, text, (node) =>
        methodsAround(node, language as SyntaxLanguage, Number(line)),
      );
      if (found?.length)
        methods[line] = found.map((one) => `${one.name} ${one.startLine}-${one.endLine}`).join(', ');
    }
    expect(methods).toEqual(expected.methods);
  });
});
