import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSyntax } from '../../src/adapters/syntax';
import type { SyntaxLanguage } from '../../src/domain/ports';

const wasm = resolve('node_modules/@vscode/tree-sitter-wasm/wasm');
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'syntax-'));
  symlinkSync(wasm, join(root, 'grammars'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the language of a file', () => {
  const syntax = openSyntax('/nowhere');
  test.each([
    ['a.js', 'javascript'],
    ['a/b.MJS', 'javascript'],
    ['a.d.ts', 'typescript'],
    ['a.tsx', 'tsx'],
    ['a.py', 'python'],
    ['x.sh', 'bash'],
    ['main.go', 'go'],
    ['A.java', 'java'],
    ['a.rs', 'rust'],
    ['a.rb', 'ruby'],
    ['a.php', 'php'],
    ['README.md', null],
    ['Makefile', null],
    ['.js/readme', null],
  ])('%s is %s', (path, language) => expect(syntax.language(path)).toBe(language));
  test.each([
    ['#!/bin/sh\n', 'bash'],
    ['#!/usr/bin/env python3\n', 'python'],
    ['#!/usr/bin/env -S node --flag\n', 'javascript'],
    ['#! /bin/bash -e\r\n', 'bash'],
    ['#!/usr/bin/perl\n', null],
    ['#!', null],
    ['plain', null],
  ])('a script starting %j', (text, language) => expect(syntax.language('bin/tool', text)).toBe(language));
});

describe('parsing', () => {
  const samples: Record<SyntaxLanguage, [string, string]> = {
    javascript: ['const a = <b>{c}</b>;', 'lexical_declaration'],
    typescript: ['type A = string;', 'type_alias_declaration'],
    tsx: ['const a: B = <b>{c}</b>;', 'lexical_declaration'],
    python: ['def f(a): pass', 'function_definition'],
    bash: ['rm -rf "$a"', 'command'],
    go: ['package a', 'package_clause'],
    java: ['class A {}', 'class_declaration'],
    rust: ['fn a() {}', 'function_item'],
    ruby: ['def a; end', 'method'],
    php: ['<?php f();', 'php_tag'],
  };
  test.each(Object.entries(samples))('%s', async (language, [text, type]) => {
    const syntax = openSyntax(root);
    const found = await syntax.parse(language as SyntaxLanguage, text, (node) => [
      node.hasError,
      node.children[0]?.type,
    ]);
    expect(found).toEqual([false, type]);
    expect(syntax.faults()).toEqual([]);
  });

  test('indices count UTF-16 units and rows count from 0', async () => {
    const text = '// 🚀 ü\nconst ä = "x";\n';
    const found = await openSyntax(root).parse('javascript', text, (node) => {
      const string = node.descendantsOfType('string')[0];
      return [text.slice(string?.startIndex, string?.endIndex), string?.startPosition, string?.text];
    });
    expect(found).toEqual(['"x"', { row: 1, column: 10 }, '"x"']);
  });

  test('many parses side by side use one parser after the other', async () => {
    const syntax = openSyntax(root);
    const texts = Array.from({ length: 20 }, (_, index) => `f(${index});`);
    const found = await Promise.all(
      texts.map((text) => syntax.parse('javascript', text, (node) => node.text)),
    );
    expect(found).toEqual(texts);
  });

  test('what `use` throws reaches the caller, and the next parse works', async () => {
    const syntax = openSyntax(root);
    const failing = syntax.parse('python', 'a', () => {
      throw new Error('mine');
    });
    await expect(failing).rejects.toThrow('mine');
    expect(await syntax.parse('python', 'a = 1', (node) => node.childForFieldName('x'))).toBeNull();
  });

  test('a text over the limit is not parsed, broken and deeply nested ones are', async () => {
    const syntax = openSyntax(root);
    expect(await syntax.parse('javascript', ' '.repeat(1_000_001), () => 1)).toBeNull();
    expect(await syntax.parse('javascript', 'function (((', (node) => node.hasError)).toBe(true);
    expect(await syntax.parse('javascript', '['.repeat(50_000), () => 1)).toBe(1);
    expect(syntax.faults()).toEqual([]);
  });

  test('a text that the parser would chew on for long is given up, and the next parse starts afresh', async () => {
    let time = 0;
    const syntax = openSyntax(root, () => {
      time += 1;
      return time;
    });
    expect(await syntax.parse('javascript', 'a<b '.repeat(40_000), () => 1)).toBeNull();
    expect(await syntax.parse('javascript', 'f();', (node) => node.text)).toBe('f();');
  });
});

test('flat code of many small pieces is parsed although it takes many steps', async () => {
  const syntax = openSyntax(root, () => 0);
  expect(await syntax.parse('javascript', 'a;'.repeat(200_000), () => 1)).toBe(1);
});

describe('grammars that cannot be used', () => {
  function assets(grammar: string | Uint8Array | null): string {
    const folder = mkdtempSync(join(root, 'bad-'));
    mkdirSync(join(folder, 'grammars'));
    for (const name of ['tree-sitter.js', 'tree-sitter.wasm', 'tree-sitter-bash.wasm']) {
      cpSync(join(wasm, name), join(folder, 'grammars', name));
    }
    if (grammar !== null) writeFileSync(join(folder, 'grammars/tree-sitter-python.wasm'), grammar);
    return folder;
  }
  const module = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  test.each([
    ['missing', null],
    ['no module', 'not wasm'],
    ['cut short', new Uint8Array([0, 0x61, 0x73, 0x6d])],
    ['a module that is no grammar', module],
  ])('%s: null, recorded once, other languages work', async (_name, grammar) => {
    const syntax = openSyntax(assets(grammar));
    expect(await syntax.parse('python', 'a', () => 1)).toBeNull();
    expect(await syntax.parse('python', 'a', () => 1)).toBeNull();
    expect(syntax.faults()).toMatchObject([{ what: 'syntax of python' }]);
    expect(await syntax.parse('bash', 'ls', () => 1)).toBe(1);
  });
  test('no runtime: every language gives null', async () => {
    const syntax = openSyntax(join(root, 'nothing-here'));
    expect(await syntax.parse('python', 'a', () => 1)).toBeNull();
    expect(await syntax.parse('bash', 'a', () => 1)).toBeNull();
    expect(syntax.faults()).toHaveLength(2);
  });
});
