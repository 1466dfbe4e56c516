import type { ParsedRequest } from './endpoint-request';
import { claim, planAnswer, stageOf, verdictAnswer } from './model';

/** What a dutiful model found, so that a later prompt can be searched for it. */
export const foundCause = 'login reads user.name although nobody checked that there is a user';
export const audited = 'Bind the name as a parameter.';
export const thought = 'First the callers, then the callee.';
export const answered = 'It trims the name.';

/** A workspace that the tests of whole threads work on. */
export const authFiles = {
  'src/auth.js': 'export function login(user) {\n  return user.name.trim();\n}\n',
  'src/orders.js': 'export function total(lines) {\n  return lines.length;\n}\n',
  'README.md': '# Shop\n\nOrders are kept in the datbase.\n',
};

/** Turns follow each other within milliseconds in tests. */
export const quick = { prompt: { switching: { min_duration: 0, cooldown: 0 } } };

/** A model that does what each stage asks for. */
export function dutiful(request: ParsedRequest): unknown {
  const stage = stageOf(request);
  if (stage === 'plan') return planAnswer('Sign in', ['src/auth.js']);
  if (stage === 'answer') return `<thinking>${thought}</thinking><response>${answered}</response>`;
  if (stage === 'debugger') {
    const quote = '  return user.name.trim();';
    const errors = [claim({ file: 'src/auth.js', quote })];
    return verdictAnswer(stage, errors, { rootCause: foundCause, fixes: ['Check user first.'] });
  }
  if (stage === 'security') return verdictAnswer(stage, [], { recommendations: [audited] });
  return verdictAnswer(stage ?? '', []);
}

/** A model that answers without tags. */
export function plainSpoken(request: ParsedRequest): unknown {
  return stageOf(request) === 'answer' ? answered : dutiful(request);
}
