import { parseJsonWithComments } from '../../core/json-comments';
import { knownNames } from './names';
import type { ReadProject } from './project';

/** deno.json or deno.jsonc: its tasks. */
export const readDeno: ReadProject = (file) => {
  const config = parseJsonWithComments(file.text);
  if (!config.ok) return { ecosystem: 'Deno', commands: [], constraints: [], problem: 'is not valid JSON' };
  const { value } = config;
  const tasks = typeof value === 'object' && value !== null && 'tasks' in value ? value.tasks : null;
  const names = typeof tasks === 'object' && tasks !== null ? Object.keys(tasks) : [];
  return {
    ecosystem: 'Deno',
    commands: knownNames(names).map(({ kind, name }) => ({ kind, command: `deno task ${name}` })),
    constraints: [],
  };
};
