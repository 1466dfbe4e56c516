import { type Action, type WorkflowName, workflowNames } from '../../domain/command';
import type { Behaviour } from '../../domain/intent';
import type { ModeName } from '../../domain/mode';
import { nearest } from '../nearest';
import { alone, didYouMean, type Given, obeyed, quoted, refused, type Understood } from './answer';

/** Largest thinking budget that can be asked for, in tokens. */
export const mostThinking = 1_000_000;

/** What `/plan …` asks for (OM-43, OM-44, OM-46, IB-02): one known word decides, anything else is what to plan. */
export function readPlan({ words, text }: Given): Understood {
  const [word, more] = words;
  if (word !== undefined && more === undefined) {
    const name = word.toLowerCase();
    if (name === 'show') return obeyed({ kind: 'plan-show' });
    if (name === 'execute') return obeyed({ kind: 'decide', decision: null });
    if (name === 'cancel') return obeyed({ kind: 'plan-cancel' });
    const meant = nearest(word, ['show', 'execute', 'cancel']);
    if (meant !== null) {
      return refused(
        `\`/plan\` knows no ${quoted(word)}. Did you mean \`/plan ${meant}\`? What is to be planned takes more than one word.`,
      );
    }
  }
  return obeyed({ kind: 'plan', rest: text }, text);
}

/** What `/save-plan …` asks for (PM-017): a file of the workspace, which may have spaces in its name. */
export function readSavePlan({ text }: Given): Understood {
  const file = text.trim();
  return obeyed({ kind: 'save-plan', file: file === '' ? null : file });
}

const approvals = ['default', 'accept-edits'] as const;

/** What `/approve …` and `/apply-plan …` ask for (EP-03, PM-011). @param usual what no word behind them means */
export function readApproval(usual: 'default' | null): (given: Given) => Understood {
  return ({ name, words, text }) => {
    const [word, more] = words;
    if (word === undefined) return obeyed({ kind: 'decide', decision: usual });
    const manner = approvals.find((one) => one === word.toLowerCase());
    if (manner !== undefined && more === undefined) return obeyed({ kind: 'decide', decision: manner });
    return refused(
      `\`${name}\` cannot be told ${quoted(text)}.${didYouMean(word, approvals)} Write \`${name}\`, \`${name} default\` or \`${name} accept-edits\`; what is to be different goes behind \`/feedback\`.`,
    );
  };
}

/** What `/think …` asks for (OM-47, OM-48): `deep` and a budget in tokens, in any order. */
export function readThink({ words }: Given): Understood {
  const usage = `Write \`/think\`, \`/think deep\`, \`/think BUDGET\` or \`/think deep BUDGET\` with 1 to ${mostThinking} tokens.`;
  let deep = false;
  let maxTokens: number | null = null;
  for (const word of words) {
    const count = /^\d{1,9}$/.test(word) ? Number(word) : Number.NaN;
    if (word.toLowerCase() === 'deep' && !deep) deep = true;
    else if (count >= 1 && count <= mostThinking && maxTokens === null) maxTokens = count;
    else return refused(`\`/think\` cannot be told ${quoted(word)}.${didYouMean(word, ['deep'])} ${usage}`);
  }
  return obeyed({ kind: 'think', deep, maxTokens });
}

/** What `/workflow …` asks for (DP-30). */
export function readWorkflow(given: Given): Understood {
  const [word, ...behind] = given.words;
  const allowed = `Write \`/workflow status\`, \`/workflow next\`, or \`/workflow\` with one of ${workflowNames.join(', ')}.`;
  if (word === undefined) return refused(`\`/workflow\` needs a name. ${allowed}`);
  const rest: Given = { ...given, words: behind, text: behind.join(' ') };
  const name = word.toLowerCase().replaceAll('-', '_');
  if (name === 'status' || name === 'next') {
    return alone(rest, `/workflow ${name}`, { kind: `workflow-${name}` });
  }
  const known: WorkflowName | undefined = workflowNames.find((one) => one === name);
  if (known !== undefined) return alone(rest, `/workflow ${known}`, { kind: 'workflow', name: known });
  const meant = didYouMean(word, [...workflowNames, 'status', 'next'], '/workflow ');
  return refused(`There is no workflow ${quoted(word)}.${meant} ${allowed}`);
}

/** A command that says what kind of request it is; what stands behind it is the request (IB-02). */
export function readBehaviour(behaviour: Behaviour): (given: Given) => Understood {
  return ({ name, text }) => obeyed({ kind: 'behaviour', behaviour, word: name }, text);
}

/** A shortcut to a mode (DP-31), with the action that one word behind it starts; anything else there is the request. */
export function readShortcut(name: ModeName, action: Action | null): (given: Given) => Understood {
  return (given) => {
    const [word, more] = given.words;
    if (action !== null && word !== undefined && more === undefined) {
      if (word.toLowerCase() === action) return obeyed({ kind: 'action', action });
      if (nearest(word, [action]) !== null) {
        return refused(
          `\`${given.name}\` knows no ${quoted(word)}. Did you mean \`${given.name} ${action}\`?`,
        );
      }
    }
    return obeyed({ kind: 'mode', name }, given.text);
  };
}
