import type { ParsedRequest } from './endpoint-request';

/**
 * How to script a model that uses tools.
 *
 * An endpoint (`startEndpoint`, `startTurns`) asks a function what the model says. A function that gives back `calls(…)`
 * calls tools; every other value is the answer, an object as JSON:
 *
 *     startTurns((request) =>
 *       request.mayCall && request.turn === 0
 *         ? calls({ name: 'read_file', arguments: { path: 'src/price.js' } })
 *         : verdictAnswer('reviewer', []))
 *
 * `request.tools` names what is offered, `request.results` holds what came back so far, `request.turn` counts the answers
 * of this conversation that held calls. `toolUser` below does that bookkeeping for a list of turns:
 *
 *     startEndpoint('ollama', toolUser({
 *       looks: [
 *         [{ name: 'list_directory', arguments: { path: 'src' } }],
 *         (request) => [{ name: 'read_file', arguments: { path: request.results[0]?.content ?? '' } }],
 *       ],
 *       answer: (request) => good(request),
 *     }))
 *
 * How calls are written (pieces of a stream, whole, without ids, …) is the endpoint's manner: its style, or the quirk
 * `calls`. Names and arguments may be anything; `arguments` that are a text are sent as they are, so that broken JSON can
 * be sent. A model may also call what nobody offered, or call when it may not: only the script decides.
 */
export interface Calling {
  calling: readonly AskedCall[];
  /** What it says beside the calls. */
  words: string;
  /** What it thought before, sent as `reasoning_content`. */
  thought?: string;
}

export interface AskedCall {
  name: string;
  /** A text is sent as it is, anything else as JSON. */
  arguments: unknown;
  /** The id; one of the endpoint's own when not given. */
  id?: string;
  /** What the endpoint wants back with the call, as `extra_content`. */
  extra?: object;
}

/** An answer that calls tools, all of these at once. */
export function calls(...calling: AskedCall[]): Calling {
  return { calling, words: '' };
}

/** The same with words beside the calls. */
export function callsWith(words: string, ...calling: AskedCall[]): Calling {
  return { calling, words };
}

export function isCalling(value: unknown): value is Calling {
  return typeof value === 'object' && value !== null && 'calling' in value;
}

type Look = readonly AskedCall[] | ((request: ParsedRequest) => readonly AskedCall[]);

/** A model that looks for something turn by turn as long as it may, and then answers. An empty look is an answer. */
export function toolUser(script: {
  looks: readonly Look[];
  answer: (request: ParsedRequest) => unknown;
}): (request: ParsedRequest) => unknown {
  return (request) => {
    const look = request.mayCall ? (script.looks[request.turn] ?? []) : [];
    const asked = typeof look === 'function' ? look(request) : look;
    return asked.length === 0 ? script.answer(request) : calls(...asked);
  };
}
