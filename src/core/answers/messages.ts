import type { Manners, Message } from '../../domain/chat';

const between = '\n\n';

/** True when two messages of one role follow each other, or there is more than one system message. */
export function repeatsRoles(messages: readonly Message[]): boolean {
  return (
    messages.some((message, at) => at > 0 && areAlike(messages[at - 1], message)) ||
    messages.filter(({ role }) => role === 'system').length > 1
  );
}

/** True when a message of the user follows one of a tool. */
export function hasUserAfterTool(messages: readonly Message[]): boolean {
  return messages.some(({ role }, at) => role === 'user' && messages[at - 1]?.role === 'tool');
}

/** How messages go into a request. */
export interface Fit {
  /** A text for the end of the question, or null. */
  addition: string | null;
  /** False: no tools are in the request, and what was called before is told in words. */
  hasTools: boolean;
  /** True where tools may be or were called: then the question ends before the first answer, and nothing moves later on. */
  isTalk: boolean;
}

/** The messages as an endpoint takes them. */
export function fitMessages(
  messages: readonly Message[],
  manners: Pick<Manners, 'system' | 'repeatedRoles' | 'userAfterTool'>,
  { addition, hasTools, isTalk }: Fit,
): Message[] {
  let fitted: Message[] = (hasTools ? messages : inWords(messages)).map((message) => ({ ...message }));
  if (!manners.repeatedRoles) fitted = mergeRuns(systemFirst(fitted));
  if (!manners.system) fitted = systemIntoUser(fitted, manners.repeatedRoles);
  if (addition !== null) fitted = isTalk ? intoQuestion(fitted, addition) : withAddition(fitted, addition);
  return manners.userAfterTool === false ? fitted.flatMap(notAfterTool) : fitted;
}

function areAlike(one: Message | undefined, other: Message): boolean {
  const isPlain = one?.toolCalls === undefined && other.toolCalls === undefined && other.role !== 'tool';
  return isPlain && one?.role === other.role;
}

function systemFirst(messages: readonly Message[]): Message[] {
  const isSystem = ({ role }: Message) => role === 'system';
  return [...messages.filter(isSystem), ...messages.filter((message) => !isSystem(message))];
}

function mergeRuns(messages: readonly Message[]): Message[] {
  const merged: Message[] = [];
  for (const message of messages) {
    const last = merged.at(-1);
    if (last !== undefined && areAlike(last, message)) last.content += between + message.content;
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

function intoQuestion(messages: readonly Message[], addition: string): Message[] {
  const answered = messages.findIndex(({ role }) => role === 'assistant');
  const end = answered < 0 ? messages.length : answered;
  return [...withAddition(messages.slice(0, end), addition), ...messages.slice(end)];
}

/** Some templates let only an assistant speak after a tool. */
function notAfterTool(message: Message, at: number, all: readonly Message[]): Message[] {
  if (message.role !== 'user' || all[at - 1]?.role !== 'tool') return [message];
  return [{ role: 'assistant', content: 'I have read it.' }, message];
}

/** A conversation with tools as one without: calls in the assistant's words, what came back in the user's. */
function inWords(messages: readonly Message[]): Message[] {
  const told: Message[] = [];
  const names = new Map<string, string>();
  for (const message of messages) {
    const { role, content, toolCalls = [], callId = '' } = message;
    for (const { id, name } of toolCalls) names.set(id, name);
    if (role === 'tool') {
      const result = `Result of ${names.get(callId) ?? 'a tool'}:\n${content}`;
      const last = told.at(-1);
      if (last?.callId === undefined) told.push({ role: 'user', content: result, callId });
      else last.content += between + result;
    } else if (toolCalls.length > 0) {
      const said = toolCalls.map((call) => `I called ${call.name} with ${call.arguments}.`);
      told.push({ role, content: [content, ...said].filter((text) => text !== '').join('\n') });
    } else told.push(message);
  }
  return told.map(({ role, content }) => ({ role, content }));
}
