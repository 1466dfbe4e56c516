import type { Plan } from '../domain/plan';
import { visible } from './clean';
import { pathFault } from './prompts/plan-faults';

/** Every file that a plan names, each once, sorted. */
export function plannedFiles({ affectedFiles, proposedChanges, steps }: Plan): string[] {
  const named = [...affectedFiles, ...proposedChanges].map(({ path }) => path);
  return [...new Set([...named, ...steps.flatMap(({ files }) => files)])].sort();
}

/**
 * Why an approved plan does not cover the writing of a file, as a sentence; null: it does. What the plan names is covered,
 * letter by letter, and nothing beside or below it.
 * @param path from the workspace, with forward slashes
 */
export function writeOutside(plan: Plan, path: string): string | null {
  const fault = pathFault(path);
  if (fault !== null) return `${JSON.stringify(path)} cannot be written: ${fault}`;
  return plannedFiles(plan).includes(path)
    ? null
    : `The approved plan does not name ${visible(path)}; it has to be planned and approved first.`;
}

/**
 * Why an approved plan does not cover a command, as a sentence; null: it does. Only a whole command of the plan is covered:
 * none with more behind it.
 */
export function commandOutside(plan: Plan, command: string): string | null {
  const commands = [...plan.steps.flatMap((step) => step.commands), ...plan.suggestedCommands];
  if (command.trim() !== '' && commands.some((one) => one.trim() === command.trim())) return null;
  return `The approved plan does not have the command ${JSON.stringify(command.slice(0, 200))}; it has to be planned and approved first.`;
}
