import { makeTargets } from '../../core/make-targets';
import { knownNames } from './names';
import type { ProjectReading, ReadProject } from './project';

/** Makefile: targets with a known name. */
export const readMakefile: ReadProject = (file) => reading(makeTargets(file.text), 'make');

/** justfile: recipes with a known name that need no argument. */
export const readJustfile: ReadProject = (file) => {
  const recipes: string[] = [];
  for (const line of file.text.split('\n')) {
    const head = /^@?([A-Za-z_][\w-]{0,80})((?:[ \t]{1,9}[^ \t:]{1,80}){0,9})[ \t]{0,9}:(?!=)/.exec(line);
    const needsArgument = /(?:^|\s)[+]?\w+(?=\s|$)/.test(head?.[2] ?? '');
    if (head?.[1] !== undefined && !needsArgument) recipes.push(head[1]);
  }
  return reading(recipes, 'just');
};

/** Taskfile.yml: the keys right below `tasks:`. */
export const readTaskfile: ReadProject = (file) => {
  const tasks: string[] = [];
  let indent: string | null = null;
  let inside = false;
  for (const line of file.text.split(/\r?\n/)) {
    if (/^\S/.test(line) && !line.startsWith('#')) inside = /^tasks:\s*(?:#.*)?$/.test(line);
    const key = /^( {1,16})(["']?)([A-Za-z0-9_][\w:.-]{0,80})\2:(?:\s|$)/.exec(line);
    if (!inside || key === null) continue;
    indent ??= key[1] ?? null;
    if (key[1] === indent && key[3] !== undefined) tasks.push(key[3]);
  }
  return reading(tasks, 'task');
};

function reading(names: readonly string[], program: string): ProjectReading {
  const commands = knownNames([...new Set(names)], { checkIsTest: true }).map(({ kind, name }) => ({
    kind,
    command: `${program} ${name}`,
  }));
  return { ecosystem: null, commands, constraints: [] };
}
