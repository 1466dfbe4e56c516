/** The kinds of fault a run can end with; they are the `error.kind` of the report. */
export const errorKinds = [
  'input',
  'config',
  'auth',
  'permission',
  'model',
  'output',
  'github',
  'tool',
  'budget',
  'internal',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** A fault with a sentence for a person: `message` says what happened, `hint` what to do about it. */
export class RunError extends Error {
  readonly kind: ErrorKind;
  readonly hint: string | null;

  constructor(kind: ErrorKind, message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'RunError';
    this.kind = kind;
    this.hint = options.hint ?? null;
  }
}

/** Any thrown value as a `RunError`; what is not one already was not foreseen and is `internal`. */
export function asRunError(thrown: unknown): RunError {
  if (thrown instanceof RunError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new RunError('internal', message || 'An unknown fault.', {
    cause: thrown,
    hint: 'This was not foreseen. Run again with --debug and report what it prints.',
  });
}

/** Why a run is stopped before its time; the reason of its abort signal. */
export class Stopped extends Error {
  readonly why: 'timeout' | 'signal';

  constructor(why: 'timeout' | 'signal', message: string) {
    super(message);
    this.name = 'Stopped';
    this.why = why;
  }
}
