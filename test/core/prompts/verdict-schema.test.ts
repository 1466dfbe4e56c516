import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { planSchema } from '../../../src/core/prompts/plan-schema';
import { resultOf } from '../../../src/core/prompts/verdict-answer';
import { criticEnvelope, modeSchema } from '../../../src/core/prompts/verdict-schema';
import { type CriticName, criticNames } from '../../../src/domain/mode';
import { claim } from './material';

const ajv = new Ajv({ strict: true, strictTypes: true, allowUnionTypes: true, allErrors: true });

/** What OpenAI's strict mode takes; the least of what endpoints take. */
const taken = ['type', 'properties', 'required', 'additionalProperties', 'items', 'enum', '$ref', '$defs'];

/** What a strict mode would refuse in a schema, with its path. */
function refused(schema: unknown, path = ''): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  const node = schema as Record<string, unknown>;
  const unknown = Object.keys(node).filter((key) => !taken.includes(key));
  const { properties } = node;
  const open =
    properties !== undefined &&
    (node.additionalProperties !== false ||
      JSON.stringify(node.required) !== JSON.stringify(Object.keys(properties as object)));
  const inner = [...Object.entries(properties ?? {}), ...Object.entries(node.$defs ?? {})];
  return [
    ...unknown.map((key) => `${path}/${key}`),
    ...(open ? [`${path} is not closed`] : []),
    ...inner.flatMap(([key, value]) => refused(value, `${path}/${key}`)),
    ...(node.items === undefined ? [] : refused(node.items, `${path}[]`)),
  ];
}

function isFrozen(value: unknown): boolean {
  return (
    value === null ||
    typeof value !== 'object' ||
    (Object.isFrozen(value) && Object.values(value).every(isFrozen))
  );
}

test('the schemas that are sent hold to what strict modes take', () => {
  expect(refused(criticEnvelope)).toEqual([]);
  expect(refused(planSchema)).toEqual([]);
  expect(refused({ type: 'object', properties: { a: {} }, minItems: 1 })).toHaveLength(2);
});

test('no schema can be changed', () => {
  expect([criticEnvelope, planSchema, modeSchema].map(isFrozen)).toEqual([true, true, true]);
});

const nothing = {
  issues: null,
  suggestions: null,
  positives: null,
  vulnerabilities: null,
  severity: null,
  recommendations: null,
  errors: null,
  rootCause: null,
  fixes: null,
  bottlenecks: null,
  optimizations: null,
  estimatedImprovement: null,
};
const filled: Record<CriticName, object> = {
  reviewer: { issues: [claim()], suggestions: ['s'], positives: ['p'] },
  security: { vulnerabilities: [claim()], severity: ['high'], recommendations: [] },
  debugger: { errors: [claim({ file: null, quote: '' })], rootCause: 'r', fixes: [] },
  performance: { bottlenecks: [claim()], optimizations: ['o'], estimatedImprovement: 'half' },
};
const envelope = ajv.compile(criticEnvelope);
const byMode = {
  reviewer: ajv.compile(modeSchema.reviewer),
  security: ajv.compile(modeSchema.security),
  debugger: ajv.compile(modeSchema.debugger),
  performance: ajv.compile(modeSchema.performance),
};

test.each(criticNames)('DP-27 an answer of %s satisfies the one envelope and its own schema', (mode) => {
  const answer = { mode, result: { ...nothing, ...filled[mode] } };
  expect(envelope(answer)).toBe(true);
  const opened = resultOf(mode, answer);
  expect(opened).toEqual({ ok: true, result: filled[mode] });
  expect(byMode[mode](filled[mode])).toBe(true);
});

test('endpoints without strict mode may leave out what is null and send empty lists of other modes', () => {
  const result = { ...filled.reviewer, errors: [], rootCause: '' };
  const opened = resultOf('reviewer', { mode: 'reviewer', result });
  expect(opened.ok && byMode.reviewer(opened.result)).toBe(true);
});

test('an answer for another mode, of another form, or with lists of two modes is refused', () => {
  const fault = (answer: unknown) => {
    const opened = resultOf('security', answer);
    if (!opened.ok) return opened.fault;
    return byMode.security(opened.result) ? null : byMode.security.errors?.map((e) => e.keyword).join();
  };
  expect(fault({ mode: 'reviewer', result: filled.reviewer })).toBe('"mode" has to be "security".');
  expect(fault({ mode: 'security', result: [] })).toBe('"result" has to be an object.');
  expect(fault([])).toMatch(/^The answer is no object/);
  expect(fault(null)).toMatch(/^The answer is no object/);
  expect(fault({ mode: 'security', result: { ...filled.security, issues: [claim()] } })).toBe(
    'additionalProperties',
  );
  expect(fault({ mode: 'security', result: { recommendations: [] } })).toBe('required');
  expect(fault({ mode: 'security', result: filled.security })).toBeNull();
});

test('optional lists may be missing, the others not', () => {
  expect(byMode.reviewer({ issues: [], suggestions: [] })).toBe(true);
  expect(byMode.security({ vulnerabilities: [], recommendations: [] })).toBe(true);
  expect(byMode.reviewer({ issues: [], positives: [] })).toBe(false);
  expect(byMode.debugger({ errors: [], fixes: [] })).toBe(false);
  expect(byMode.performance({ bottlenecks: [], optimizations: [] })).toBe(true);
  expect(byMode.performance({ bottlenecks: [], estimatedImprovement: '' })).toBe(false);
});

test.each([
  ['confidence over 1', { confidence: 85 }],
  ['a category of its own', { category: 'bug' as never }],
  ['a severity of its own', { severity: 'blocker' as never }],
  ['no title', { title: '' }],
  ['a file and no code of it', { quote: '' }],
  ['line numbers', { startLine: 3 } as object],
])('an entry with %s is refused', (_name, change) => {
  expect(byMode.reviewer({ issues: [claim(change)], suggestions: [] })).toBe(false);
});
