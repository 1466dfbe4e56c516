import type { Manners, Message } from '../../domain/chat';

const between = '\n\n';

/** True when two messages of one role follow each other, or there is more than one system message. */
export function repeatsRoles(messages: readonly Message[]): boolean {
  return (
    messages.some((message, at) => at > 0 && messages[at - 1]?.role === message.role) ||
    messages.filter(({ role }) => role === 'system').length > 1
  );
}

/**
 * The messages as an endpoint takes them.
 * @param addition a text for the end of the last user message, or null
 */
export function fitMessages(
  messages: readonly Message[],
  manners: Pick<Manners, 'system' | 'repeatedRoles'>,
  addition: string | null,
): Message[] {
  let fitted: Message[] = messages.map(({ role, content }) => ({ role, content }));
  if (!manners.repeatedRoles) fitted = mergeRuns(systemFirst(fitted));
  if (!manners.system) fitted = systemIntoUser(fitted, manners.repeatedRoles);
  return addition === null ? fitted : withAddition(fitted, addition);
}

function systemFirst(messages: readonly Message[]): Message[] {
  const isSystem = ({ role }: Message) => role === 'system';
  return [...messages.filter(isSystem), ...messages.filter((message) => !isSystem(message))];
}

function mergeRuns(messages: readonly Message[]): Message[] {
  const merged: Message[] = [];
  for (const message of messages) {
    const last = merged.at(-1);
    if (last?.role === message.role) last.content += between + message.content;
    else merged.push({ ...message });
  }
  return merged;
}

function systemIntoUser(messages: readonly Message[], repeatedRoles: boolean): Message[] {
  const rules = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  if (rules.length === 0) return [...messages];
  const others = messages.filter(({ role }) => role !== 'system');
  const first = others.findIndex(({ role }) => role === 'user');
  if (first < 0) return [{ role: 'user', content: rules.join(between) }, ...others];
  const fitted = others.map((message, at) =>
    at === first ? { ...message, content: [...rules, message.content].join(between) } : message,
  );
  return repeatedRoles ? fitted : mergeRuns(fitted);
}

/** Onto the last message where that is the user's, else as one more: nothing that was sent before changes. */
function withAddition(messages: readonly Message[], addition: string): Message[] {
  const last = messages.at(-1);
  if (last?.role !== 'user') return [...messages, { role: 'user', content: addition }];
  return [...messages.slice(0, -1), { role: 'user', content: last.content + between + addition }];
}
