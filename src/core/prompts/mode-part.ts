import type { Grants } from '../../domain/mode';
import type { Prompt } from '../../domain/prompt';
import type { ToolDeclaration } from '../../domain/tool';
import { allowedTools } from '../tool-filter';
import { dataBlock } from './data-block';
import { toolGuide } from './tool-guide';

/** What somebody wrote down on how a kind of work is done here. */
export interface Skill {
  name: string;
  text: string;
}

/** What a mode's part of a prompt is made of. */
export interface ModeMaterial {
  /** From the registry (DP-14): the mode's own first, then what a person added, as it may be sent. */
  prompts: readonly Prompt[];
  grants: Grants;
  skills: readonly Skill[];
  /** All there are; those that the mode may not use are left out. */
  tools: readonly ToolDeclaration[];
  /** Wishes of whoever runs this; '' for none. */
  additional: string;
}

/**
 * The mode's own part of a prompt, which stands behind the rules and the workspace's material (DP-13): the mode's
 * brief, skills in the order of their names, prompts of config and of servers, the tools it may use, additional
 * instructions. Equal material gives equal bytes.
 */
export function modePart({ prompts, grants, skills, tools, additional }: ModeMaterial): string {
  const sorted = [...skills].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const own = prompts.filter(({ source }) => source === 'built in');
  const added = prompts.filter(({ source }) => source !== 'built in');
  return [
    ...own.map(({ text }) => text),
    ...sorted.map(({ name, text }) => dataBlock(text, { skill: name }, 'instructions')),
    ...added.map(addedBlock),
    toolGuide(allowedTools(grants, tools)),
    additional.trim() === '' ? '' : dataBlock(additional, {}, 'instructions'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Settings are the wishes of whoever runs this; a server is a stranger, whose text is material. */
function addedBlock({ name, source, from, text }: Prompt): string {
  return source === 'mcp'
    ? dataBlock(text, { prompt: name, server: from })
    : dataBlock(text, { prompt: name }, 'instructions');
}
