import type { Ports, Question, Repository, SecretScanner, Tree } from '../../src/domain/ports';
import { question } from './question';

/** Ports for one collector: a tree and what else it may use; anything else throws when touched. */
export function collectorPorts(
  tree: Tree,
  also: { repository?: Repository | null; secrets?: SecretScanner } = {},
): Ports {
  const absent = (name: string) => () => {
    throw new Error(`the collector must not use ${name}`);
  };
  return {
    tree,
    repository: also.repository ?? null,
    repositoryFault: null,
    syntax: { language: absent('syntax'), parse: absent('syntax'), faults: absent('syntax') },
    yaml: { parse: absent('yaml'), fault: absent('yaml') },
    secrets: also.secrets ?? { scan: absent('secrets') },
    workflows: { load: absent('the workflow'), save: absent('the workflow') },
    savePlan: async () => null,
    preferences: { load: absent('the preferences'), save: absent('the preferences') },
    clock: { now: absent('the clock'), elapsed: absent('the clock'), turn: async () => undefined },
    known: () => [],
    learn: () => undefined,
    permit: () => true,
    emit: () => undefined,
    signal: new AbortController().signal,
  };
}

/** A question of the second round about whole files. */
export function about(...files: string[]): Question {
  return question('A task', {
    under: '',
    concerns: files.map((file) => ({ file, addedLines: null, reason: 'named by the task' })),
  });
}
