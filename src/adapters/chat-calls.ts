import type { CalledTool } from '../domain/chat';
import { Broken } from './chat-fault';
import { argumentsOf, type Fields, fields, list, string } from './chat-parts';

const mostCalls = 128;
/** Characters of an id, and of a name. */
const longest = 1_000;
/** Characters of JSON. */
const longestExtra = 64_000;

/** The calls of a whole message; those of the API's older form too. @throws Broken when there are too many */
export function callsOf(message: Fields | null): CalledTool[] {
  const given = entriesIn(message ?? {});
  if (given.length > mostCalls) throw tooMany();
  return given.map((entry) => {
    const named = namedIn(entry);
    const extra = extraOf(entry);
    return {
      id: short(entry.id),
      name: short(named.name),
      arguments: argumentsOf(named),
      ...(extra === null ? {} : { extra }),
    };
  });
}

/** Puts the pieces of streamed calls together. */
export interface CallPieces {
  /** Takes the calls of one delta; `add` counts their text. True when there was something in them. @throws Broken */
  take(delta: Fields, add: (to: string[], text: string) => boolean): boolean;
  calls(): CalledTool[];
}

interface Gathered {
  index: unknown;
  id: string;
  name: string;
  arguments: string[];
  extra: Fields | null;
  /** How far the JSON of the arguments has come. */
  depth: number;
  inText: boolean;
  isEscaped: boolean;
}

export function callPieces(): CallPieces {
  const calls: Gathered[] = [];

  function takeOne(piece: Fields, add: (to: string[], text: string) => boolean): boolean {
    const named = namedIn(piece);
    const [id, name, text] = [short(piece.id), short(named.name), argumentsOf(named)];
    let call = calls.findLast(
      (one) => piece.index === undefined || piece.index === null || one.index === piece.index,
    );
    if (call !== undefined && isOther(call, { id, name, text })) call = undefined;
    const isFresh = call === undefined;
    if (call === undefined) {
      if (calls.length === mostCalls) throw tooMany();
      call = {
        index: piece.index,
        id,
        name: '',
        arguments: [],
        extra: null,
        depth: 0,
        inText: false,
        isEscaped: false,
      };
      calls.push(call);
    }
    call.id ||= id;
    call.extra ??= extraOf(piece);
    const longer = joined(call, name);
    const isNamed = longer !== call.name;
    call.name = longer;
    follow(call, text);
    return add(call.arguments, text) || isFresh || isNamed;
  }

  return {
    take: (delta, add) =>
      entriesIn(delta)
        .map((piece) => takeOne(piece, add))
        .includes(true),
    calls: () =>
      calls.map(({ id, name, arguments: given, extra }) => ({
        id,
        name,
        arguments: given.join(''),
        ...(extra === null ? {} : { extra }),
      })),
  };
}

/** Some servers number all calls 0, or not at all: another id begins another call, and so does a name behind arguments. */
function isOther(call: Gathered, { id, name, text }: { id: string; name: string; text: string }): boolean {
  if (id !== '' && call.id !== '') return id !== call.id;
  if (name === '' || call.arguments.length === 0) return false;
  return name !== call.name || (text !== '' && call.depth === 0);
}

/** Most send a name whole; some send it again with each piece, or more of it each time, or in pieces. */
function joined({ name, arguments: given }: Gathered, more: string): string {
  if (more === '' || more === name || given.length > 0) return name;
  return more.startsWith(name) ? more : short(name + more);
}

/** Follows brackets and strings, so that a whole object is known for one. Linear in what is sent. */
function follow(call: Gathered, text: string): void {
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (call.isEscaped) call.isEscaped = false;
    else if (char === '\\') call.isEscaped = call.inText;
    else if (char === '"') call.inText = !call.inText;
    else if (call.inText) continue;
    else if (char === '{' || char === '[') call.depth += 1;
    else if (char === '}' || char === ']') call.depth -= 1;
  }
}

function entriesIn(message: Fields): Fields[] {
  const entries = list(message.tool_calls).map((call) => fields(call) ?? {});
  const old = fields(message.function_call);
  return entries.length > 0 || old === null ? entries : [{ index: 'function_call', function: old }];
}

/** Where name and arguments stand: some servers leave out the `function` around them. */
function namedIn(entry: Fields): Fields {
  return fields(entry.function) ?? entry;
}

/** What is to be sent back with a call, if it is no longer than that should be. */
function extraOf(entry: Fields): Fields | null {
  const extra = fields(entry.extra_content);
  return extra !== null && JSON.stringify(extra).length <= longestExtra ? extra : null;
}

function short(value: unknown): string {
  return string(value).slice(0, longest);
}

function tooMany(): Broken {
  return new Broken('network', `over ${mostCalls} tool calls in one answer`);
}
