import { copyFileSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const wasm = join(import.meta.dirname, '../../node_modules/@vscode/tree-sitter-wasm/wasm');

/** A temporary assets folder as the built program has it, with every grammar. Remove it after use. */
export function grammarFolder(): string {
  const assets = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(assets, 'grammars'));
  for (const name of readdirSync(wasm)) {
    if (name.endsWith('.wasm') || name.endsWith('.js'))
      copyFileSync(join(wasm, name), join(assets, 'grammars', name));
  }
  return assets;
}
