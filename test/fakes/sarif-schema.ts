import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ErrorObject } from 'ajv';

/** What is wrong with a SARIF log by the official schema of SARIF 2.1.0; nothing when it is valid. */
export async function sarifFaults(): Promise<(log: unknown) => ErrorObject[]> {
  const { Ajv } = await import('ajv');
  const path = createRequire(import.meta.url).resolve(
    '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json',
  );
  // The schema is of draft-04; of what changed since, it uses the name `id` alone.
  const { $schema, id, ...schema } = JSON.parse(readFileSync(path, 'utf8'));
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  ajv.addFormat('uri', (text: string) => URL.canParse(text));
  ajv.addFormat('uri-reference', /^(?:[\w.~!$&'()*+,;=:@/?#-]|%[0-9A-Fa-f]{2})*$/);
  ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)));
  const validate = ajv.compile(schema);
  return (log) => (validate(log) ? [] : (validate.errors ?? []));
}
