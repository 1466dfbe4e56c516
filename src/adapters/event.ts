import { readFile, stat } from 'node:fs/promises';

/** GitHub's own limit for an event is 25 MB. */
const mostBytes = 32 * 1024 * 1024;

/** The event that started the workflow; null when none is told, `unreadable` when nobody can tell what it says. */
export async function readEvent(path: string | undefined): Promise<unknown> {
  if (!path) return null;
  try {
    if ((await stat(path)).size > mostBytes) return 'unreadable';
    const event: unknown = JSON.parse(await readFile(path, 'utf8'));
    return typeof event === 'object' && event !== null ? event : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/**
 * Whether the run is for a pull request from another repository: such runs get no secrets
 * (https://docs.github.com/actions/reference/events-that-trigger-workflows#pull_request). What cannot be read is no fork.
 */
export async function isForkEvent(path: string | undefined): Promise<boolean> {
  if (!path) return false;
  try {
    if ((await stat(path)).size > mostBytes) return false;
    const event: unknown = JSON.parse(await readFile(path, 'utf8'));
    const pull = at(event, 'pull_request');
    const [head, base] = [at(at(pull, 'head'), 'repo'), at(at(pull, 'base'), 'repo')];
    if (pull === undefined) return false;
    // A head whose repository is gone was another one.
    if (head === null) return true;
    return at(head, 'full_name') !== at(base, 'full_name');
  } catch {
    return false;
  }
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
