import type { Grants } from '../domain/mode';
import { effects } from '../domain/tool';
import { type Asked, allowedTools, exitPlanMode } from './tool-filter';

/**
 * What grants come to, for one cell of a table: `all`, `none`, or the effects of which every tool is granted and the
 * names of the others. Of the tools that write it says what for.
 */
export function toolsInShort(grants: Grants, all: readonly Asked[]): string {
  // It is Plan Mode's, whatever its mode may use besides.
  const tools = all.filter(({ name }) => name !== exitPlanMode);
  const allowed = allowedTools(grants, tools);
  if (allowed.length === 0) return 'none';
  if (allowed.length === tools.length) return 'all';
  const parts = effects.flatMap((effect) => {
    const granted = allowed.filter((tool) => tool.effect === effect).map((tool) => tool.name);
    if (granted.length === 0) return [];
    const named =
      granted.length === tools.filter((tool) => tool.effect === effect).length ? [effect] : granted;
    return effect === 'write' ? [`${named.join(' and ')}${purposes[grants.writes]}`] : named;
  });
  return parts.join(', ');
}

const purposes: Readonly<Record<Grants['writes'], string>> = {
  all: '',
  fixes: ' for fixes',
  documents: ' for documents',
  none: '',
};
