import type { ApprovalEvent, ApprovalPolicy } from '../../../src/domain/approval';

type Of<Kind> = ApprovalEvent & { kind: Kind };
const strong = ['write', 'maintain', 'admin'];

/** How a version may be carried out at the end of a history; null: not at all. Reads the history alone. */
export function allowed(history: readonly ApprovalEvent[], version: number, policy: ApprovalPolicy) {
  const at = history.findIndex((event) => event.kind === 'drafted' && event.plan.version === version);
  const [draft, look] = [history[at], history.at(-1)];
  if (draft?.kind !== 'drafted' || look?.kind !== 'looked') return null;
  const newer = (event: ApprovalEvent) => event.kind === 'drafted' && event.plan.version > version;
  const since = history.slice(at + 1);
  const all = <Kind extends ApprovalEvent['kind']>(kind: Kind, events: readonly ApprovalEvent[] = since) =>
    events.filter((event): event is Of<Kind> => event.kind === kind);
  if (history.some(newer)) return null;
  if (all('moved').some(({ what, to }) => to !== draft.ground[what])) return null;
  const ends = [...all('cancelled'), ...all('expired'), ...all('comment-removed')];
  if (ends.some((event) => event.version === version)) return null;
  const posts = all('posted').filter((event) => event.version === version && event.isOurs);
  const edits = all('comment-edited').filter((event) => event.version === version);
  if (posts.length === 0 || edits.some(({ byOthers }) => byOthers)) return null;
  if ([...posts, ...edits].some(({ planId }) => planId !== draft.plan.id)) return null;
  const end = Math.max(...history.map(({ at }) => at));
  if (policy.expiresAfter !== null && end >= draft.at + policy.expiresAfter) return null;
  const listed = policy.approvers.map((name) => name.toUpperCase());
  const valid = all('voted', history).filter(({ vote }, index, votes) => {
    const who = vote.who.toUpperCase();
    const { type, permission, isOurs } = look.standings.find((one) => one.who.toUpperCase() === who) ?? {};
    const mayVote = strong.includes(permission ?? '') || listed.includes(who);
    const mayApprove = policy.authorMayApprove || draft.author.toUpperCase() !== who;
    const isFirst = votes.findIndex((other) => other.vote.id === vote.id) === index;
    const stands =
      isFirst && !vote.isAltered && !all('withdrawn', history).some((event) => event.vote === vote.id);
    const isMeant = vote.plan.id === draft.plan.id && vote.plan.version === version;
    const isNew = posts.every(({ at }) => vote.at >= at) && edits.every(({ at }) => vote.at > at);
    const isCautious = vote.decision === 'reject' || vote.decision === 'feedback';
    return stands && isMeant && isNew && type === 'User' && !isOurs && mayVote && (isCautious || mayApprove);
  });
  if (valid.some(({ vote }) => vote.decision === 'reject' || vote.decision === 'feedback')) return null;
  if (new Set(valid.map(({ vote }) => vote.who.toUpperCase())).size < policy.requiredApprovals) return null;
  return valid.some(({ vote }) => vote.decision === 'default') ? 'default' : 'accept-edits';
}
