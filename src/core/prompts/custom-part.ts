import type { Message } from '../../domain/chat';
import type { Finding } from '../../domain/finding';
import type { ModeResults } from '../../domain/report';
import { asSent } from '../as-sent';
import { dataBlock } from './data-block';

const brief = `You are the writer of a form: others read it by machine. Fill in the given JSON Schema from the task, the material, the plan and the verdicts. What they do not say you do not know: use what the schema has for that (null, an empty list or text), and invent nothing.

Answer with the object alone.`;

/** The last message of the call that fills in a schema of the person's own. */
export const customPart: Message = Object.freeze({ role: 'user', content: brief });

/** What the critics said, as data. */
export function verdictsMessage(verdicts: ModeResults, secrets: readonly string[]): Message {
  const send = asSent(secrets);
  const { reviewer, security, debugger: debugging, performance } = verdicts;
  const parts = [
    ...(reviewer === undefined
      ? []
      : [
          part('reviewer', reviewer.issues, [
            ...entries('suggestion', reviewer.suggestions),
            ...entries('done well', reviewer.positives),
          ]),
        ]),
    ...(security === undefined
      ? []
      : [part('security', security.vulnerabilities, entries('recommendation', security.recommendations))]),
    ...(debugging === undefined
      ? []
      : [
          part('debugger', debugging.errors, [
            `- root cause: ${debugging.rootCause}`,
            ...entries('fix', debugging.fixes),
          ]),
        ]),
    ...(performance === undefined
      ? []
      : [
          part('performance', performance.bottlenecks, [
            ...entries('optimisation', performance.optimizations),
            `- estimated improvement: ${performance.estimatedImprovement || 'not known without measuring'}`,
          ]),
        ]),
  ];
  return { role: 'user', content: dataBlock(send(parts.join('\n\n')), { name: 'verdicts' }) };
}

function part(name: string, findings: readonly Finding[], rest: readonly string[]): string {
  const drafts = findings.map(
    ({ severity, title, file, startLine, detail }) =>
      `- ${severity}: ${title}${file === null ? '' : ` (${file}:${startLine ?? 1})`}\n  ${detail}`,
  );
  return [`## ${name}`, ...(drafts.length === 0 ? ['No findings.'] : drafts), ...rest].join('\n');
}

function entries(name: string, texts: readonly string[]): string[] {
  return texts.map((text) => `- ${name}: ${text}`);
}
