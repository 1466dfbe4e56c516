import type { ProjectCommand } from '../../domain/evidence';

/** A file that says how a project is built and tested. */
export interface ProjectFile {
  /** From the workspace. */
  path: string;
  /** Its folder, `.` for the workspace itself. */
  directory: string;
  name: string;
  text: string;
  /** True when the folder of this file has a file of that name (a name with folders works too). */
  beside(name: string): boolean;
  /** True when the workspace has that file at its root. */
  atRoot(name: string): boolean;
  /** All files of the workspace below this file's folder, from the workspace. */
  below(): readonly string[];
}

/** What such a file says. */
export interface ProjectReading {
  /** As in `Node.js (npm)`; null when the file alone does not tell. */
  ecosystem: string | null;
  commands: Pick<ProjectCommand, 'kind' | 'command'>[];
  /** Facts that bind a change, a phrase each. */
  constraints: string[];
  /** Why the file could not be read as what it is; what follows `it`. */
  problem?: string;
}
export type ReadProject = (file: ProjectFile) => ProjectReading;
export type CommandKind = ProjectCommand['kind'];

export const nothing: ProjectReading = { ecosystem: null, commands: [], constraints: [] };

/** The first group of the first match, or null. The pattern must be linear. */
export function firstMatch(text: string, pattern: RegExp): string | null {
  return pattern.exec(text)?.[1]?.trim() ?? null;
}

/** A phrase of the form `name value`, or nothing when there is no value. */
export function phrase(name: string, value: unknown): string[] {
  return typeof value === 'string' && value.trim() !== '' ? [`${name} ${value.trim().slice(0, 100)}`] : [];
}
