import type { Mode } from '../../domain/mode';
import type { ToolDeclaration } from '../../domain/tool';
import { allowedTools } from '../tool-filter';
import { deepThinking } from './brief-thinking';
import { dataBlock } from './data-block';
import { toolGuide } from './tool-guide';

/** What somebody wrote down on how a kind of work is done here. */
export interface Skill {
  name: string;
  text: string;
}

/** What a mode's part of a prompt is made of. */
export interface ModeMaterial {
  mode: Pick<Mode, 'brief' | 'grants'>;
  skills: readonly Skill[];
  /** All there are; those that the mode may not use are left out. */
  tools: readonly ToolDeclaration[];
  /** Wishes of whoever runs this; '' for none. */
  additional: string;
  /** Whether thinking is to be deep (OM-26). */
  deep?: boolean;
}

/**
 * The mode's own part of a prompt, which stands behind the rules and the workspace's material (DP-13): the mode's
 * brief, skills in the order of their names, the tools it may use, additional instructions. Equal material gives equal bytes.
 */
export function modePart({ mode, skills, tools, additional, deep }: ModeMaterial): string {
  const sorted = [...skills].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return [
    mode.brief,
    deep === true ? deepThinking : '',
    ...sorted.map(({ name, text }) => dataBlock(text, { skill: name }, 'instructions')),
    toolGuide(allowedTools(mode.grants, tools)),
    additional.trim() === '' ? '' : dataBlock(additional, {}, 'instructions'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
