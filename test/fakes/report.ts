import type { Finding } from '../../src/domain/finding';
import type { Plan } from '../../src/domain/plan';
import type { Report } from '../../src/domain/report';
import { severities } from '../../src/domain/severity';
import type { Screen } from '../../src/domain/sink';

/** A screen of 80 columns that shows neither colours nor links. */
export const plainScreen: Screen = { width: 80, colour: false, links: false, workspace: '/home/ada/shop' };

/** A finding as security reports it. */
export function aFinding(changes: Partial<Finding> = {}): Finding {
  return {
    id: 'security-1',
    fingerprint: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
    mode: 'security',
    ruleId: 'js/sql-concatenation',
    category: 'injection',
    title: 'SQL is put together from a request parameter',
    detail:
      'The value of `req.query.name` becomes part of the statement, so whoever sends the request decides what the database runs.',
    severity: 'high',
    confidence: 0.9,
    file: 'src/orders/search.ts',
    startLine: 41,
    endLine: 43,
    quote: `  const rows = await db.query(\n    \`select * from orders where customer = '\${req.query.name}'\`,\n  );`,
    suggestion: {
      description: 'Pass the value as a parameter and let the driver quote it.',
      replacement:
        "  const rows = await db.query('select * from orders where customer = $1', [req.query.name]);",
    },
    cwe: 'CWE-89',
    references: ['https://cwe.mitre.org/data/definitions/89.html'],
    ...changes,
  };
}

/** A plan with two steps. */
export function aPlan(changes: Partial<Plan> = {}): Plan {
  return {
    id: '9b2f6c1e4a7d3058b6c9e2f10a4d7b8365c1f2e3d4b5a6978897a6b5c4d3e2f1',
    version: 1,
    createdAt: '2026-03-02T09:15:00.000Z',
    updatedAt: '2026-03-02T09:15:00.000Z',
    progress: { done: 1, total: 3, percentage: 33 },
    title: 'Return an empty list when an order search has no match',
    summary:
      'The search answers with an error when no order matches, because `firstOf` in `src/orders/search.ts` reads the first row of an empty result. The plan makes the empty result a normal answer and keeps the error for a search that really failed.',
    objectives: [
      'A search without a match answers with an empty list.',
      'A failing database still answers with status 500.',
    ],
    constraints: ['Node.js 20 or newer (`engines.node` in package.json).'],
    assumptions: ['No caller depends on the error that an empty search gives today. Is that so?'],
    approach:
      'Change the one place that assumes a row, and let its two callers pass the list on. The stack trace of the task ends there.',
    steps: [
      {
        number: 1,
        description: 'Write a test that searches for a customer without orders',
        files: ['test/orders/search.test.ts'],
        dependencies: [],
        commands: ['npm test -- test/orders/search.test.ts'],
        verification:
          "The new test fails with `TypeError: Cannot read properties of undefined (reading 'id')`.",
        completed: true,
      },
      {
        number: 2,
        description: 'Return the rows as they are instead of the first one',
        files: ['src/orders/search.ts', 'src/orders/index.ts'],
        dependencies: [1],
        commands: ['npm test -- test/orders/search.test.ts'],
        verification: 'The test of step 1 passes.',
        completed: false,
      },
      {
        number: 3,
        description: 'Run the whole suite and the type check',
        files: [],
        dependencies: [1, 2],
        commands: ['npm test', 'npx tsc --noEmit'],
        verification: 'Both end with exit code 0.',
        completed: false,
      },
    ],
    affectedFiles: [
      { path: 'src/orders/search.ts', reason: 'The innermost frame of the stack trace, line 44.' },
      { path: 'src/orders/index.ts', reason: 'Imports `firstOf` and passes its result on.' },
      { path: 'test/orders/search.test.ts', reason: 'Covers src/orders/search.ts.' },
    ],
    testPlan: ['Search with no match, one match and many.', 'Search while the database refuses connections.'],
    risks: ['src/orders/index.ts was part of 4 of the last 20 fixes; read them before changing it.'],
    alternatives: ['Answer with status 404: clearer for single orders, wrong for a list.'],
    rollback: ['Revert the commit; no data changes.'],
    successCriteria: ['`npm test` passes with the new test.'],
    nextActions: ['Read the plan, answer its question, and approve it.'],
    proposedChanges: [],
    suggestedCommands: ['npm test', 'npx tsc --noEmit'],
    ...changes,
  };
}

/** A whole run: a plan, findings of all three critics, coverage with something of every kind. */
export function aReport(changes: Partial<Report> = {}): Report {
  const sql = aFinding();
  const empty = aFinding({
    id: 'debugger-1',
    fingerprint: 'd1d2d3d4d5d6d7d8d9dadbdcdddedfd0',
    mode: 'debugger',
    ruleId: null,
    category: 'null-safety',
    title: 'The first row is read although there may be none',
    detail: 'The trace of the task was thrown here. `rows[0]` is undefined when nothing matches.',
    severity: 'medium',
    confidence: 0.8,
    startLine: 44,
    endLine: 44,
    quote: '  return rows[0].id;',
    suggestion: {
      description: 'Return the list; let the caller decide what an empty one means.',
      replacement: null,
    },
    cwe: 'CWE-476',
    references: [],
  });
  const untested = aFinding({
    id: 'reviewer-1',
    fingerprint: 'e1e2e3e4e5e6e7e8e9eaebecedeeefe0',
    mode: 'reviewer',
    ruleId: 'plan/untested-file',
    category: 'testing',
    title: 'A file of the plan has no test',
    detail: 'No test imports src/orders/index.ts or has its name.',
    severity: 'low',
    confidence: 0.7,
    file: null,
    startLine: null,
    endLine: null,
    quote: '',
    suggestion: null,
    cwe: null,
    references: [],
  });
  return {
    version: 1,
    status: 'awaiting_approval',
    success: true,
    exitCode: 0,
    message: 'The plan is ready and waits for your approval; the critics have 3 findings.',
    output: 'See plan and findings.',
    error: null,
    executionTime: 0.41,
    headless: true,
    task: {
      id: '3f9a1c5be072',
      title: 'Order search crashes for a customer without orders',
      body: 'Searching for a new customer answers with status 500.',
      origin: { kind: 'file', path: 'task.txt' },
      trust: { tier: 'operator', reason: 'A local run is your own.' },
      files: [],
    },
    intent: null,
    engine: {
      kind: 'offline',
      model: null,
      schemaRung: null,
      note: 'No model was used: everything here is derived by rules from the task, the files and their history.',
    },
    planMode: true,
    plan: aPlan(),
    todos: [],
    approval: {
      state: 'drafted',
      planId: aPlan().id,
      version: 1,
      decision: null,
      reason: 'The plan was drafted; nobody was asked about it yet.',
    },
    act: null,
    stepFindings: [],
    planChanges: [],
    modes: {
      reviewer: {
        examined: ['3 files by 12 code rules', 'a diff of 2 files'],
        issues: [untested],
        suggestions: ['Say in the change log that an empty search is no error any more.'],
        positives: ['Every step names how to tell that it is done.'],
      },
      security: {
        examined: ['3 files by 13 code rules', '4 files searched for secrets'],
        vulnerabilities: [sql],
        severity: ['high'],
        recommendations: ['Search the other queries of src/orders for text put together from requests.'],
      },
      debugger: {
        examined: ['1 stack trace, 2 of 3 frames in the files looked at'],
        errors: [empty],
        rootCause: '`firstOf` reads `rows[0].id`, and for a customer without orders there is no row.',
        fixes: ['Return the list in src/orders/search.ts:44.'],
      },
    },
    findings: [sql, empty, untested],
    suppressed: [
      {
        finding: aFinding({
          id: 'reviewer-2',
          mode: 'reviewer',
          fingerprint: 'f1f2f3f4f5f6f7f8f9fafbfcfdfeff00',
        }),
        reason: 'duplicate',
      },
    ],
    coverage: {
      examined: [
        'the diff of 2 files from the last commit',
        '3 files against 25 rules',
        '1 stack trace (Node.js)',
      ],
      skipped: [{ what: 'dist/bundle.js', reason: 'generated' }],
      failed: [],
      truncated: [{ what: 'lines of src/legacy/orders.js', kept: 2000, of: 18250 }],
      complete: false,
    },
    turns: [],
    toolCalls: [],
    answer: null,
    thinking: null,
    context: null,
    workflow: null,
    modeSuggestions: [],
    transitions: [],
    suggestions: ['Run with --base origin/main to examine the whole branch.'],
    warnings: ['The workspace is a shallow clone: its history is incomplete.'],
    metrics: {
      stages: [{ name: 'plan', milliseconds: 12, ok: true, note: '3 steps' }],
      filesInWorkspace: 214,
      modes: { times: [{ mode: 'planning', stages: 1, seconds: 0.012 }] },
    },
    usage: {
      calls: 0,
      inputTokens: 0,
      cachedTokens: 0,
      outputTokens: 0,
      costUsd: null,
      isEstimated: false,
      stages: [],
      estimate: null,
    },
    session: null,
    ...changes,
  };
}

/** As many findings, of all severities, worst first. */
export function manyFindings(count: number): Finding[] {
  return Array.from({ length: count }, (_, at) =>
    aFinding({
      id: `security-${at + 1}`,
      fingerprint: (at + 1).toString(16).padStart(32, '0'),
      severity: severities[Math.floor((at * severities.length) / count)] ?? 'info',
      file: `src/part-${(at % 17) + 1}/query-${at + 1}.ts`,
      startLine: at + 10,
      endLine: at + 12,
      title: `SQL is put together from a request parameter (place ${at + 1})`,
    }),
  );
}
