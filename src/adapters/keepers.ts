import type { Noticeboard } from '../domain/noticeboard';
import type { Ports, PreferenceFile, WorkflowStore } from '../domain/ports';
import type { SessionStore } from '../domain/session';
import type { LocalPlace } from './local-board';
import { newSessionId, sessionFolder } from './session-place';

/**
 * What is kept between runs; few runs need all of it, so each part is loaded when it is used.
 * @param home the folder that `.countersign` lies in; '' when there is none: then there are no sessions
 */
export function openKeepers(
  home: string,
  workspace: string,
): {
  workflows: WorkflowStore;
  preferences: PreferenceFile;
  sessions: SessionStore | null;
  savePlan: Ports['savePlan'];
} {
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
    savePlan: async (path, text) => (await import('./saved-plan')).savePlan(workspace, path, text),
    sessions: home === '' ? null : openSessions(home),
  };
}

/** The sessions that are kept under a home, not ''. */
export function openSessions(home: string): SessionStore {
  const store = async () => (await import('./session-store')).openSessionStore(home);
  return {
    folder: sessionFolder(home),
    newId: newSessionId,
    list: async () => (await store()).list(),
    read: async (id) => (await store()).read(id),
    begin: async (head, use, signal) => (await store()).begin(head, use, signal),
    hold: async (id, use, signal) => (await store()).hold(id, use, signal),
    remove: async (id, signal) => (await store()).remove(id, signal),
  };
}

/** The boards of a workspace, by the files that they are; few runs need one. */
export function boardsOf(place: Omit<LocalPlace, 'file'>): (file: string) => Promise<Noticeboard> {
  return async (file) => (await import('./local-board')).openLocalBoard({ ...place, file });
}
