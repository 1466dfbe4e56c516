import type { Confirmed, Confirmer } from '../domain/confirmation';
import { asRunError } from '../domain/errors';
import type { ToolCallReport } from '../domain/tool-call';

/** Characters of a plan file that an event and the report carry. */
const mostShown = 20_000;

/** What a call that asks a person came to. */
export interface Asked {
  text: string;
  outcome: ToolCallReport['outcome'];
  /** Whether a person wrote it: then it is not the program's word. */
  isMaterial?: boolean;
  planContent?: string;
}

/**
 * Asks a person for the plan, with what they see of it (EP-02 to EP-07). What went wrong is an error and no consent, and
 * nothing here leaves Plan Mode.
 */
export async function asked(callId: string, confirmer: Confirmer | null): Promise<Asked> {
  if (confirmer === null) return noPlan;
  try {
    const planContent = await confirmer.planContent();
    if (planContent === null) return noPlan;
    const said = answer(await confirmer.confirm({ callId, planContent }));
    return { ...said, planContent: shown(planContent) };
  } catch (thrown) {
    const why = asRunError(thrown).message;
    return { text: `Nobody could be asked: ${why} That is no approval; Plan Mode holds.`, outcome: 'failed' };
  }
}

const noPlan: Asked = {
  text: 'There is no plan to approve yet, so nobody was asked. Hand in the plan first, as your answer in the form that was asked for: the program writes it to the plan file and puts it before a person.',
  outcome: 'failed',
};

function answer(said: Confirmed): Pick<Asked, 'text' | 'outcome' | 'isMaterial'> {
  switch (said.kind) {
    case 'approved':
      return {
        text: `The plan is approved (${said.decision}). The program carries it out; there is nothing to do for you.`,
        outcome: 'done',
      };
    case 'feedback':
      return { text: said.words, outcome: 'done', isMaterial: true };
    case 'pending':
      return {
        text: 'The plan waits for a person, who has not decided yet. Plan Mode holds; asking again changes nothing.',
        outcome: 'pending',
      };
    case 'over':
      return { text: `${said.reason} Plan Mode holds.`, outcome: 'failed' };
  }
}

function shown(text: string): string {
  if (text.length <= mostShown) return text;
  const kept = text.slice(0, mostShown).replace(/[\ud800-\udbff]$/, '');
  return `${kept}\n[cut: ${text.length - kept.length} of ${text.length} characters; the plan file has them all]`;
}
