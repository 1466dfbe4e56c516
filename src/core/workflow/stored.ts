import { type WorkflowState, workflowState } from '../../domain/workflow';
import { workflows } from './workflows';

/** What was stored: the state, or one sentence why there is none. */
export interface Stored {
  state: WorkflowState | null;
  warning: string | null;
}

/** The state as text for a file. */
export function printWorkflow(state: WorkflowState): string {
  return `${JSON.stringify(state, null, 1)}\n`;
}

/** The state of a text; a newer version's, a half-written and a damaged one are no state, and the warning says so. */
export function parseWorkflow(text: string): Stored {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return none('is half written or damaged');
  }
  const version = value !== null && typeof value === 'object' && 'version' in value ? value.version : null;
  if (typeof version === 'number' && version > 1) return none('was saved by a newer version');
  const read = workflowState.safeParse(value);
  if (!read.success || !holds(read.data)) return none('is damaged');
  return { state: read.data, warning: null };
}

function none(what: string): Stored {
  return {
    state: null,
    warning: `The saved workflow ${what}, so it was not taken up; start it again with \`/workflow NAME\`.`,
  };
}

/** Are the stages those of the workflow, and is each as far as the place says? */
function holds(state: WorkflowState): boolean {
  const { name, position, stages } = state;
  if (stages.length !== workflows[name].length || position > stages.length) return false;
  return stages.every(({ mode, status }, index) => {
    if (mode !== workflows[name][index]?.mode) return false;
    if (index > position) return status === 'pending';
    if (index === position) return status === 'active' || status === 'failed';
    return status === 'done' || status === 'skipped';
  });
}
