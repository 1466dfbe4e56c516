import { compileValidator, type Validate } from '../core/answers/validator';
import type { JsonSchema } from '../domain/chat';
import { RunError } from '../domain/errors';
import type { Inbox } from '../domain/inbox';

const mostBytes = 1024 * 1024;

/**
 * The schema of `--output-schema`, with what checks a value against it.
 * @throws RunError `config`: there is no such file, it is not JSON, or no JSON Schema
 */
export async function readOutputSchema(
  file: string,
  inbox: Inbox,
  signal: AbortSignal,
): Promise<{ schema: JsonSchema; validate: Validate }> {
  const read = await inbox.file(file, mostBytes, signal);
  if (read.kind !== 'bytes') throw unusable(file, reasons[read.kind] ?? read.detail);
  const schema = parsed(new TextDecoder().decode(read.bytes), file);
  return { schema, validate: await compileValidator(schema, `output schema ${file}`) };
}

const reasons: Readonly<Record<string, string>> = {
  missing: 'there is no such file',
  folder: 'it is a folder',
  'too-large': 'it is larger than 1 MiB',
};

function parsed(text: string, file: string): JsonSchema {
  try {
    // Whether it is a schema is seen by the validator, which says what is wrong with it.
    return JSON.parse(text.replace(/^\uFEFF/, '')) as JsonSchema;
  } catch (cause) {
    throw unusable(file, `it is not JSON${placeOf(text, cause)}`);
  }
}

/** Where, as far as the parser says it. Its own words quote the file, which may be another than was meant. */
function placeOf(text: string, cause: unknown): string {
  const said = cause instanceof Error ? /\bat position (\d+)/.exec(cause.message)?.[1] : undefined;
  if (said === undefined) return '';
  const before = text.slice(0, Number(said)).split('\n');
  return ` (line ${before.length}, column ${(before.at(-1) ?? '').length + 1})`;
}

function unusable(file: string, why: string): RunError {
  return new RunError('config', `The output schema ${file} cannot be used: ${why}.`, {
    hint: 'Give --output-schema a file that holds one JSON Schema.',
  });
}
