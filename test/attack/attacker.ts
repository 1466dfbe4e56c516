import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ModeName } from '../../src/domain/mode';
import { close, listenOn } from '../fakes/endpoint';
import type { Attempt } from './attempt';
import { type Reply, streamedReply, wholeReply } from './reply';
import { lastAnswer, type Stage, stageOf } from './stage';

/** What one conversation is for: answers that ask for calls, each belonging to an attempt of the same place. */
export interface Turn {
  reply: Reply;
  attempts: readonly Attempt[];
}

/** What an attempt brought. */
export interface Outcome {
  attempt: Attempt;
  mode: ModeName;
  /** What the model was told of it; null: the conversation ended before. */
  told: string | null;
}

/** An endpoint that does what the attacker wants, stage by stage. */
export interface Attacker {
  url: string;
  /** Every attempt that was sent, in order. */
  outcomes: Outcome[];
  /** Each text that the program sent and that was not in a request before: messages, tools, schemas, headers. */
  seen: string[];
  /** The same without what the model itself had said. */
  sent: string[];
  bodies: { count: number; bytes: number };
  /** Requests that were none of a stage's. */
  strange: string[];
  conversations: { mode: ModeName; turns: number; answers: number }[];
  close(): Promise<void>;
}

interface Conversation {
  mode: ModeName;
  stage: Stage;
  turns: readonly Turn[];
  at: number;
  waiting: Outcome[];
  stray: number;
  answers: number;
}

/** More calls in one answer would be another attack. */
const mostStray = 100;

interface Message {
  role: string;
  content: unknown;
  tool_calls?: unknown[];
}

/**
 * Starts it.
 * @param plan the turns of a stage in this mode; asked once for each conversation, which are counted from 0
 * @param modeAmong which of several modes that speak alike it is
 */
export async function startAttacker(
  plan: (mode: ModeName, conversation: number) => readonly Turn[],
  modeAmong: (modes: readonly ModeName[], text: string) => ModeName,
  streams = true,
): Promise<Attacker> {
  const conversations = new Map<string, Conversation>();
  const known = new Set<string>();
  const seen: string[] = [];
  const sent: string[] = [];
  const outcomes: Outcome[] = [];
  const strange: string[] = [];
  const bodies = { count: 0, bytes: 0 };

  function note(one: string, byModel: boolean): void {
    const key = one.length > 200 ? createHash('sha1').update(one).digest('base64') : one;
    if (known.has(key)) return;
    known.add(key);
    seen.push(one);
    if (!byModel) sent.push(one);
  }

  function conversationOf(messages: readonly Message[]): Conversation | null {
    const first = messages.findIndex(({ role }) => role === 'assistant');
    const opening = first === -1 ? messages : messages.slice(0, first);
    const key = createHash('sha1').update(JSON.stringify(opening)).digest('base64');
    const there = conversations.get(key);
    if (there) return there;
    const stage = stageOf(opening);
    if (stage === null) return null;
    const mode = modeAmong(stage.modes, JSON.stringify(opening));
    const turns = plan(mode, conversations.size);
    const begun = { mode, stage, turns, at: 0, waiting: [], stray: 0, answers: 0 };
    conversations.set(key, begun);
    return begun;
  }

  const server = createServer(async (req, res) => {
    const raw = await text(req);
    if (req.method !== 'POST') return plain(res, 200, JSON.stringify({ object: 'list', data: [] }));
    bodies.count += 1;
    bodies.bytes += raw.length;
    const body = JSON.parse(raw) as {
      messages?: Message[];
      model?: string;
      stream?: boolean;
      tools?: Told[];
      tool_choice?: unknown;
    };
    const { messages = [], model = '', stream = false, ...rest } = body;
    if (stream && !streams)
      return plain(
        res,
        400,
        JSON.stringify({
          error: { message: 'Unrecognized request argument supplied: stream', param: 'stream' },
        }),
      );
    for (const message of messages) note(JSON.stringify(message.content ?? ''), message.role === 'assistant');
    for (const message of messages) if (message.tool_calls) note(JSON.stringify(message.tool_calls), true);
    note(JSON.stringify(rest), false);
    note(JSON.stringify({ ...req.headers, authorization: '' }), false);
    const conversation = conversationOf(messages);
    if (conversation === null) {
      strange.push(raw.slice(0, 300));
      return plain(res, 400, '{"error":{"message":"nobody asks so"}}');
    }
    hear(conversation, messages);
    const turn = next(conversation, isOffered(body.tools));
    const reply = turn?.reply ?? { calls: [], content: lastAnswer(conversation.stage, JSON.stringify(rest)) };
    if (turn === null) conversation.answers += 1;
    for (const attempt of turn?.attempts ?? []) {
      const outcome = { attempt, mode: conversation.mode, told: null };
      outcomes.push(outcome);
      conversation.waiting.push(outcome);
    }
    if (!stream) return plain(res, 200, wholeReply(model, reply));
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of streamedReply(model, reply)) res.write(event);
    res.end();
  });
  return {
    url: `${await listenOn(server)}/v1`,
    outcomes,
    seen,
    sent,
    bodies,
    strange,
    get conversations() {
      return [...conversations.values()].map(({ mode, turns, answers }) => ({
        mode,
        turns: turns.length,
        answers,
      }));
    },
    close: () => close(server),
  };
}

interface Told {
  function?: { name?: string };
}

function isOffered(tools: readonly Told[] | undefined): boolean {
  return tools?.some((tool) => tool.function?.name === 'read_file') ?? false;
}

/** The next turn; where no tools are offered the model asks all the same, for every tool in one answer, and then answers. */
function next(conversation: Conversation, offered: boolean): Turn | null {
  if (offered) {
    const turn = conversation.turns[conversation.at] ?? null;
    if (turn !== null) conversation.at += 1;
    return turn;
  }
  const rest = conversation.turns.slice(conversation.at);
  const [first] = rest;
  if (conversation.stray > 0 || first === undefined) return null;
  conversation.stray += 1;
  conversation.at = conversation.turns.length;
  const all = rest.flatMap(({ reply, attempts }) =>
    reply.calls.map((call, at) => ({ call, attempt: attempts[at] })),
  );
  const isFirst = all.map(({ call }, at) => all.findIndex((one) => one.call.name === call.name) === at);
  const some = [...all.filter((_, at) => isFirst[at]), ...all.filter((_, at) => !isFirst[at])].slice(
    0,
    mostStray,
  );
  return {
    attempts: some.flatMap(({ attempt }) => attempt ?? []),
    reply: { ...first.reply, calls: some.map(({ call }) => call) },
  };
}

/** What the last answer's calls brought, in their order. */
function hear(conversation: Conversation, messages: readonly Message[]): void {
  const last = messages.findLastIndex(({ tool_calls: calls }) => (calls?.length ?? 0) > 0);
  const told = last === -1 ? [] : messages.slice(last + 1).filter(({ role }) => role === 'tool');
  conversation.waiting.forEach((outcome, at) => {
    const { content } = told[at] ?? {};
    if (typeof content === 'string') outcome.told = content;
  });
  conversation.waiting = [];
}

function plain(res: ServerResponse, status: number, body: string): void {
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(body);
}
