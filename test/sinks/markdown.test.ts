import { expect, test } from 'vitest';
import type { Report } from '../../src/domain/report';
import { markdown } from '../../src/sinks/markdown';
import { aFinding, aPlan, aReport, manyFindings, plainScreen } from '../fakes/report';

const page = (changes: Partial<Report>) => markdown.render(aReport(changes), plainScreen);
const evil = '<b>@bob</b> #1 | `x` \u202e\u0001 '.repeat(400);

test('a long report stays under the limit, counts what is left out, and keeps its coverage', () => {
  const failed = [{ what: 'history', reason: 'git took too long' }];
  const findings = manyFindings(3000);
  const steps = Array.from({ length: 500 }, (_, at) => ({
    ...aPlan().steps[0],
    number: at + 1,
    description: evil,
  }));
  const printed = page({
    findings,
    plan: aPlan({ steps: steps as never, risks: Array.from({ length: 900 }, () => evil) }),
    coverage: { examined: ['3 files'], skipped: [], failed, truncated: [], complete: false },
  });
  expect(printed.length).toBeLessThanOrEqual(60_000);
  expect(printed).toMatch(/_[\d,]+ more findings left out here; the JSON report has them all\._/);
  expect(printed).toMatch(/_\d+ more steps left out here/);
  expect(printed).toContain('- history: git took too long');
  expect(printed).toContain('- 3 files');
});

test('texts as long as can be in every place stay under the limit', () => {
  const long = '<'.repeat(100_000);
  const findings = [
    aFinding({
      title: long,
      detail: long,
      quote: long,
      suggestion: { description: long, replacement: long },
    }),
  ];
  const printed = page({
    message: long,
    findings,
    plan: aPlan({ title: long, summary: long, approach: long }),
    warnings: [long],
  });
  expect(printed.length).toBeLessThanOrEqual(60_000);
});

test('more failures than a comment holds: as many as fit, and the rest is counted', () => {
  const failed = Array.from({ length: 5000 }, (_, at) => ({
    what: `src/part-${at}.ts`,
    reason: `reason ${at}`,
  }));
  const printed = page({
    coverage: { examined: ['a'], skipped: failed, failed, truncated: [], complete: false },
  });
  expect(printed.length).toBeLessThanOrEqual(60_000);
  expect(printed).toMatch(/more failures left out here/);
  expect(printed).toContain('reason 0');
  expect(printed).toContain('5000 failed');
});

test('folds are closed and their bodies are apart from them', () => {
  const printed = page({ findings: manyFindings(60) });
  expect(printed.match(/^<details>$/gm)?.length).toBe(printed.match(/^<\/details>$/gm)?.length);
  expect(printed).not.toMatch(/<\/summary>\n[^\n]/);
  expect(printed).not.toMatch(/[^\n]\n<\/details>/);
});

test('a reference is a link only where it can leave no trace', () => {
  const references = [
    'https://owasp.org/a',
    'https://github.com/o/r/issues/1',
    'https://owasp.org/a>@bob',
    'https://owasp.org.e.example/',
  ];
  const printed = page({ findings: [aFinding({ references })] });
  expect(printed).toContain('<https://owasp.org/a>');
  expect(printed).toContain('`https://github.com/o/r/issues/1`');
  expect(printed).toContain('`https://owasp.org/a>@bob`');
  expect(printed).toContain('`https://owasp.org.e.example/`');
});

test('quoted code stays as it is, and its file does not choose that it is drawn', () => {
  const printed = page({ findings: [aFinding({ file: 'a.mermaid', quote: '::std::string a;\n##[b]' })] });
  expect(printed).toContain('```\n::std::string a;\n##[b]\n```');
});
