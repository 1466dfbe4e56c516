import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Hex } from '../core/hash';
import { parseWorkflow, printWorkflow } from '../core/workflow/stored';
import type { WorkflowStore } from '../domain/ports';
import { readSmall, replaceFile } from './whole-file';

/** Largest file: all stages of a workflow at their limit, every character escaped, fit twice. */
const mostBytes = 1024 * 1024;

/**
 * Keeps the workflow of a workspace in a file of its own under `.countersign/sessions/`, named by the hash of the
 * workspace's real path. Of two runs that save at once the later one wins; the file is always whole.
 * @param home the folder that `.countersign` lies in; '' when there is none
 */
export function openWorkflowStore(home: string, workspace: string): WorkflowStore {
  if (home === '') return noWorkflowStore;
  const folder = join(home, '.countersign', 'sessions');
  const name = async () => `workflow-${sha256Hex(await realpath(workspace)).slice(0, 24)}.json`;
  return {
    async load() {
      try {
        const file = await readSmall(join(folder, await name()), mostBytes);
        if ('missing' in file) return { state: null, warning: null };
        return 'text' in file ? parseWorkflow(file.text) : unread(file.fault);
      } catch (error) {
        return unread(`cannot be looked for (${codeOf(error)})`);
      }
    },
    async save(state) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await replaceFile(folder, await name(), printWorkflow(state), 0o600);
        return null;
      } catch (error) {
        return `The place reached in the workflow was not kept for a later run: ${folder} cannot be written to (${codeOf(error)}).`;
      }
    },
  };
}

/** For a person without a home: the current folder may be a stranger's repository. */
const noWorkflowStore: WorkflowStore = {
  load: async () => ({ state: null, warning: null }),
  save: async () =>
    'The place reached in the workflow was not kept for a later run: there is no home directory to keep it in; set HOME.',
};

function unread(fault: string): { state: null; warning: string } {
  const warning = `The saved workflow ${fault}, so it was not taken up; start it again with \`/workflow NAME\`.`;
  return { state: null, warning };
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
