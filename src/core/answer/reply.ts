import { asksOnly } from '../intent/question';
import { readRequest } from '../request/read';

/** What a turn behind a question back comes to. */
export type Reply =
  /** A request to be understood anew; `isConfirmed`: it is meant as it stands. */
  { kind: 'request'; text: string; isConfirmed: boolean } | { kind: 'cancelled' } | { kind: 'none' };

const cancelling =
  /^(?:please )?(?:cancel|leave it(?: alone| be)?|never ?mind|forget (?:it|about it)|stop|no|abort)[.! ]*$/i;
const confirming =
  /^(?:yes|yep|ok|okay|sure|go on|go ahead|do it|just do it|please do|proceed)(?: please)?[.! ]*$/i;

/**
 * The reply to a question back, read together with the request that it was about (IB-05). A question is a request of
 * its own; a command alone that says what kind of request it is confirms it.
 * @param asked the request that was not understood
 * @param isDecided whether a command says what kind of request it is, as `/do`
 */
export function replyTo(asked: string, reply: string, isDecided: boolean): Reply {
  const text = reply.trim();
  if (text === '') return isDecided ? { kind: 'request', text: asked, isConfirmed: true } : { kind: 'none' };
  if (cancelling.test(text.slice(0, 80))) return { kind: 'cancelled' };
  if (confirming.test(text.slice(0, 80))) return { kind: 'request', text: asked, isConfirmed: true };
  const isOwn = asksOnly(readRequest(text));
  return { kind: 'request', text: isOwn ? text : `${asked}\n\n${text}`, isConfirmed: false };
}
