/** What a person can say about a run that is under way (IB-03). */
export type RunReply = 'resume' | 'pause' | 'abort' | 'propose-fix';

const please = '(?:please )?';
const it = '(?: (?:it|the run|the plan|this run|this plan))?';
const end = '(?: please)?[.! ]*$';
const replies: readonly { reply: RunReply; pattern: RegExp }[] = [
  {
    reply: 'resume',
    pattern: new RegExp(`^${please}(?:resume|continue|go on|carry on|proceed)${it}${end}`, 'i'),
  },
  { reply: 'pause', pattern: new RegExp(`^${please}(?:pause|wait|hold on|hold)${it}${end}`, 'i') },
  {
    reply: 'abort',
    pattern: new RegExp(`^${please}(?:abort|cancel|stop|give up|end|drop)${it}${end}`, 'i'),
  },
  {
    reply: 'propose-fix',
    pattern: new RegExp(
      `^${please}propose(?: (?:a|the))? (?:fix|change|next step)(?: for (?:it|the next step))?${end}`,
      'i',
    ),
  },
];

/** What a text says about the run that is under way, when it says nothing else; null: it does not. */
export function runReply(text: string): RunReply | null {
  const said = text.trim();
  if (said.length > 80) return null;
  return replies.find(({ pattern }) => pattern.test(said))?.reply ?? null;
}
