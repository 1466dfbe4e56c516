import type { Message } from '../../domain/chat';
import { clipped } from './quote';

/** One reason why an answer does not satisfy its schema (DP-27). */
export interface Fault {
  /** Where in the answer: `findings[0].title`; `(answer)` for the whole. */
  path: string;
  message: string;
  expected: string;
  received: string;
}

/** An error of ajv with `verbose`, as plain data. */
export interface SchemaError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
  message?: string | undefined;
  data?: unknown;
  schema?: unknown;
}

/** More help a model less; the rest is counted. */
const mostFaults = 12;
const mostPath = 120;
const mostWords = 160;
/** A sentence of ours, in which a name that the model made up may stand. */
const mostSentence = 400;
/** How much of a bad answer goes back to the model that wrote it, in characters. */
const mostRaw = 12_000;

/** The whole answer at fault: no JSON in it, or no end. */
export function answerFault(message: string): Fault {
  return {
    path: '(answer)',
    message: clipped(message, mostSentence),
    expected: 'one whole JSON value',
    received: 'something else',
  };
}

/** The errors of a validation, those that only sum up others left out; at most 12, and then how many more. */
export function faultsFrom(errors: readonly SchemaError[]): Fault[] {
  const telling = errors.filter((error) => !isNoise(error, errors));
  const faults = new Map<string, Fault>();
  for (const error of telling.length > 0 ? telling : errors) {
    if (faults.size > mostFaults) break;
    const fault = faultOf(error);
    faults.set(`${fault.path} ${fault.message}`, fault);
  }
  const shown = [...faults.values()].slice(0, mostFaults);
  const more = (telling.length || errors.length) - shown.length;
  if (faults.size <= mostFaults || more <= 0) return shown;
  const rest = { path: '(answer)', message: `and ${more} more`, expected: 'none', received: `${more}` };
  return [...shown, rest];
}

/** `anyOf` with its branches, and the branch that only says that null would do. */
function isNoise(error: SchemaError, errors: readonly SchemaError[]): boolean {
  const inside = `${error.schemaPath}/`;
  if (['anyOf', 'oneOf', 'if', 'allOf', '$ref'].includes(error.keyword))
    return errors.some((other) => other !== error && other.schemaPath.startsWith(inside) && !isNull(other));
  return (
    isNull(error) &&
    errors.some((other) => other !== error && other.instancePath.startsWith(error.instancePath))
  );
}

function isNull(error: SchemaError): boolean {
  return error.keyword === 'type' && error.params.type === 'null';
}

function faultOf(error: SchemaError): Fault {
  return {
    path: pathOf(error.instancePath),
    message: clipped(error.message ?? `fails "${error.keyword}"`, mostWords),
    expected: clipped(expectedBy(error), mostWords),
    received: clipped(receivedBy(error), mostWords),
  };
}

function pathOf(pointer: string): string {
  if (pointer === '') return '(answer)';
  const steps = pointer
    .slice(0, 4 * mostPath)
    .split('/')
    .slice(1);
  const path = steps.map((step) => {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    return /^\d+$/.test(name) ? `[${name}]` : `.${name}`;
  });
  return clipped(path.join('').replace(/^\./, ''), mostPath);
}

function expectedBy({ keyword, params, schema, message }: SchemaError): string {
  switch (keyword) {
    case 'type':
      return Array.isArray(params.type) ? params.type.join(' or ') : String(params.type);
    case 'required':
      return `a property ${json(params.missingProperty)}`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'no properties that the schema does not name';
    case 'enum':
      return `one of ${json(params.allowedValues)}`;
    case 'const':
      return json(params.allowedValue);
    case 'pattern':
      return `text that matches ${String(params.pattern)}`;
    case 'format':
      return `text of the form ${String(params.format)}`;
    default:
      if (typeof params.limit === 'number') return `${String(params.comparison ?? keyword)} ${params.limit}`;
      return ['string', 'number', 'boolean'].includes(typeof schema)
        ? `${keyword} ${String(schema)}`
        : (message ?? keyword);
  }
}

function receivedBy({ keyword, params, data }: SchemaError): string {
  if (keyword === 'required') return `properties ${json(Object.keys(Object(data)).slice(0, 12))}`;
  if (keyword === 'additionalProperties') return `a property ${json(params.additionalProperty)}`;
  if (keyword === 'unevaluatedProperties') return `a property ${json(params.unevaluatedProperty)}`;
  if (Array.isArray(data)) return `an array of ${data.length}`;
  if (typeof data === 'object' && data !== null)
    return `an object with ${Object.keys(data).length} properties`;
  return data === undefined ? 'nothing' : `${data === null ? '' : `${typeof data} `}${json(data)}`;
}

function json(value: unknown): string {
  return (
    (typeof value === 'string' ? JSON.stringify(value.slice(0, 2 * mostWords)) : JSON.stringify(value)) ??
    'nothing'
  );
}

/** What goes back to the model: its answer, where it wrote one, and what is wrong with it. For the end of `messages`. */
export function repairMessages(faults: readonly Fault[], raw: string): Message[] {
  const lines = faults.map(
    ({ path, message, expected, received }) =>
      `- ${path}: ${message}; expected: ${expected}; received: ${received}`,
  );
  const content = [
    'Your last answer was not accepted:',
    ...lines,
    'Answer the task again, with the complete JSON value from its beginning to its end, and nothing else.',
  ].join('\n');
  const said = raw.length > mostRaw ? `${raw.slice(0, mostRaw)}… (cut)` : raw;
  const own: Message[] = said.trim() === '' ? [] : [{ role: 'assistant', content: said }];
  return [...own, { role: 'user', content }];
}
