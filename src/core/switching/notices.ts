import type { ModeName } from '../../domain/mode';
import type { Policy } from '../../domain/mode-signal';
import { shownName } from './mode-names';

/** What is told when a mode is entered; for the planning mode what it may do and how to leave it (OM-14, OM-25). */
export function entered(mode: ModeName, policy: Policy): string {
  switch (mode) {
    case 'planning': {
      const writes = policy.planWritesDocs
        ? 'documents are written in documentation folders and nothing else is'
        : 'nothing is written';
      return `Entered plan mode. It is read-only: files are read and searched, ${writes}, no command is run, nothing is committed; changes and commands become entries of the plan. Leave it with /exit-plan.`;
    }
    case 'thinking':
      return 'Entered thinking mode. The problem is thought through before it is answered, and what was thought is shown apart. Leave it with /normal.';
    case 'normal':
      return 'Back in normal mode.';
    default:
      return `Entered ${mode} mode.`;
  }
}

/** A confidence as people read it: two places. */
export function sure(confidence: number): string {
  return confidence.toFixed(2);
}

/** `developer to plan`. */
export function between(from: ModeName, to: ModeName): string {
  return `${shownName(from)} to ${shownName(to)}`;
}
