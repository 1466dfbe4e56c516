import { type WorkflowName, workflowNames } from '../../domain/command';
import type { WorkflowState } from '../../domain/workflow';
import { oneLine } from '../clean';
import { workflows } from './workflows';

/** The answer to `/workflow status`: a line for the whole, and one for each stage. Markdown and plain text at once. */
export function workflowStatus(state: WorkflowState | null, preferred: readonly WorkflowName[] = []): string {
  if (state === null) {
    const wish = preferred.length === 0 ? '' : ` This project prefers ${preferred.join(', ')}.`;
    return `No workflow is under way; \`/workflow NAME\` starts one of ${workflowNames.join(', ')}.${wish}`;
  }
  const of = state.stages.length;
  const place = state.position < of ? `at stage ${state.position + 1} of ${of}` : 'over';
  const lines = state.stages.map((stage, index) => {
    const reason = stage.status === 'failed' ? ` (${oneLine(stage.handed).slice(0, 200)})` : '';
    return `${index + 1}. ${stage.mode}, ${stage.status}${reason}: ${workflows[state.name][index]?.purpose ?? ''}`;
  });
  return [`Workflow ${state.name} is ${place}.`, '', ...lines].join('\n');
}
