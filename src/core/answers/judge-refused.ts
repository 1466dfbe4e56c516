import type { Exchange } from '../../domain/chat';
import { type Complaint, complaintOf } from './complaint';
import * as endings from './endings';
import { type Change, isNews, lowerRung } from './manners';
import { hasUserAfterTool, repeatsRoles } from './messages';
import { offerOf } from './offer';
import { quoting } from './quote';
import { plainest, refusedParts } from './refused-parts';
import { type AskedTools, plainerTools } from './refused-tools';
import { rungOf, sentMessages } from './request';
import { retrySeconds } from './retry-hint';
import * as sayings from './sayings';
import { answerTooLong, tooLong } from './too-long';
import type { Sent, Verdict } from './verdict';

type Refused = Extract<Exchange, { kind: 'refused' }>;
type Foreign = Extract<Exchange, { kind: 'foreign' }>;

interface Case {
  status: number;
  complaint: Complaint;
  sent: Sent;
  /** What came, as a sentence. */
  fault: string;
  retryAfterSeconds: number | null;
}

/** What a status other than 2xx means, by its status and by what the body says. */
export function judgeRefused(refused: Refused, sent: Sent): Verdict {
  const complaint = complaintOf(refused.body, refused.contentType);
  const fault = `The endpoint ${sent.address} refused the request (status ${refused.status})${quoting(complaint.said)}`;
  return judge({ ...refused, complaint, sent, fault });
}

/**
 * What a 2xx that is not the API's answer means. Some gateways send their errors so: these are judged as what they say
 * they are.
 */
export function judgeForeign(foreign: Foreign, sent: Sent): Verdict {
  const complaint = complaintOf(foreign.body, foreign.contentType);
  if (complaint.isPage) return { kind: 'stop', error: endings.page(sent, complaint.said) };
  if (foreign.body.trim() === '')
    return {
      kind: 'again',
      cause: 'no_body',
      fault: `The endpoint ${sent.address} answered with nothing at all.`,
    };
  if (!/^\s*[[{]/.test(foreign.body) || !/"error"\s*:\s*[{"]/.test(foreign.body))
    return { kind: 'stop', error: endings.otherApi(sent, foreign.contentType, complaint.said) };
  const status = statusOf(complaint);
  const fault = `The endpoint ${sent.address} sent an error in place of an answer${quoting(complaint.said)}`;
  return judge({ status, complaint, sent, fault, retryAfterSeconds: null });
}

function statusOf(complaint: Complaint): number {
  if (complaint.status !== null && complaint.status >= 400) return complaint.status;
  return sayings.isServerFault(complaint) ? 500 : 400;
}

function judge(at: Case): Verdict {
  return stopped(at) ?? failed(at) ?? shortened(at) ?? unknownModel(at) ?? told(at) ?? byStatus(at);
}

function stopped({ status, complaint, sent }: Case): Verdict | null {
  if (status === 407) return { kind: 'stop', error: endings.proxyAuth(sent) };
  if (sayings.isOutOfCredit(status, complaint)) return { kind: 'stop', error: endings.credit(sent, status) };
  if (status === 401 || sayings.isWrongKey(complaint))
    return { kind: 'stop', error: endings.key(sent, status) };
  if (complaint.isPage && status < 500 && ![408, 409, 413, 425, 429].includes(status))
    return { kind: 'stop', error: endings.page(sent, complaint.said, status) };
  return null;
}

/** Too long: what is asked, or the answer that is asked for. */
function shortened({ status, complaint, sent, fault }: Case): Verdict | null {
  const { manners, ask } = sent;
  const long = tooLong(complaint);
  if (long !== null) return { kind: 'smaller', ...long, fault };
  if (status === 413) return { kind: 'smaller', contextTokens: null, fault };
  if (manners.outputLimit === null || (status !== 400 && status !== 422)) return null;
  const wordy = answerTooLong(complaint, Math.min(ask.maxOutputTokens, manners.outputTokens ?? Infinity));
  if (wordy === null) return null;
  const isFirst = wordy.outputTokens !== null && manners.outputTokens === undefined;
  const change: Change = isFirst ? { outputTokens: wordy.outputTokens ?? 0 } : { outputLimit: null };
  return { kind: 'adapt', change, what: describe(change), fault };
}

function failed({ status, complaint, fault }: Case): Verdict | null {
  if (sayings.isFailedGeneration(complaint)) return { kind: 'again', cause: 'generation', fault };
  if (status < 500 && sayings.isFiltered(complaint)) return { kind: 'again', cause: 'filtered', fault };
  return null;
}

function unknownModel({ status, complaint, sent }: Case): Verdict | null {
  const { model } = sent.ask;
  const isNamed = status === 404 && model.length > 2 && complaint.text.includes(model.toLowerCase());
  if (status >= 500 || !(isNamed || sayings.isUnknownModel(complaint))) return null;
  return { kind: 'stop', error: endings.model(sent, complaint.said) };
}

/** What the endpoint names as refused. */
function told({ status, complaint, sent, fault }: Case): Verdict | null {
  if ([408, 409, 425, 429].includes(status)) return null;
  const change = refusedParts(complaint, {
    rung: rungOf(sent.ask, sent.manners),
    manners: sent.manners,
    repeatedRoles: repeatsRoles(sentMessages(sent.ask, sent.manners)),
    tools: toolsSent(sent),
  });
  // A server that fails speaks of streams that have nothing to do with the parameter.
  if (status >= 500) delete change.stream;
  return isNews(sent.manners, change) ? { kind: 'adapt', change, what: describe(change), fault } : null;
}

/** What was sent of tools, besides the one that takes the answer; null: nothing. */
function toolsSent({ ask, manners }: Sent): AskedTools | null {
  const rung = rungOf(ask, manners);
  const { tools, isDeferred, choice } = offerOf(ask, manners, rung);
  if (tools.length === 0) return null;
  const messages = sentMessages(ask, manners);
  return {
    withFormat: !isDeferred && rung !== 'tool_call' && rung !== 'instructions',
    hasChoice: choice === 'required' || choice === 'none',
    userAfterTool: hasUserAfterTool(messages),
    hasCalls: messages.some(({ toolCalls }) => toolCalls !== undefined),
  };
}

function byStatus(at: Case): Verdict {
  const { status, complaint, sent, fault } = at;
  if ([408, 409, 425, 429].includes(status) || (status >= 500 && status !== 501)) {
    const seconds = at.retryAfterSeconds ?? retrySeconds(complaint.text);
    return { kind: 'wait', seconds, fault, error: endings.busy(sent, status, fault) };
  }
  if (status === 403) return { kind: 'stop', error: endings.forbidden(sent, complaint.said) };
  if ([404, 405, 410].includes(status) || status < 400)
    return { kind: 'stop', error: endings.address(sent, status, complaint.said) };
  return unexplained(at);
}

/** A refusal without a known reason: plainer tools, then none, then a rung lower each time, then everything as plain as it gets, then the end. */
function unexplained({ sent, fault }: Case): Verdict {
  const rung = lowerRung(rungOf(sent.ask, sent.manners));
  const tools = toolsSent(sent);
  const change: Change = tools !== null ? plainerTools(tools) : rung === null ? plainest : { rung };
  if (isNews(sent.manners, change)) return { kind: 'adapt', change, what: describe(change), fault };
  return { kind: 'stop', error: endings.refusal(fault) };
}

function describe(change: Change): string {
  return Object.entries(change)
    .map(([name, value]) => (value === false ? `no ${name}` : `${name} ${value ?? 'none'}`))
    .join(', ');
}
