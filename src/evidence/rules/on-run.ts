import type { RuleHit } from '../../domain/evidence';
import type { Syntax, SyntaxLanguage, YamlReader } from '../../domain/ports';
import { type CodeFile, isTestPath, openFile } from './on-file';
import type { Rule, Spot } from './on-rule';
import { openScript, type Script } from './on-shell';
import { type Node, plant, within } from './on-tree';
import { isWorkflowPath, maskExpressions, openWorkflow, type Workflow } from './on-workflow';

/** What was done with a file. */
export type Looked =
  | { kind: 'examined'; language: string; hits: RuleHit[]; isCut: boolean }
  /** Only the rules for any text were asked. (`isCut`: not all values could be followed.) */
  | { kind: 'text'; hits: RuleHit[] }
  | { kind: 'unparsed'; language: string; hits: RuleHit[] };

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
  const found = await ports.syntax.parse(language, text, (root) => {
    const top = plant(root);
    return top === null ? null : ask(top);
  });
  if (found === null) return { kind: 'unparsed', language, hits: done(plain) };
  return { kind: 'examined', language, hits: done([...plain, ...found.spots]), isCut: found.isCut };
}

function asking(language: SyntaxLanguage, path: string, text: string, rules: readonly Rule[]) {
  switch (language) {
    case 'javascript':
    case 'typescript':
    case 'tsx':
      return (root: Node) => ofCode(openFile(path, text, 'javascript', root), rules);
    case 'python':
      return (root: Node) => ofCode(openFile(path, text, 'python', root), rules);
    case 'bash':
      return (root: Node) => ({ spots: ofScript(openScript(path, text, root, false), rules), isCut: false });
    default:
      return null;
  }
}

function pair(rule: Rule, spots: Spot | readonly Spot[] | null | undefined): [Rule, Spot][] {
  if (spots == null) return [];
  return (Array.isArray(spots) ? spots : [spots]).map((one: Spot) => [rule, one]);
}

function ofCode(file: CodeFile, rules: readonly Rule[]): { spots: [Rule, Spot][]; isCut: boolean } {
  const asked = rules.filter((rule) => !file.isTest || rule.inTests === true);
  const found: [Rule, Spot][] = [];
  for (const call of file.calls) {
    for (const rule of asked) if (rule.call !== undefined) found.push(...pair(rule, rule.call(call, file)));
  }
  const visits = asked.flatMap((rule) =>
    Object.entries(rule[file.dialect] ?? {}).map(([type, visit]) => ({ rule, type, visit })),
  );
  const byType = group(visits);
  for (const node of within(file.root)) {
    for (const { rule, visit } of byType.get(node.type) ?? []) found.push(...pair(rule, visit(node, file)));
  }
  return { spots: found, isCut: file.steps.left < 0 };
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
    const inside = await ports.syntax.parse('bash', text, (root) => {
      const top = plant(root);
      return top === null ? null : ofScript(openScript(workflow.path, text, top, true), rules);
    });
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
    const key = `${rule.info.id}:${one.row}:${one.endRow}`;
    if (hits.has(key)) continue;
    hits.set(key, {
      rule: rule.info,
      file: path,
      startLine: one.row + 1,
      endLine: one.endRow + 1,
      quote: lines
        .slice(one.row, one.endRow + 1)
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
