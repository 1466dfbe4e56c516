import { compileValidator } from '../../src/core/answers/validator';
import type { Ask } from '../../src/domain/chat';
import type { RunError } from '../../src/domain/errors';
import { ask } from '../../src/engine/ask';
import { type Desk, type Office, openDesk } from '../../src/engine/desk';
import { allowanceOf } from '../../src/engine/looking';
import { question, schema } from './asked';
import type { ScriptedEndpoint } from './endpoint';
import { chatTo } from './endpoint-chat';
import { officeOf } from './office';
import { type FakeToolkit, fakeToolkit } from './toolkit';

/** Long enough that what stands around the messages does not weigh. */
const told: Ask['messages'] = [
  { role: 'system', content: `Be exact. ${'Look before you answer. '.repeat(60)}` },
  { role: 'user', content: 'How many?' },
];

export interface LookedGiven {
  kit?: FakeToolkit | null;
  office?: Partial<Office>;
  question?: Partial<Ask>;
  isStructured?: boolean;
  /** What happens at the desk before the question. */
  before?: (desk: Desk) => void;
  deadlines?: Partial<Record<'connectMs' | 'firstTokenMs' | 'idleMs', number>>;
}

/** Asks one question with tools of an endpoint over HTTP, the office around it being scripted. */
export async function looked(endpoint: ScriptedEndpoint, given: LookedGiven = {}) {
  const kit = given.kit === undefined ? fakeToolkit() : given.kit;
  const deadlines = { connectMs: 5_000, firstTokenMs: 5_000, idleMs: 5_000, ...given.deadlines };
  const azure = endpoint.url.includes('/deployments/') ? { query: { 'api-version': '2024-10-21' } } : {};
  const office = officeOf(() => ({ kind: 'broken', fault: 'network', detail: '' }), {
    chat: chatTo(endpoint.url, { deadlines, ...azure }),
    ...given.office,
  });
  const desk = openDesk(office);
  given.before?.(desk);
  const before = endpoint.requests.length;
  const validate = await compileValidator(schema);
  const asked = { ...question, messages: told, ...given.question };
  const brought = await ask(asked, validate, desk, {
    isStructured: given.isStructured ?? true,
    allowance: allowanceOf(kit),
  }).then(
    (value) => ({ value, error: null }),
    (error: unknown) => ({ value: null, error: error as RunError }),
  );
  const posts = endpoint.requests.slice(before).filter(({ method }) => method === 'POST');
  const warnings = office.events.flatMap((event) => (event.type === 'warning' ? [event.message] : []));
  return { ...brought, kit: kit ?? fakeToolkit(), office, desk, posts, warnings };
}
