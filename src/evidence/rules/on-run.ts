import type { RuleHit } from '../../domain/evidence';
import type { Syntax, SyntaxLanguage, YamlReader } from '../../domain/ports';
import type { Dialect } from './on-expressions';
import { isTestPath, openFile } from './on-file';
import type { Rule, Spot } from './on-rule';
import { openScript, type Script } from './on-shell';
import { isCut, type Node, plant } from './on-tree';
import { isWorkflowPath, maskExpressions, openWorkflow, type Workflow } from './on-workflow';

/** What was done with a file. */
export type Looked =
  | { kind: 'examined'; language: string; hits: RuleHit[]; isCut: boolean }
  /** Only the rules for any text were asked. (`isCut`: not all values could be followed.) */
  | { kind: 'text'; hits: RuleHit[] }
  | { kind: 'unparsed'; language: string; hits: RuleHit[] };

/** A hit is shown by its first rows: that many tell what it is. */
const mostRows = 200;

type Found = { spots: [Rule, Spot][]; isCut: boolean };
type Parsers = { syntax: Syntax; yaml: YamlReader };

/** Runs the rules over one file. */
export async function examine(
  path: string,
  text: string,
  rules: readonly Rule[],
  ports: Parsers,
): Promise<Looked> {
  const lines = text.split('\n');
  const done = (found: readonly [Rule, Spot][]) => toHits(found, path, lines);
  const plain = rules.flatMap((rule) => pair(rule, rule.text?.(lines, path)));
  if (isWorkflowPath(path)) {
    const root = await ports.yaml.parse(text);
    const workflow = root === null ? null : openWorkflow(path, text, root);
    if (root === null) return { kind: 'unparsed', language: 'workflow', hits: done(plain) };
    if (workflow === null) return { kind: 'text', hits: done(plain) };
    return {
      kind: 'examined',
      language: 'workflow',
      hits: done([...plain, ...(await ofWorkflow(workflow, rules, ports))]),
      isCut: false,
    };
  }
  const language = ports.syntax.language(path, text);
  const ask = language === null ? null : asking(language, path, text, rules);
  if (language === null || ask === null) return { kind: 'text', hits: done(plain) };
  if (ask === 'nothing') return { kind: 'examined', language, hits: done(plain), isCut: false };
  const found = await ports.syntax.parse(language, text, (root) => ask(plant(root, text)));
  if (found === null) return { kind: 'unparsed', language, hits: done(plain) };
  return { kind: 'examined', language, hits: done([...plain, ...found.spots]), isCut: found.isCut };
}

type Ask = (root: Node) => Found;

/** What is asked of the tree; null when no rule knows the language, `nothing` when none can match the text. */
function asking(
  language: SyntaxLanguage,
  path: string,
  text: string,
  rules: readonly Rule[],
): Ask | 'nothing' | null {
  switch (language) {
    case 'javascript':
    case 'typescript':
    case 'tsx':
      return askingCode('javascript', path, text, rules);
    case 'python':
      return askingCode('python', path, text, rules);
    case 'bash':
      return (root) => ({ spots: ofScript(openScript(path, text, root, false), rules), isCut: isCut(root) });
    default:
      return null;
  }
}

function askingCode(dialect: Dialect, path: string, text: string, rules: readonly Rule[]): Ask | 'nothing' {
  const asked = needed(rules, text, dialect, isTestPath(path));
  return asked.length === 0 ? 'nothing' : (root) => ofCode(path, text, dialect, root, asked);
}

/** The rules that can say something about a text in a language. */
function needed(rules: readonly Rule[], text: string, dialect: Dialect, isTest: boolean): readonly Rule[] {
  // Also as it is read: an escape may stand inside a word, a text may be written in pieces.
  const read = text.replace(/\\|['"]\s*[bfru]{0,2}['"]/gi, '');
  const isOther = read !== text;
  return rules.filter(({ languages, inTests, needs }) => {
    if (!languages.includes(dialect) || (isTest && inTests !== true)) return false;
    const one = needs === undefined || needs instanceof RegExp ? needs : needs[dialect];
    return one === undefined || one.test(text) || (isOther && one.test(read));
  });
}

type Said = Spot | Spot[] | null | undefined;

function add(spots: [Rule, Spot][], rule: Rule, said: Said): void {
  if (said == null) return;
  if (Array.isArray(said)) for (const one of said) spots.push([rule, one]);
  else spots.push([rule, said]);
}

function pair(rule: Rule, said: Said): [Rule, Spot][] {
  const spots: [Rule, Spot][] = [];
  add(spots, rule, said);
  return spots;
}

function ofCode(path: string, text: string, dialect: Dialect, root: Node, asked: readonly Rule[]): Found {
  const visits = asked.flatMap((rule) =>
    Object.entries(rule[dialect] ?? {}).map(([type, visit]) => ({ rule, type, visit })),
  );
  const byType = group(visits);
  const file = openFile(path, text, dialect, root, byType.keys());
  const spots: [Rule, Spot][] = [];
  const ofCalls = asked.filter((rule) => rule.call !== undefined);
  for (const call of ofCalls.length > 0 ? file.calls : [])
    for (const rule of ofCalls) add(spots, rule, rule.call?.(call, file));
  for (const node of file.find(new Set(byType.keys()))) {
    for (const { rule, visit } of byType.get(node.type) ?? []) add(spots, rule, visit(node, file));
  }
  return { spots, isCut: file.steps.left < 0 || isCut(file.root) };
}

function group<T extends { type: string }>(list: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(one.type, [...(groups.get(one.type) ?? []), one]);
  return groups;
}

function ofScript(script: Script, rules: readonly Rule[]): [Rule, Spot][] {
  const asked = rules.filter(
    (rule) => rule.command !== undefined && (rule.inTests === true || !isTestPath(script.path)),
  );
  return script.commands.flatMap((command) =>
    asked.flatMap((rule) => pair(rule, rule.command?.(command, script))),
  );
}

async function ofWorkflow(
  workflow: Workflow,
  rules: readonly Rule[],
  ports: Parsers,
): Promise<[Rule, Spot][]> {
  const found = rules.flatMap((rule) => pair(rule, rule.workflow?.(workflow)));
  for (const { run, shell } of workflow.steps) {
    if (run === null || !/^(?:|bash.*|sh.*|\/bin\/.*sh.*)$/.test(shell)) continue;
    const text = maskExpressions(run.text);
    const inside = await ports.syntax.parse('bash', text, (root) =>
      ofScript(openScript(workflow.path, text, plant(root, text), true), rules),
    );
    for (const [rule, one] of inside ?? []) {
      found.push([
        rule,
        { ...one, row: run.rowOf(one.row), endRow: run.rowOf(one.endRow), replacement: null },
      ]);
    }
  }
  return found;
}

/** Ordered by place and rule; the same rule says the same lines once. */
function toHits(found: readonly [Rule, Spot][], path: string, lines: readonly string[]): RuleHit[] {
  const hits = new Map<string, RuleHit>();
  for (const [rule, one] of found) {
    const endRow = Math.min(one.endRow, one.row + mostRows - 1);
    const key = `${rule.info.id}:${one.row}:${endRow}`;
    if (hits.has(key)) continue;
    hits.set(key, {
      rule: rule.info,
      file: path,
      startLine: one.row + 1,
      endLine: endRow + 1,
      quote: lines
        .slice(one.row, endRow + 1)
        .map((line) => line.replace(/\r$/, ''))
        .join('\n'),
      detail: one.detail,
      replacement: one.replacement ?? null,
      ...(one.severity === undefined ? {} : { severity: one.severity }),
      ...(one.secrets === undefined ? {} : { secrets: one.secrets }),
    });
  }
  return [...hits.values()].sort(
    (a, b) => a.startLine - b.startLine || a.endLine - b.endLine || (a.rule.id < b.rule.id ? -1 : 1),
  );
}
