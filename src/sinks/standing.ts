import { decideWords, taskWords } from '../core/approval/next-commands';
import type { ApprovalState } from '../domain/approval';
import type { Finding } from '../domain/finding';
import type { Report } from '../domain/report';

/** What a person can do next, and the words of the command for it. */
export interface NextStep {
  what: string;
  words: string[];
}

/** How a plan stands and what can be done about it. */
export interface Standing {
  /** In two or three words. */
  title: string;
  tone: 'good' | 'warn' | 'bad' | 'plain';
  /** Why, and who may decide; a sentence or two each. */
  said: string[];
  planId: string;
  version: number;
  next: NextStep[];
}

const titles: Readonly<Record<ApprovalState, string>> = {
  drafted: 'drafted',
  posted: 'waits for a decision',
  pending: 'waits for approval',
  approved: 'approved',
  feedback: 'held back',
  rejected: 'rejected',
  expired: 'expired',
  void: 'void',
};
const tones: Readonly<Record<ApprovalState, Standing['tone']>> = {
  drafted: 'plain',
  posted: 'warn',
  pending: 'warn',
  approved: 'good',
  feedback: 'warn',
  rejected: 'bad',
  expired: 'bad',
  void: 'bad',
};
const who =
  'Who may write here, or is named by `approvers`, can decide; who asked for the plan can always hold it back. Of several people the most cautious one counts. Nothing is changed before that.';
/** The `'` in it would make the command harder to read. */
const wish = 'feedback=WHAT SHOULD BE DIFFERENT';

/** Null: there is no plan. */
export function standingOf({ approval, session, act }: Report): Standing | null {
  if (approval === null) return null;
  const { state, decision, planId, version, reason } = approval;
  const isOpen = state === 'posted' || state === 'pending';
  const title = decision === null ? titles[state] : `${titles[state]} (${decision})`;
  const noSession =
    isOpen && session === null ? ['No session was kept, so no second run can approve this plan.'] : [];
  return {
    title,
    tone: tones[state],
    said: [reason, ...(isOpen ? [who] : []), ...noSession],
    planId,
    version,
    // What is no plain name could not be copied as it is shown.
    next:
      session !== null && isPlain(session.id) && isPlain(planId) ? nextSteps(approval, session.id, act) : [],
  };
}

function isPlain(name: string): boolean {
  return /^\w[\w.-]{0,100}$/.test(name);
}

function nextSteps(
  { state, decision, planId }: NonNullable<Report['approval']>,
  session: string,
  act: Report['act'],
): NextStep[] {
  const decide = (what: string, word: string) => ({ what, words: decideWords(session, planId, word) });
  switch (state) {
    case 'posted':
    case 'pending':
      return [
        decide('See its changes as diffs; nothing is written', 'default'),
        decide('Have its changes made', 'accept-edits'),
        decide('Have it planned again', wish),
        decide('Reject it', 'reject'),
      ];
    case 'approved':
      if (act === null) return decision === null ? [] : [decide('Carry it out', decision)];
      // Where nothing is proposed there is nothing to be made.
      if (act.decision !== 'default' || act.changes.length === 0) return [];
      return [decide('Have these changes made', 'accept-edits')];
    case 'feedback':
      return [decide('Say what should be different', wish)];
    case 'rejected':
    case 'expired':
    case 'void':
      return [{ what: 'Plan again', words: taskWords(session, 'WHAT TO DO') }];
    case 'drafted':
      return [];
  }
}

const mostFound = 8;

/** The findings that concern a step, worst first, and how many more there are. */
export function foundAt(
  { stepFindings, findings }: Report,
  step: number,
): { found: Finding[]; more: number } {
  const ids = new Set(stepFindings.filter((one) => one.step === step).flatMap((one) => one.findings));
  const all = findings.filter(({ id }) => ids.has(id));
  return { found: all.slice(0, mostFound), more: Math.max(0, all.length - mostFound) };
}

export const stepWords = {
  open: 'open: it is not done',
  proposed: 'proposed: its changes wait for a person to make them',
  done: 'done',
  failed: 'failed',
} as const;

/** `exit code 0`, or that it has none. */
export function exitPhrase(exitCode: number | null): string {
  return exitCode === null ? 'not run to its end' : `exit code ${exitCode}`;
}
