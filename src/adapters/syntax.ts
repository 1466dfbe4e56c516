import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Syntax, SyntaxLanguage, SyntaxNode } from '../domain/ports';
import { languageOf } from './syntax-languages';

/** Longer texts are not parsed: UTF-16 units, about a megabyte. */
const longestText = 1_000_000;
const mostKept = 12;
/** Milliseconds after which a text that also took too many steps is given up. */
const patience = 2_000;

interface RawTree {
  readonly rootNode: SyntaxNode;
  delete(): void;
}
interface RawParser {
  setLanguage(language: unknown): unknown;
  parse(text: string, old: null, options: { progressCallback: () => boolean }): RawTree | null;
  reset(): void;
}
interface Runtime {
  Parser: { new (): RawParser; init(options: { locateFile: (name: string) => string }): Promise<void> };
  Language: { load(bytes: Uint8Array): Promise<unknown> };
}

/**
 * Opens the parser over `assets`, a folder holding `grammars/tree-sitter.js`, `grammars/tree-sitter.wasm`
 * and one `grammars/tree-sitter-<language>.wasm` per language. Nothing is read before the first parse.
 * @param now milliseconds, of any clock that does not go back
 */
export function openSyntax(assets: string, now: () => number = () => performance.now()): Syntax {
  const folder = join(assets, 'grammars');
  const faults = new Map<string, string>();
  const parsers = new Map<SyntaxLanguage, Promise<RawParser | null>>();
  const kept = new Map<string, RawTree>();
  let runtime: Promise<Runtime> | null = null;

  async function load(language: SyntaxLanguage): Promise<RawParser | null> {
    try {
      runtime ??= loadRuntime(folder);
      const { Parser, Language } = await runtime;
      const grammar = await Language.load(readFileSync(join(folder, `tree-sitter-${language}.wasm`)));
      const parser = new Parser();
      parser.setLanguage(grammar);
      return parser;
    } catch (thrown) {
      faults.set(`syntax of ${language}`, `its grammar cannot be loaded: ${firstLine(thrown)}`);
      return null;
    }
  }

  async function parse<T>(language: SyntaxLanguage, text: string, use: (root: SyntaxNode) => T) {
    if (text.length > longestText) return null;
    const loading = parsers.get(language) ?? load(language);
    parsers.set(language, loading);
    const parser = await loading;
    if (parser === null) return null;
    const key = `${language}\n${text}`;
    const tree = kept.get(key) ?? grow(parser, text, now);
    if (tree instanceof Error) {
      // A trap leaves the parser in an unknown state: it is not used again.
      parsers.set(language, Promise.resolve(null));
      faults.set(`syntax of ${language}`, `the parser gave up: ${firstLine(tree)}`);
      return null;
    }
    if (tree === null) return null;
    keep(key, tree);
    return use(tree.rootNode);
  }

  /** Passages and rules look at the same files: the last few trees stay, the others are freed. */
  function keep(key: string, tree: RawTree): void {
    kept.delete(key);
    kept.set(key, tree);
    const [oldest] = kept;
    if (kept.size <= mostKept || oldest === undefined) return;
    kept.delete(oldest[0]);
    oldest[1].delete();
  }

  return {
    language: languageOf,
    parse,
    faults: () =>
      [...faults].map(([what, reason]) => ({ what, reason })).sort((a, b) => (a.what < b.what ? -1 : 1)),
  };
}

async function loadRuntime(folder: string): Promise<Runtime> {
  const require = createRequire(join(folder, 'tree-sitter.js'));
  // A path known only at run time: the runtime finds its own script URL, which a bundle would take from it.
  const runtime = require(join(folder, 'tree-sitter.js')) as Runtime;
  await runtime.Parser.init({ locateFile: (name) => join(folder, name) });
  return runtime;
}

/** The tree; null when the text costs far more than its length lets expect: many steps, and seconds. */
function grow(parser: RawParser, text: string, now: () => number): RawTree | null | Error {
  let steps = 0;
  const most = 2_000 + text.length / 40;
  const start = now();
  try {
    const tree = parser.parse(text, null, {
      progressCallback: () => ++steps > most && now() - start > patience,
    });
    // A parse that was stopped would be taken up again by the next one.
    if (tree === null) parser.reset();
    return tree;
  } catch (thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
  }
}

function firstLine(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message.split('\n', 1)[0]?.slice(0, 200) ?? '';
}
