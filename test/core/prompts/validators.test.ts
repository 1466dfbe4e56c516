import Ajv from 'ajv/dist/2020';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validatorOf } from '../../../src/core/answers/validator';
import { actSchema } from '../../../src/core/prompts/act-schema';
import { planSchema } from '../../../src/core/prompts/plan-schema';
import { validators } from '../../../src/core/prompts/validators.generated';
import { criticEnvelope, modeSchema } from '../../../src/core/prompts/verdict-schema';
import type { JsonSchema } from '../../../src/domain/chat';
import { claim } from './material';

type Name = keyof typeof validators;

const schemas: Readonly<Record<Name, JsonSchema>> = {
  plan: planSchema,
  act: actSchema,
  verdict: criticEnvelope,
  ...modeSchema,
};
const names = Object.keys(schemas) as Name[];

/** One validator from the generated code, one that ajv compiles here. */
function both(name: Name) {
  const ajv = new Ajv({ strict: false, allErrors: true, verbose: true, validateFormats: false });
  return { made: validatorOf(validators[name]), compiled: validatorOf(ajv.compile(schemas[name])) };
}

const step = {
  number: 1,
  description: 'd',
  files: ['a'],
  dependencies: [0],
  commands: ['c'],
  verification: 'v',
};
const lists = ['objectives', 'constraints', 'assumptions', 'testPlan', 'risks', 'alternatives', 'rollback'];
const moreLists = ['successCriteria', 'nextActions', 'suggestedCommands'];
const plan = {
  title: 't',
  summary: 's',
  approach: 'a',
  steps: [step, { ...step, number: 2 }],
  affectedFiles: [{ path: 'src/cart.ts', reason: 'r' }],
  proposedChanges: [{ path: 'src/cart.ts', description: 'd', diff: '' }],
  ...Object.fromEntries([...lists, ...moreLists].map((key) => [key, ['one', 'two']])),
};
const suggestion = { description: 'd', replacement: null };
const full = { ...claim({ suggestion }), cwe: null, references: ['r'] };
const results = {
  reviewer: { issues: [full], suggestions: ['s'], positives: ['p'] },
  security: { vulnerabilities: [full, full], severity: ['high'], recommendations: ['r'] },
  debugger: { errors: [full], rootCause: 'r', fixes: ['f'] },
  performance: { bottlenecks: [full], optimizations: ['o'], estimatedImprovement: 'i' },
};
const right: Readonly<Record<Name, unknown>> = {
  plan,
  act: {
    summary: 's',
    changes: [{ path: 'a', description: 'd', diff: 'x' }],
    isDone: true,
    notes: ['n'],
  },
  ...results,
  verdict: {
    mode: 'reviewer',
    result: { ...results.security, ...results.debugger, ...results.performance, ...results.reviewer },
  },
};

const strange = [null, true, -1, 0, 1.5, 1e300, '', 'x', '\u{1f600}', '\ud800', [], [null], {}, { x: 1 }];

/** The value with each of its parts taken out, replaced by something strange, doubled many times or extended: one change each. */
function* changes(value: unknown): Generator<unknown> {
  yield* strange;
  if (Array.isArray(value)) {
    yield [...value, 7];
    yield Array.from({ length: 61 }, () => value[0]);
    for (const [index, held] of value.entries())
      for (const other of changes(held)) yield value.with(index, other);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, 'an/odd~key': 1 };
    for (const [key, held] of Object.entries(value)) {
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const other of changes(held)) yield { ...value, [key]: other };
    }
  }
}

test.each(names)('DP-27 the validator of %s takes what is right', (name) => {
  const { made, compiled } = both(name);
  expect(compiled(right[name])).toEqual([]);
  expect(made(right[name])).toEqual([]);
});

test.each(names)(
  'DP-27 the validator of %s finds the faults that ajv finds, one change at a time',
  (name) => {
    const { made, compiled } = both(name);
    let wrong = 0;
    for (const value of changes(right[name])) {
      const faults = made(value);
      if (faults.length > 0) wrong += 1;
      expect(faults, JSON.stringify(value)).toEqual(compiled(value));
    }
    expect(wrong).toBeGreaterThan(100);
  },
);

test.each(names)(
  'DP-27 the validator of %s finds the faults that ajv finds, many changes at once',
  (name) => {
    const { made, compiled } = both(name);
    const changed = [...changes(right[name])].filter((value) => typeof value === 'object' && value !== null);
    const mixed = fc
      .array(fc.constantFrom(...changed), { minLength: 2, maxLength: 4 })
      .map((values) => Object.assign({}, ...values));
    fc.assert(
      fc.property(fc.oneof(mixed, fc.jsonValue()), (value) => {
        expect(made(value)).toEqual(compiled(value));
      }),
      { numRuns: 500 },
    );
  },
);
