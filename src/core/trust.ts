import type { Trust } from '../domain/task';
import type { trustTiers } from '../domain/tool-settings';

/** What the surroundings say about who is behind a run. */
export interface Surroundings {
  /** Whether a workflow runs it. */
  inActions: boolean;
  /** Name of the event that started the workflow; null: none is told. */
  eventName: string | null;
  /** The event itself; null: there is none. `unreadable`: there is one and nobody can tell what it says. */
  event: unknown;
}

/** Events that only people with write access, or GitHub itself, can bring about. */
const ownEvents: readonly string[] = [
  'push',
  'workflow_dispatch',
  'repository_dispatch',
  'schedule',
  'merge_group',
  'release',
  'create',
  'delete',
  'deployment',
];
/**
 * What GitHub says of an author who may be taken for one of the project
 * (https://docs.github.com/graphql/reference/enums#commentauthorassociation). It is not a permission: that is asked for when
 * somebody approves.
 */
const ownAssociations: readonly unknown[] = ['OWNER', 'MEMBER', 'COLLABORATOR'];
/** Where an event holds the text that is acted on, the most particular first. */
const texts = ['comment', 'review', 'pull_request', 'issue', 'discussion'] as const;

/** The tier of a task, decided by code before anything reads it (DESIGN, *Trust*). What is not known is not trusted. */
export function tierOf({ inActions, eventName, event }: Surroundings): Trust {
  if (!inActions) return { tier: 'operator', reason: 'given by the person who runs the command' };
  if (eventName === null && event === null)
    return { tier: 'trusted', reason: 'given as an input of the workflow' };
  if (event === 'unreadable') return untrusted('the event that started the workflow cannot be read');
  if (isFromElsewhere(event)) return untrusted('the event comes from another repository');
  const text = texts.map((name) => at(event, name)).find((part) => isObject(part));
  if (text !== undefined) {
    const association = at(text, 'author_association');
    return ownAssociations.includes(association)
      ? { tier: 'trusted', reason: `written by someone of the project (${String(association)})` }
      : untrusted('written by someone who is not known to belong to the project');
  }
  return eventName !== null && ownEvents.includes(eventName)
    ? { tier: 'trusted', reason: `the workflow was started by ${eventName}` }
    : untrusted('anybody can bring about the event that started the workflow');
}

/** A tier no higher than the person who runs it allows. */
export function loweredTo(trust: Trust, cap: (typeof trustTiers)[number] | null): Trust {
  if (cap === null || order.indexOf(cap) <= order.indexOf(trust.tier)) return trust;
  return { tier: cap, reason: 'lowered by the setting `trust`' };
}

const order: readonly Trust['tier'][] = ['operator', 'trusted', 'untrusted'];

function untrusted(reason: string): Trust {
  return { tier: 'untrusted', reason };
}

/** A pull request, or the run of another workflow, whose commits lie in another repository or in one that is gone. */
function isFromElsewhere(event: unknown): boolean {
  const pull = at(event, 'pull_request');
  if (isObject(pull)) return nameOf(at(pull, 'head'), 'repo') !== nameOf(at(pull, 'base'), 'repo');
  const run = at(event, 'workflow_run');
  return isObject(run) && nameOf(run, 'head_repository') !== nameOf(event, 'repository');
}

/** A repository's name; one that nobody knows is equal to none. */
function nameOf(holder: unknown, key: string): unknown {
  const name = at(at(holder, key), 'full_name');
  return typeof name === 'string' ? name : Symbol('unknown');
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
