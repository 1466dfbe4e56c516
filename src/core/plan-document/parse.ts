import { type Plan, plan as planSchema } from '../../domain/plan';
import { planId } from '../plan';
import { Unreadable } from './lines';
import { printPlan } from './print';
import { readDocument } from './read';

/** What a text is as a plan. */
export type ReadPlan =
  | { kind: 'plan'; plan: Plan }
  /** A whole plan whose words are not those that its id was taken of. `plan` has the id of its words. */
  | { kind: 'changed'; plan: Plan; printedId: string }
  /** `line` counts from 1; the message is a sentence for a person. */
  | { kind: 'unreadable'; line: number; message: string };

/** Characters. A larger text is no plan. */
const longest = 8 * 1024 * 1024;

/**
 * Reads what `printPlan` prints, and nothing else: a text that shows more, less or other than the plan that was read from
 * it is refused. Check marks may be set and unset by hand, and line ends may have become `\r\n`.
 */
export function parsePlan(text: string): ReadPlan {
  if (text.length > longest) return unreadable(1, 'The text is too long for a plan.');
  const lines = linesOf(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  try {
    const { plan, stepsLine } = readDocument(lines);
    const checked = planSchema.safeParse(plan);
    if (!checked.success) {
      const [issue] = checked.error.issues;
      return unreadable(1, `The plan is not whole: ${issue?.path.join('.')}: ${issue?.message}.`);
    }
    return compared(checked.data, lines, stepsLine);
  } catch (error) {
    if (error instanceof Unreadable) return unreadable(error.line, error.message);
    throw error;
  }
}

/** Whoever decides sees the text, what is carried out is what was read: so both have to say the same. */
function compared(plan: Plan, lines: readonly string[], stepsLine: number): ReadPlan {
  const printed = linesOf(printPlan(plan));
  const count = Math.max(lines.length, printed.length);
  for (let index = 0; index < count; index += 1) {
    if (index !== stepsLine && !isSame(lines[index], printed[index]))
      return unreadable(index + 1, `Line ${index + 1} is not written as a plan writes it.`);
  }
  const id = planId(plan);
  return id === plan.id
    ? { kind: 'plan', plan }
    : { kind: 'changed', plan: { ...plan, id }, printedId: plan.id };
}

function linesOf(text: string): string[] {
  return text.replace(/\n+$/, '').split('\n');
}

function isSame(line = '', printed = ''): boolean {
  return line === printed || (line.startsWith('- [X] ') && line.replace('X', 'x') === printed);
}

function unreadable(line: number, message: string): ReadPlan {
  return { kind: 'unreadable', line, message };
}
