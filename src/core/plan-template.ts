import type { FileText, YamlNode } from '../domain/ports';
import { nearest } from './nearest';
import { splitFrontMatter } from './task-file';

/** Where a project says what its plans are to look like (PM-007). */
export const templateFile = '.countersign/plan.md';
/** Bytes of it that are read at most. */
export const templateBytes = 64 * 1024;

/** What a planner is told about the form of a plan. */
export interface PlanTemplate {
  origin: 'project' | 'built-in';
  /** From its front matter; '' when it has none. */
  name: string;
  description: string;
  /** Markdown, without front matter. */
  text: string;
}

/** What holds when a project has no template, or one that cannot be used. */
export const builtInTemplate: PlanTemplate = {
  origin: 'built-in',
  name: '',
  description: '',
  text: `# Title: what will be different, in one line

## Objectives
What the request asks for, each one checkable.

## Constraints
What must stay as it is.

## Assumptions
What was not said and is taken as given.

## Approach
Why this way, in a few sentences.

## Steps
Each with its files, what it waits for, the commands to run, and how to tell that it is done.

## Affected files
Each with the reason.

## Test plan
What proves the objectives, and what proves that nothing else changed.

## Risks
What could go wrong, and how it would show.

## Alternatives
What else was weighed, and why it was not taken.

## Rollback
How to undo it.

## Success criteria
When it is done.

## Next actions
What a person does now.
`,
};

/** The front matter of a template as YAML read it; `fault` is why it could not, in words. */
export type FrontMatter = { root: YamlNode | null; fault: string | null };

/**
 * The template of a project, or the built-in one and, where there is one that cannot be used, a warning why. What stands
 * in the file is never changed.
 * @param yaml reads front matter; it is asked only when there is some
 */
export async function planTemplate(
  file: FileText,
  yaml: (text: string) => Promise<FrontMatter>,
): Promise<{ template: PlanTemplate; warning: string | null }> {
  if (file.kind === 'missing') return { template: builtInTemplate, warning: null };
  if (file.kind !== 'text') return unused(file.reason);
  const { frontMatter, body } = splitFrontMatter(file.text.replace(/\r\n?/g, '\n'));
  if (!/[^\s\p{Cf}]/u.test(body)) return unused('it is empty');
  const template: PlanTemplate = { origin: 'project', name: '', description: '', text: body };
  if (frontMatter === null) {
    return body.startsWith('---\n') ? unused('its front matter has no end') : { template, warning: null };
  }
  const { root, fault } = await yaml(frontMatter);
  if (root === null)
    return unused(`its front matter is not valid YAML${fault === null ? '' : ` (${fault})`}`);
  const read = fields(root);
  return 'reason' in read ? unused(read.reason) : { template: { ...template, ...read }, warning: null };
}

const known = ['name', 'description'] as const;

function fields(root: YamlNode): Pick<PlanTemplate, 'name' | 'description'> | { reason: string } {
  const found = { name: '', description: '' };
  // Nothing but remarks.
  if (root.kind === 'scalar' && root.value === null) return found;
  if (root.kind !== 'map') return { reason: 'its front matter is no list of names and values' };
  for (const { key, value } of root.entries) {
    const name = known.find((one) => one === key);
    if (name === undefined) {
      const near = nearest(key, known);
      return {
        reason: `its front matter has "${key}"${near === null ? '' : `; "${near}" was probably meant`}`,
      };
    }
    if (value.kind !== 'scalar' || typeof value.value !== 'string')
      return { reason: `"${name}" in its front matter is no text` };
    found[name] = value.value;
  }
  return found;
}

function unused(reason: string): { template: PlanTemplate; warning: string } {
  return {
    template: builtInTemplate,
    warning: `The plan template ${templateFile} was not used: ${reason}. The built-in one holds.`,
  };
}
