import type { Ask, CalledTool, Exchange, Manners } from '../../domain/chat';
import { judgeAnswer } from './judge-answer';
import { judgeBroken } from './judge-broken';
import { judgeForeign, judgeRefused } from './judge-refused';
import type { Change } from './manners';

/** What was sent: to judge what came back. */
export interface Sent {
  ask: Ask;
  manners: Manners;
  /** `Chat.address`: stands in messages. */
  address: string;
}

/** Why a try failed. `cut`: the output limit was reached; a higher one may help. */
export type AgainCause =
  | 'cut'
  | 'unfinished'
  | 'empty'
  | 'no_body'
  | 'no_choices'
  | 'refusal'
  | 'filtered'
  | 'tool'
  | 'generation';

/** An error to end with: `message` says what came, `hint` what to check. For `RunError`. */
export interface Ending {
  kind: 'auth' | 'model' | 'config';
  message: string;
  hint: string;
  /** The endpoint does not have the model; it may say which it has. */
  isUnknownModel?: boolean;
}

/** What one exchange means. Every `fault` is one sentence for a person. */
export type Verdict =
  /** A whole answer; whether it holds a valid value is seen next (`answerIn`). */
  | { kind: 'text'; text: string }
  /** A whole answer that asks for tools; `text` is what it says beside, and no answer. */
  | { kind: 'calls'; calls: readonly CalledTool[]; text: string; reasoning: string }
  /** A failed try. */
  | { kind: 'again'; cause: AgainCause; fault: string }
  /** Not now. `seconds`: what the endpoint asks for, uncapped; `error`: to end with when no try is left. */
  | { kind: 'wait'; seconds: number | null; fault: string; error: Ending }
  /** The endpoint refuses a form of the request; `adapted(manners, change)` differs from what was sent. */
  | { kind: 'adapt'; change: Change; what: string; fault: string }
  /** The request is too long; `contextTokens` as the endpoint says it. */
  | { kind: 'smaller'; contextTokens: number | null; fault: string }
  /** No further try can help. */
  | { kind: 'stop'; error: Ending };

/** Judges one exchange by what came back alone: nothing that is not a whole answer is `text`. */
export function judgeExchange(exchange: Exchange, sent: Sent): Verdict {
  switch (exchange.kind) {
    case 'answer':
      return judgeAnswer(exchange, sent);
    case 'refused':
      return judgeRefused(exchange, sent);
    case 'foreign':
      return judgeForeign(exchange, sent);
    case 'broken':
      return judgeBroken(exchange, sent);
  }
}
