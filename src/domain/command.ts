import type { Decision } from './approval';
import type { Behaviour } from './intent';
import type { ModeName } from './mode';

export const workflowNames = [
  'feature_development',
  'bug_fix',
  'security_hardening',
  'performance_optimization',
  'learning_session',
] as const;
export type WorkflowName = (typeof workflowNames)[number];

/** What modes do at one word (DP-31). */
export type Action = 'trace' | 'scan' | 'checklist' | 'profile';

/** A line of `/word` in the author's own text, understood (OM-41 to OM-49, DP-30, DP-31, DP-33, DP-34, DP-38, IB-02). */
export type Command =
  | { kind: 'mode'; name: ModeName }
  | {
      kind:
        | 'mode-show'
        | 'mode-auto'
        | 'mode-status'
        | 'mode-history'
        | 'mode-save'
        | 'mode-pop'
        | 'mode-reset';
    }
  | { kind: 'focus'; name: ModeName; minutes: number }
  | { kind: 'focus-off' }
  | { kind: 'hybrid'; modes: readonly ModeName[]; preset: string | null }
  | { kind: 'plan'; rest: string }
  | { kind: 'plan-show' | 'plan-cancel' | 'exit-plan' }
  /** A word on the plan that an earlier run made; null: an approval, in the way that held before Plan Mode. */
  | { kind: 'decide'; decision: Decision | null }
  /** A file of the workspace; null: a name of the program's own. */
  | { kind: 'save-plan'; file: string | null }
  | { kind: 'think'; deep: boolean; maxTokens: number | null }
  | { kind: 'normal' }
  | { kind: 'workflow'; name: WorkflowName }
  | { kind: 'workflow-status' | 'workflow-next' }
  /** `/chat`, `/ask`, `/do`, `/edit`, `/run`, `/mission`: what kind of request it is to be. */
  | { kind: 'behaviour'; behaviour: Behaviour; word: string }
  | { kind: 'action'; action: Action }
  | { kind: 'help' };

/** A line of the text that was taken for a command. */
export interface CommandLine {
  /** As written, without the line end. */
  text: string;
  /** From 1, in the turn's text. */
  line: number;
  /** The command, or why it cannot be obeyed, as one sentence for a person. */
  read: { ok: true; command: Command } | { ok: false; message: string };
  /** What stands behind the command as the request itself, as in `/ask why …` or `/debug the login …`; else ''. */
  request: string;
}
