import { createPlan } from '../../../src/core/plan';
import type { Material } from '../../../src/core/prompts/shared-messages';
import type { Claim } from '../../../src/core/prompts/verdict-answer';
import type { Message } from '../../../src/domain/chat';
import type { Evidence, Passage, RuleInfo } from '../../../src/domain/evidence';
import type { Plan } from '../../../src/domain/plan';
import { question } from '../../fakes/question';

/** Characters, without a limit. */
export const wide = { limit: 1_000_000, measure: (text: string) => text.length };

export function passage(changes: Partial<Passage> = {}): Passage {
  return {
    file: 'src/cart.ts',
    startLine: 10,
    endLine: 12,
    code: 'export function total(cart: Cart) {\n  return cart.items.length * price;\n}',
    focusLine: 11,
    symbol: 'total',
    doc: null,
    score: 1,
    words: ['total'],
    reasons: ['the task names total'],
    ...changes,
  };
}

export const rule: RuleInfo = {
  id: 'js/eval',
  title: 'Text is run as code',
  critic: 'security',
  category: 'injection',
  severity: 'high',
  confidence: 0.9,
  cwe: 'CWE-95',
  explanation: 'Whoever controls the text controls the program.',
  fix: 'Parse the text instead.',
  references: [],
};

/** Evidence of every kind; each part holds words that stand in no other. */
export function evidence(): Evidence {
  return {
    diff: {
      from: 'origin/main (1a2b3c4)',
      asked: true,
      addedLines: 1,
      removedLines: 0,
      files: [
        {
          path: 'src/cart.ts',
          previousPath: null,
          status: 'modified',
          binary: false,
          addedLines: 1,
          removedLines: 0,
          truncated: false,
          hunks: [
            {
              oldStart: 20,
              oldLines: 1,
              newStart: 20,
              newLines: 2,
              section: '',
              lines: [
                { kind: 'context', text: 'const a = 1;', oldLine: 20, newLine: 20, noNewline: false },
                { kind: 'add', text: 'discount(a);', oldLine: null, newLine: 21, noNewline: false },
              ],
            },
          ],
        },
      ],
    },
    traces: {
      traces: [
        {
          language: 'node',
          errorType: 'TypeError',
          message: 'cart is undefined',
          frames: [
            {
              raw: 'at checkout (/app/src/checkout.ts:5:3)',
              rawPath: '/app/src/checkout.ts',
              line: 5,
              column: 3,
              symbol: 'checkout',
              file: 'src/checkout.ts',
              candidates: [],
              foreign: false,
              place: passage({
                file: 'src/checkout.ts',
                startLine: 4,
                endLine: 6,
                code: 'function checkout(cart) {\n  pay(cart.total);\n}',
                symbol: 'checkout',
              }),
            },
          ],
        },
      ],
    },
    passages: {
      passages: [passage()],
      namedFiles: ['src/named.ts'],
      missingFiles: ['src/gone.ts'],
      symbols: [{ name: 'total', file: 'src/cart.ts', line: 10 }],
      missingSymbols: ['grandTotal'],
      words: ['total'],
      searchedFiles: 3,
    },
    commands: {
      commands: [{ kind: 'test', command: 'npm test', source: 'package.json', directory: '.' }],
      ecosystems: ['Node.js (npm)'],
      constraints: [{ text: 'ES modules', source: 'package.json' }],
    },
    secrets: {
      scannedFiles: ['config/live.env'],
      hits: [
        {
          ruleId: 'secret/api-key',
          title: 'An API key',
          file: 'config/live.env',
          line: 3,
          quote: 'KEY=[redacted:api-key]',
        },
      ],
    },
    rules: {
      scannedFiles: ['src/run.ts'],
      ruleCounts: { security: 20, reviewer: 5 },
      hits: [
        {
          rule,
          file: 'src/run.ts',
          startLine: 7,
          endLine: 7,
          quote: '  eval(request.body);',
          detail: 'The text comes from request.body.',
          replacement: null,
        },
      ],
    },
    history: {
      commits: 40,
      files: [
        {
          path: 'src/cart.ts',
          commits: 9,
          fixes: [
            { hash: 'feedc0de'.repeat(5), subject: 'Fix rounding', author: 'Ada', time: 1_700_000_000 },
          ],
          recent: [
            { hash: 'abcdef12'.repeat(5), subject: 'Round prices', author: 'Ada', time: 1_700_000_000 },
          ],
          authors: [{ name: 'Ada', commits: 9 }],
        },
      ],
      together: [{ path: 'src/price.ts', with: 'src/cart.ts', commits: 4 }],
      shallow: false,
    },
    tests: {
      covered: [{ file: 'src/cart.ts', tests: [{ path: 'test/cart.test.ts', why: 'imports it' }] }],
      testFiles: 3,
    },
    owners: {
      source: '.github/CODEOWNERS',
      files: [{ path: 'src/cart.ts', owners: ['@shop/payments'], pattern: '*', line: 1 }],
    },
  };
}

export function material(changes: Partial<Material> = {}): Material {
  const { task } = question('The total is wrong\n\nIt ignores vouchers.');
  return {
    task: { ...task, instructions: 'Look at rounding first.' },
    evidence: evidence(),
    diffText: 'diff --git a/src/cart.ts b/src/cart.ts\n@@ -20,1 +20,2 @@\n const a = 1;\n+discount(a);\n',
    secrets: [],
    ...changes,
  };
}

/** A plan with a word of its own in every section. */
export function plan(at = 0): Plan {
  return createPlan(
    {
      title: 'Plan heading',
      summary: 'Plan summary.',
      objectives: ['plan-objective'],
      constraints: ['plan-constraint'],
      assumptions: ['plan-assumption'],
      approach: 'plan-approach',
      steps: [
        {
          number: 1,
          description: 'plan-step',
          files: ['src/cart.ts'],
          dependencies: [],
          commands: ['plan-command'],
          verification: 'plan-verification',
          completed: false,
        },
      ],
      affectedFiles: [{ path: 'src/cart.ts', reason: 'plan-reason' }],
      testPlan: ['plan-test'],
      risks: ['plan-risk'],
      alternatives: ['plan-alternative'],
      rollback: ['plan-rollback'],
      successCriteria: ['plan-criterion'],
      nextActions: ['plan-action'],
      proposedChanges: [{ path: 'src/cart.ts', description: 'plan-change', diff: '+plan-patch' }],
      suggestedCommands: ['plan-suggested'],
    },
    at,
  );
}

export interface Block {
  tag: string;
  labels: string;
  text: string;
}

/** The blocks of a message, read as the rules say: from an opening marker to the closing one with the same number. */
export function blocksOf(message: Message | undefined): { blocks: Block[]; outside: string } {
  const lines = (message?.content ?? '').split('\n');
  const blocks: Block[] = [];
  const outside: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const opening = /^<(data|instructions) id=([0-9a-f]{16})(.*)>$/.exec(lines[at] ?? '');
    if (opening === null) {
      outside.push(lines[at] ?? '');
      continue;
    }
    const [, tag = '', id = '', labels = ''] = opening;
    const end = lines.indexOf(`</${tag} id=${id}>`, at);
    if (end < 0) throw new Error(`The block ${lines[at]} is not closed.`);
    blocks.push({ tag, labels, text: lines.slice(at + 1, end).join('\n') });
    at = end;
  }
  return { blocks, outside: outside.join('\n').trim() };
}

/** An entry of a critic's answer. */
export function claim(changes: Partial<Claim> = {}): Claim {
  return {
    title: 'A voucher is ignored',
    detail: 'The sum is taken before the discount.',
    category: 'correctness',
    severity: 'high',
    confidence: 0.9,
    file: 'src/cart.ts',
    quote: 'discount(a);',
    suggestion: { description: 'Take the discount first.', replacement: 'discount(b);' },
    cwe: null,
    references: [],
    ...changes,
  };
}
