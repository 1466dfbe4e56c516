import type { PreferenceFile, WorkflowStore } from '../domain/ports';

/**
 * What is kept between runs; few runs need either, so both are loaded when they are used.
 * @param home the folder that `.countersign` lies in; '' when there is none
 */
export function openKeepers(
  home: string,
  workspace: string,
): { workflows: WorkflowStore; preferences: PreferenceFile } {
  const store = async () => (await import('./workflow-store')).openWorkflowStore(home, workspace);
  const file = async () => (await import('./preference-file')).openPreferenceFile(workspace);
  return {
    workflows: {
      load: async () => (await store()).load(),
      save: async (state) => (await store()).save(state),
    },
    preferences: {
      load: async () => (await file()).load(),
      save: async (text) => (await file()).save(text),
    },
  };
}
