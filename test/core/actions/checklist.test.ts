import { describe, expect, test } from 'vitest';
import { checklist, checklistText } from '../../../src/core/actions/checklist';
import type { DiffFacts, DiffFile, Evidence, RuleFacts, RuleInfo } from '../../../src/domain/evidence';

const of = (evidence: Evidence, item: RegExp) => {
  const found = checklist(evidence).filter((one) => item.test(one.item));
  expect(found).toHaveLength(1);
  return found[0];
};
const added = (path: string, ...texts: string[]): DiffFile => ({
  path,
  previousPath: null,
  status: 'modified',
  binary: false,
  addedLines: texts.length,
  removedLines: 0,
  hunks: [
    {
      oldStart: 1,
      oldLines: 0,
      newStart: 1,
      newLines: texts.length,
      section: '',
      lines: texts.map((text, n) => ({ kind: 'add', text, oldLine: null, newLine: n + 1, noNewline: false })),
    },
  ],
  truncated: false,
});
const diff = (...files: DiffFile[]): DiffFacts => ({
  from: 'main',
  asked: true,
  files,
  addedLines: files.reduce((sum, file) => sum + file.addedLines, 0),
  removedLines: 0,
});
const info = (changes: Partial<RuleInfo>): RuleInfo => ({
  id: 'r',
  title: 'It is wrong',
  critic: 'reviewer',
  category: 'correctness',
  severity: 'high',
  confidence: 0.9,
  cwe: 'CWE-1',
  explanation: '',
  fix: '',
  references: [],
  ...changes,
});
const rules = (...all: [Partial<RuleInfo>, number][]): RuleFacts => ({
  scannedFiles: ['a.ts', 'b.ts'],
  ruleCounts: { reviewer: 1, security: 1 },
  hits: all.map(([changes, line]) => ({
    rule: info(changes),
    file: 'a.ts',
    startLine: line,
    endLine: line,
    quote: 'x',
    detail: '',
    replacement: null,
  })),
});

describe('DP-31 /review checklist', () => {
  test('covers every item of the documents, and without evidence knows none of them', () => {
    const all = checklist({});
    expect(all).toHaveLength(26);
    expect(new Set(all.map(({ item }) => item)).size).toBe(26);
    expect([...new Set(all.map(({ area }) => area))]).toEqual([
      'Function',
      'Code',
      'Tests',
      'Speed',
      'Security',
      'Style',
    ]);
    expect(all.every(({ state, evidence }) => state === 'not known' && evidence !== '')).toBe(true);
    expect(checklistText({})).not.toContain('[x]');
    expect(checklistText({})).toMatch(/Of 26 items 0 met, 0 not met, 26 not known\.$/);
  });

  test('a hit of a rule is an item that is not met; that none matches is no tick', () => {
    const evidence = { rules: rules([{}, 3], [{ category: 'performance', title: 'Slow' }, 4]) };
    expect(of(evidence, /plain bug/)).toMatchObject({ state: 'not met', evidence: '`a.ts:3` (It is wrong)' });
    expect(of(evidence, /plainly slow/)).toMatchObject({ state: 'not met', evidence: '`a.ts:4` (Slow)' });
    expect(of(evidence, /vulnerability/)).toMatchObject({
      state: 'not known',
      evidence: 'no rule matched in 2 files, which proves nothing; needs a reader or a model',
    });
  });

  test('what is not in the change that was asked for does not count', () => {
    const evidence = { rules: rules([{}, 3], [{}, 1]), diff: diff(added('a.ts', 'x();')) };
    expect(of(evidence, /plain bug/)?.evidence).toBe('`a.ts:1` (It is wrong)');
  });

  test('secrets: met with what was searched, not met with the place', () => {
    const searched = { secrets: { scannedFiles: ['a.ts'], hits: [] } };
    expect(of(searched, /secret/)).toMatchObject({
      state: 'met',
      evidence: 'none was found in the 1 file searched',
    });
    const hit = { ruleId: 'secret/x', title: 'A token', file: 'a.ts', line: 2, quote: '' };
    expect(of({ secrets: { scannedFiles: ['a.ts'], hits: [hit] } }, /secret/)).toMatchObject({
      state: 'not met',
      evidence: '`a.ts:2` (A token)',
    });
    const said = { ...searched, rules: rules([{ id: 'hardcoded-credentials', critic: 'security' }, 9]) };
    expect(of(said, /secret/)?.state).toBe('not met');
    expect(of({ secrets: { scannedFiles: [], hits: [] } }, /secret/)?.state).toBe('not known');
  });

  test('tests: met when they change along, not met when there are none, else not known', () => {
    const covered = (tests: { path: string; why: string }[], leftOut = {}): Evidence => ({
      tests: { covered: [{ file: 'a.ts', tests }], testFiles: 1, ...leftOut },
    });
    const test = { path: 'a.test.ts', why: 'imports it' };
    const change = { diff: diff(added('a.ts', 'x();'), added('a.test.ts', 'y();')) };
    const alone = { diff: diff(added('a.ts', 'x();')) };
    const state = (evidence: Evidence) => of(evidence, /What is new/)?.state;
    expect(state({ ...change, ...covered([test]) })).toBe('met');
    expect(state({ ...alone, ...covered([test]) })).toBe('not known');
    expect(state({ ...alone, ...covered([]) })).toBe('not met');
    expect(state({ ...alone, ...covered([], { leftOut: { files: 3, by: '--exclude test' } }) })).toBe(
      'not known',
    );
    expect(state({ ...alone, tests: { covered: [], testFiles: 0 } })).toBe('not known');
    expect(state({ diff: diff(added('README.md', 'x')), ...covered([]) })).toBe('not known');
    expect(state(covered([]))).toBe('not known');
  });

  test('debug output: found in added lines, met where all of them were looked at', () => {
    const state = (...files: DiffFile[]) => of({ diff: diff(...files) }, /debug output/);
    expect(state(added('a.ts', 'x();', '  console.log(x);'))).toMatchObject({
      state: 'not met',
      evidence: '`a.ts:2`',
    });
    expect(state(added('a.py', 'breakpoint()'))?.state).toBe('not met');
    const fine = added('a.ts', '// console.log(x)', 'console.error(x);', 'log.debugger = 1;');
    expect(state(fine, added('a.test.ts', 'console.log(x);'))).toMatchObject({
      state: 'met',
      evidence: 'none in the 4 lines that the change adds',
    });
    expect(state(added('a.go', 'fmt.Println(x)'))?.state).toBe('not known');
    expect(state({ ...added('a.ts', 'x();'), truncated: true })?.state).toBe('not known');
    expect(
      of({ diff: diff(fine), rules: rules([{ category: 'debug-code' }, 1]) }, /debug output/)?.state,
    ).toBe('not met');
  });

  test('what a command would tell is not known, and the command is named', () => {
    const command = {
      kind: 'lint' as const,
      command: 'npm run lint',
      source: 'package.json',
      directory: '.',
    };
    const evidence: Evidence = { commands: { commands: [command], ecosystems: [], constraints: [] } };
    expect(of(evidence, /project’s style/)).toMatchObject({
      state: 'not known',
      evidence: '`npm run lint` would tell; it was not run',
    });
    expect(of(evidence, /All tests pass/)?.evidence).toMatch(/^the project names no command for it/);
  });

  test('only what is met has a tick', () => {
    const text = checklistText({
      secrets: { scannedFiles: ['a.ts'], hits: [] },
      rules: rules([{ category: 'error-handling' }, 2]),
    });
    expect(text.match(/\[x\]/g)).toHaveLength(1);
    expect(text).toContain(
      '- [x] No secret stands in the source: **met**; none was found in the 1 file searched',
    );
    expect(text).toContain('- [ ] Errors are handled where they occur: **not met**; `a.ts:2` (It is wrong)');
    expect(text).toMatch(/Of 26 items 1 met, 1 not met, 24 not known\.$/);
  });
});
