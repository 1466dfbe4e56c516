import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../src/domain/report';
import { sarif } from '../../src/sinks/sarif';
import { aFinding, aReport, manyFindings, plainScreen } from '../fakes/report';
import { sarifFaults } from '../fakes/sarif-schema';

const folder = join(import.meta.dirname, '../fixtures/sinks');
const log = (report: Report) => JSON.parse(sarif.render(report, plainScreen));
const run = (changes: Partial<Report>) => log(aReport(changes)).runs[0];

test.each(readdirSync(folder).sort())('%s satisfies the schema of SARIF 2.1.0', async (name) => {
  const faults = await sarifFaults();
  expect(faults(log(JSON.parse(readFileSync(join(folder, name, 'report.json'), 'utf8'))))).toEqual([]);
});

test('the schema check finds faults', async () => {
  const faults = await sarifFaults();
  const bad = log(aReport());
  bad.runs[0].results[0].level = 'grave';
  bad.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri = 'a b';
  expect(faults(bad).map((fault) => fault.instancePath)).toEqual(
    expect.arrayContaining([
      '/runs/0/results/0/level',
      '/runs/0/results/0/locations/0/physicalLocation/artifactLocation/uri',
    ]),
  );
});

test('a result says where, how severe and which rule', () => {
  const { results, tool } = run({});
  expect(results[0]).toMatchObject({
    ruleId: 'js/sql-concatenation',
    ruleIndex: 0,
    level: 'error',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'src/orders/search.ts', uriBaseId: '%SRCROOT%' },
          region: { startLine: 41, endLine: 43, snippet: { text: aFinding().quote } },
        },
      },
    ],
    partialFingerprints: { 'countersign/v1': aFinding().fingerprint },
  });
  expect(tool.driver.rules[0]).toMatchObject({
    id: 'js/sql-concatenation',
    properties: { tags: ['injection', 'security', 'external/cwe/cwe-89'], 'security-severity': '8.0' },
  });
});

test('every severity has its level', () => {
  const findings = manyFindings(5);
  expect(run({ findings, suppressed: [] }).results.map((result: { level: string }) => result.level)).toEqual([
    'error',
    'error',
    'warning',
    'note',
    'note',
  ]);
});

test('file names are percent-encoded', () => {
  const findings = [aFinding({ file: 'src/a b/ü#?%:\n\ud800.ts' })];
  const { uri } = run({ findings }).results[0].locations[0].physicalLocation.artifactLocation;
  expect(uri).toBe('src/a%20b/%C3%BC%23%3F%25%3A%0A%EF%BF%BD.ts');
});

test('a finding without a file is a notification: GitHub refuses a log with a result that has no location', () => {
  const { results, invocations } = run({});
  expect(results.filter((result: { locations: unknown[] }) => result.locations.length === 0)).toEqual([]);
  const told = invocations[0].toolExecutionNotifications.filter(
    (one: { descriptor: { id: string } }) => one.descriptor.id === 'finding-without-place',
  );
  expect(told.map((one: { properties: { id: string } }) => one.properties.id)).toEqual(['reviewer-1']);
});

test('either all results say whether they are suppressed or none does', () => {
  const results: { suppressions?: { kind: string; justification: string }[] }[] = run({}).results;
  expect(results.map((result) => result.suppressions?.length)).toEqual([0, 0, 1]);
  expect(results[2]?.suppressions?.[0]).toMatchObject({
    kind: 'external',
    justification: expect.any(String),
  });
  expect(run({ suppressed: [] }).results[0]).not.toHaveProperty('suppressions');
});

test('at most 5,000 results, the worst, and the rest are counted', () => {
  const findings = manyFindings(6000).reverse();
  const { results, invocations } = run({ findings, suppressed: [] });
  expect(results).toHaveLength(5000);
  expect(results[0].properties.severity).toBe('critical');
  const words = invocations[0].toolExecutionNotifications.map(
    (one: { message: { text: string } }) => one.message.text,
  );
  expect(words).toContain('1,000 results are left out; the JSON report has them.');
});

test('a message makes no link of foreign text', () => {
  const [result] = run({ findings: [aFinding({ title: '[click](https://e.example)', detail: '' })] }).results;
  expect(result.message.text).toBe('\\[click\\](https://e.example)');
});
