import type { Because, Verdict, VoteFault } from '../../domain/approval';
import { counted } from '../count';

const sentences: Record<Because, string> = {
  replaced: 'The plan is void: a newer version has taken its place. Decide on that one.',
  'head-moved': 'The plan is void: the code has changed since it was made. Plan again.',
  'base-moved': 'The plan is void: the base it was made on has moved. Plan again.',
  'subject-edited': 'The plan is void: the request was edited after it was planned. Plan again.',
  'comment-altered': 'The plan is void: somebody else has edited it. Plan again.',
  'not-the-plan': 'The plan is void: the text that is shown is not the plan that was made. Plan again.',
  'comment-removed': 'The plan is void: the comment that showed it is gone. Plan again.',
  cancelled: 'The plan is void: it was cancelled. Plan again to go on.',
  expired: 'The plan has expired: nobody has had it carried out in time. Plan again.',
  'not-posted': 'The plan was drafted; nobody was asked about it yet.',
  'not-looked': 'The plan waits for a decision.',
  'not-current': 'The plan waits: the votes have to be read anew before it is carried out.',
  unread: 'The votes could not be read, so nothing is approved. Try again.',
  rejected: 'The plan was rejected.',
  feedback: 'The plan is held back: something is to be different.',
  'too-few': 'The plan waits for approval.',
  approved: 'The plan is approved.',
};

/** How a plan stands, in a sentence or two for a person. */
export function tellVerdict({ because, decision, missing, detail, words }: Verdict): string {
  const sentence = sentences[because];
  if (because === 'approved')
    return decision === 'accept-edits'
      ? 'The plan is approved, and its edits are made without asking again.'
      : 'The plan is approved; each change is proposed first.';
  if (because === 'too-few') return `The plan waits for ${counted(missing, 'more approval')}.`;
  if (because === 'feedback' && words.length === 0) return `${sentence} Say in words what it is.`;
  if (detail === '') return sentence;
  return because === 'unread' ? `${sentence} (${detail})` : `${sentence} What has changed: ${detail}.`;
}

const faults: Record<VoteFault, string> = {
  withdrawn: 'it was taken back',
  'other-plan': 'it is about another plan',
  'unknown-person': 'it could not be found out whose it is',
  'no-person': 'it is not a person’s',
  ourselves: 'it is this program’s own',
  'no-permission': 'this person may not write here and is no approver',
  'before-posting': 'it is older than the plan',
  'before-edit': 'it is older than the last edit of the plan’s comment',
  altered: 'somebody else has changed its words',
  author: 'who asks for a plan may not approve it here',
};

/** How a plan stands, with the votes that do not count and why. */
export function tellStanding(verdict: Verdict): string {
  // Whoever took their word back knows, and said another one.
  const left = verdict.refused.filter(({ why }) => why !== 'withdrawn');
  const refused = left.map(
    ({ vote: { who, decision }, why }) =>
      `The word of ${who} (${decision}) does not count: ${tellRefused(why)}.`,
  );
  return [tellVerdict(verdict), ...refused].join(' ');
}

/** Why a vote does not count, as the rest of a sentence. */
export function tellRefused(why: VoteFault): string {
  return faults[why];
}
