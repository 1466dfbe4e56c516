import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openSyntax } from '../../src/adapters/syntax';
import { openYaml } from '../../src/adapters/yaml';
import type { RuleHit } from '../../src/domain/evidence';
import { rules } from '../../src/evidence/rules/index.generated';
import { examine } from '../../src/evidence/rules/on-run';

const assets = mkdtempSync(join(tmpdir(), 'rules-'));
symlinkSync(resolve('node_modules/@vscode/tree-sitter-wasm/wasm'), join(assets, 'grammars'));
process.on('exit', () => rmSync(assets, { recursive: true, force: true }));

export const ports = { syntax: openSyntax(assets), yaml: openYaml() };

/** All files below a folder, as paths from it, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** What the rules say of a file; `path` is the path they see. */
export async function hitsIn(folder: string, path: string): Promise<RuleHit[]> {
  const looked = await examine(path, readFileSync(join(folder, path), 'utf8'), rules, ports);
  if (looked.kind === 'unparsed') throw new Error(`${path} does not parse.`);
  return looked.hits;
}

export interface Mark {
  line: number;
  rule: string;
}

/** Lines with a mark, from 1: `# seeded: rule-id` names the rule, `# expect` stands for `rule`. */
export function marksIn(text: string, rule = ''): Mark[] {
  return text.split('\n').flatMap((line, row) => {
    const seeded = /(?:#|\/\/|\/\*) seeded: ([\w-]+)/.exec(line)?.[1];
    if (seeded !== undefined) return [{ line: row + 1, rule: seeded }];
    return /(?:#|\/\/|\/\*) expect\b/.test(line) ? [{ line: row + 1, rule }] : [];
  });
}

export function covers(hit: RuleHit, mark: Mark): boolean {
  return hit.rule.id === mark.rule && hit.startLine <= mark.line && mark.line <= hit.endLine;
}
