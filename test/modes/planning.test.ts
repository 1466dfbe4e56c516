import { describe, expect, test } from 'vitest';
import type { CommandFacts, Evidence, Passage, RuleHit } from '../../src/domain/evidence';
import { planning } from '../../src/modes/planning';
import { question } from '../fakes/question';

const passage = (file: string, parts: Partial<Passage> = {}): Passage => ({
  file,
  startLine: 1,
  endLine: 9,
  code: 'function save(path) {\n  return write(path);\n}',
  focusLine: 2,
  symbol: 'save',
  doc: null,
  score: 1,
  words: ['save'],
  reasons: ['it contains save'],
  ...parts,
});
const evidence = (files: readonly string[], parts: Partial<Evidence> = {}): Evidence => ({
  passages: {
    passages: files.map((file) => passage(file)),
    namedFiles: [...files],
    missingFiles: [],
    symbols: [],
    missingSymbols: [],
    words: ['save'],
    searchedFiles: 5,
  },
  ...parts,
});
const planOf = (text: string, facts: Evidence) => planning.offline(question(text).task, facts);

describe('commands and constraints of a repository with several packages', () => {
  const commands: CommandFacts = {
    commands: [
      { kind: 'lint', command: 'npm run lint', source: 'package.json', directory: '.' },
      ...['a', 'b'].flatMap((name) => [
        {
          kind: 'test' as const,
          command: `npm test ${name}`,
          source: `packages/${name}/package.json`,
          directory: `packages/${name}`,
        },
      ]),
    ],
    ecosystems: ['Node.js (npm)'],
    constraints: [
      { text: 'engines.node >=20', source: 'package.json' },
      { text: 'ES modules', source: 'packages/a/package.json' },
      { text: 'CommonJS', source: 'packages/b/package.json' },
    ],
  };

  test('come from the manifests at or above the files only', () => {
    const plan = planOf('save() should refuse an empty path', evidence(['packages/b/save.js'], { commands }));
    expect(plan.suggestedCommands).toEqual(['(cd packages/b && npm test b)', 'npm run lint']);
    expect(JSON.stringify(plan)).not.toContain('packages/a');
    expect(plan.constraints).toEqual(
      expect.arrayContaining(['engines.node >=20 (package.json)', 'CommonJS (packages/b/package.json)']),
    );
    expect(JSON.stringify(plan.constraints)).not.toContain('ES modules');
  });

  test('a folder whose name only begins alike is another', () => {
    const plan = planOf(
      'save() should refuse an empty path',
      evidence(['packages/ab/save.js'], { commands }),
    );
    expect(plan.suggestedCommands).toEqual(['npm run lint']);
  });

  test('tests that lie in a package of their own bring its command', () => {
    const tests = {
      covered: [
        { file: 'packages/ab/save.js', tests: [{ path: 'packages/a/save.test.js', why: 'imports it' }] },
      ],
      testFiles: 1,
    };
    const plan = planOf(
      'save() should refuse an empty path',
      evidence(['packages/ab/save.js'], { commands, tests }),
    );
    expect(plan.suggestedCommands).toEqual(['(cd packages/a && npm test a)', 'npm run lint']);
  });

  test('without a place only the root’s are suggested', () => {
    expect(planOf('Make it better', evidence([], { commands })).suggestedCommands).toEqual(['npm run lint']);
  });
});

test('a past fix is said to be one of the file: nobody knows its lines', () => {
  const fix = { hash: 'abcdef1234', subject: 'Fix the save of links', author: 'Ada', time: 0 };
  const plan = planOf(
    'save() should refuse an empty path',
    evidence(['save.js'], {
      history: {
        commits: 3,
        files: [{ path: 'save.js', commits: 3, fixes: [fix], recent: [fix], authors: [] }],
        together: [],
        shallow: false,
      },
    }),
  );
  expect(plan.steps.map((step) => step.description).join()).toContain(
    'Past fix in this file: "Fix the save of links" (abcdef12).',
  );
});

test('documentation that the task names is no guess', () => {
  const facts = evidence(['README.md'], {});
  const plan = planOf('Document the limit in the README', facts);
  expect(plan.steps[0]?.files).toEqual(['README.md']);
  expect(plan.assumptions.join()).not.toContain('is meant');
});

describe('what the rules found, for a question about the file', () => {
  const hit: RuleHit = {
    rule: {
      id: 'path-traversal',
      title: 'A path from outside is opened',
      critic: 'security',
      category: 'path-traversal',
      severity: 'high',
      confidence: 0.8,
      cwe: 'CWE-22',
      explanation: '',
      fix: '',
      references: [],
    },
    file: 'save.js',
    startLine: 2,
    endLine: 2,
    quote: '  return write(path);',
    detail: '',
    replacement: null,
  };
  const rules = { scannedFiles: ['save.js'], ruleCounts: { security: 1, reviewer: 0 }, hits: [hit] };

  test('bears on the answer', () => {
    const plan = planOf('Is save in save.js safe?', evidence(['save.js'], { rules }));
    expect(plan.steps[0]?.description).toContain(
      'This bears on it: save.js:2: A path from outside is opened (CWE-22).',
    );
    expect(plan.risks).toEqual(['None for the code: no file changes.']);
  });

  test('not what is outside the diff that was asked for, nor what the reviewer’s rules found', () => {
    const diff = { from: 'main', asked: true, files: [], addedLines: 0, removedLines: 0 };
    const outside = planOf('Is save in save.js safe?', evidence(['save.js'], { rules, diff }));
    expect(JSON.stringify(outside.steps)).not.toContain('bears on it');
    const style = { ...rules, hits: [{ ...hit, rule: { ...hit.rule, critic: 'reviewer' as const } }] };
    const reviewed = planOf('Is save in save.js safe?', evidence(['save.js'], { rules: style }));
    expect(JSON.stringify(reviewed.steps)).not.toContain('bears on it');
  });

  test('a credential in the file does, too', () => {
    const secrets = {
      scannedFiles: ['save.js'],
      hits: [{ ruleId: 'x', title: 'A token', file: 'save.js', line: 3, quote: '' }],
    };
    const plan = planOf('Is save in save.js safe?', evidence(['save.js'], { secrets }));
    expect(plan.steps[0]?.description).toContain('This bears on it: save.js:3: A token.');
  });
});
