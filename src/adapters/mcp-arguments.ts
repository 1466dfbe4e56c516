import type { ValidateFunction } from 'ajv';
import { validatorOf } from '../core/answers/validator';
import type { JsonSchema } from '../domain/chat';
import { OutOfTime, withinTime } from './within-time';

/** Milliseconds for making a check and for one use of it: a stranger's schema can ask for endless work. */
const compileMs = 1_000;
const checkMs = 500;
const mostFaults = 5;

/** What is wrong with arguments, as a sentence; null: nothing. */
export type ArgumentCheck = (input: unknown) => string | null;

/**
 * Gives the check of a server's schema, of draft-07 or a newer one; null for a schema of which none can be made.
 * It throws OutOfTime when making it takes too long.
 */
export async function argumentChecks(): Promise<(schema: JsonSchema) => ArgumentCheck | null> {
  const [{ default: Newer }, { default: Older }] = await Promise.all([
    import('ajv/dist/2020'),
    import('ajv'),
  ]);
  const makers = { newer: () => new Newer(options), older: () => new Older(options) };
  // Reading its own schema takes an ajv longer than ours, so each serves many times.
  const kept = { newer: makers.newer(), older: makers.older() };
  return ({ $schema, ...plain }) => {
    const isOld = typeof $schema === 'string' && /draft-0[4-7]/.test($schema);
    for (const draft of isOld ? (['older', 'newer'] as const) : (['newer', 'older'] as const)) {
      // What names itself would be found by the schemas of others.
      const ajv = namesItself(plain) ? makers[draft]() : kept[draft];
      try {
        const validate = withinTime(compileMs, () => ajv.compile(plain));
        if (!('$async' in validate)) return checkOf(validate);
      } catch (error) {
        kept[draft] = makers[draft]();
        if (error instanceof OutOfTime) throw error;
        // The other draft may understand it.
      }
    }
    return null;
  };
}

const options = {
  strict: false,
  verbose: true,
  allErrors: true,
  validateFormats: false,
  logger: false,
} as const;

/** Whether a schema, of bounded depth, has an identifier of its own anywhere. */
function namesItself(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return Object.entries(node).some(
    ([key, held]) => (key === '$id' && typeof held === 'string') || namesItself(held),
  );
}

function checkOf(validate: ValidateFunction): ArgumentCheck {
  const faultsOf = validatorOf(validate);
  return (input) => {
    try {
      const faults = withinTime(checkMs, () => faultsOf(input).slice(0, mostFaults));
      if (faults.length === 0) return null;
      const said = faults.map(
        ({ path, message, expected, received }) =>
          `${path}: ${message} Expected: ${expected}; received: ${received}.`,
      );
      return `The arguments are not what the tool takes; nothing was done. ${said.join(' ')}`;
    } catch {
      return 'The arguments could not be compared with what the tool takes; nothing was done. Ask for something simpler.';
    }
  };
}
