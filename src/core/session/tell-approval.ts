import type { ApprovalEvent, Decision } from '../../domain/approval';
import { when } from './when';

const decided: Readonly<Record<Decision, string>> = {
  'accept-edits': 'approved it, with its edits made without asking again',
  default: 'approved it, each change proposed first',
  feedback: 'wants something to be different',
  reject: 'rejected it',
};

/** What happened to a session's plans on their way to approval, a sentence each. Looks that found nothing new are left out. */
export function tellApproval(events: readonly ApprovalEvent[]): string[] {
  return events.flatMap((event) => {
    const sentence = told(event);
    return sentence === null ? [] : [`${when(event.at)}: ${sentence}`];
  });
}

function told(event: ApprovalEvent): string | null {
  switch (event.kind) {
    case 'drafted': {
      const author = event.author === '' ? '' : `, asked for by ${event.author}`;
      return `Version ${event.plan.version} (${event.plan.id.slice(0, 12)}) was drafted${author}.`;
    }
    case 'posted':
      return `Version ${event.version} was put up for a decision.`;
    case 'comment-edited':
      return `The text of version ${event.version} was changed${event.byOthers ? ' by somebody else' : ''}.`;
    case 'comment-removed':
      return `The text of version ${event.version} was removed.`;
    case 'voted': {
      const { who, decision, words, plan } = event.vote;
      const said = words === '' ? '' : ` "${words}"`;
      return `${who} on version ${plan.version}: ${decided[decision]}.${said}`;
    }
    case 'withdrawn':
      return `The vote ${event.vote} was taken back.`;
    case 'moved': {
      const files = event.files.length === 0 ? '' : ` What is different: ${event.files.join(', ')}.`;
      return `The ${event.what} that the plan was made on has changed.${files}`;
    }
    case 'cancelled':
      return `Version ${event.version} was cancelled.`;
    case 'expired':
      return `Version ${event.version} has expired.`;
    case 'unread':
      return `It could not be found out how the plan stands: ${event.why}`;
    case 'ticked':
    case 'looked':
      return null;
  }
}
