import { basename, dirname } from 'node:path';
import { groundChanges, printGround, withoutOwn } from '../core/approval/ground';
import { parsePlan } from '../core/plan-document/parse';
import { printPlan } from '../core/plan-document/print';
import type { Ground } from '../domain/approval';
import { RunError } from '../domain/errors';
import type { Asking, Look, Noticeboard } from '../domain/noticeboard';
import type { Repository } from '../domain/ports';
import { type OpenFault, openConfined, readOpened } from './confined';
import { hashPlanned } from './planned-files';
import { replaceFile } from './whole-file';

/** Where a plan of this machine is shown, and what it stands on. */
export interface LocalPlace {
  /** The file that shows the plan, absolute, outside the workspace; its folder is there. */
  file: string;
  /** Real path of the workspace. */
  root: string;
  /** Null when the workspace is no git repository. */
  repository: Pick<Repository, 'head' | 'resolve'> | null;
  /** Why git does not work here; null: it does, or there is none. */
  fault: string | null;
  signal: AbortSignal;
}

/** UTF-8 needs at most so many bytes for what a plan may be long. */
const mostBytes = 32 * 1024 * 1024;

/**
 * The board of one machine: the plan stands in a file, and who can start this program on the session is its only voter.
 * Whoever may do that may do all else here too, so that is a person with every permission.
 */
export function openLocalBoard(place: LocalPlace): Noticeboard {
  const { file, root, repository, signal } = place;
  return {
    async ground(plan) {
      const { files } = await hashPlanned(root, plan, signal);
      // HEAD as the run found it: a commit made while it planned shows at the first look.
      return groundOf(repository?.head ?? null, files);
    },
    async post(plan) {
      const text = printPlan(plan);
      const planId = idOf(text);
      if (planId !== plan.id)
        throw new RunError(
          'output',
          `The plan is too long to be read by people (${text.length} characters).`,
          {
            hint: 'Ask for less at once, in several tasks.',
          },
        );
      await replaceFile(dirname(file), basename(file), text, 0o600).catch((cause) => {
        throw new RunError('internal', `The plan could not be written to ${file} (${cause.code ?? cause}).`, {
          hint: 'See that there is room on the disk and that the folder may be written to, then plan again.',
          cause,
        });
      });
      return { planId, isOurs: true };
    },
    async text() {
      const read = textOf(file);
      return 'fault' in read ? null : read.text;
    },
    look: (asking) =>
      sighted(asking, place).catch((error) => ({
        ok: false,
        at: asking.at,
        why: error?.message ?? String(error),
      })),
  };
}

async function sighted({ at, plan, votes, made, ground: before }: Asking, place: LocalPlace): Promise<Look> {
  const { root, repository, fault, signal } = place;
  const unread = (why: string): Look => ({ ok: false, at, why });
  if (fault !== null) return unread(`git cannot be asked: ${fault}`);
  const shown = textOf(place.file);
  if ('fault' in shown) return unread(`${place.file} ${shown.fault}`);
  const { files, faults } = await hashPlanned(root, plan, signal);
  if (faults[0] !== undefined) return unread(faults[0]);
  const head = repository === null ? null : await repository.resolve('HEAD');
  const own = withoutOwn({ head, files }, before.head, made);
  const ground = groundOf(own.head, own.files);
  const comment = { planId: idOf(shown.text ?? ''), editedAt: null, isEditedByOthers: false };
  return {
    ok: true,
    seen: {
      at,
      comment: shown.text === null ? null : comment,
      votes,
      ground,
      files: groundChanges(before.head, ground.head),
      standings: votes.map(({ who }) => ({ who, type: 'User', permission: 'admin', isOurs: false })),
    },
  };
}

function groundOf(head: string | null, files: ReadonlyMap<string, string | null>): Ground {
  return { head: printGround({ head, files }), base: null, subject: null };
}

/** The id of the plan that a text shows; null: it shows none. */
function idOf(text: string): string | null {
  const read = parsePlan(text);
  return read.kind === 'unreadable' ? null : read.plan.id;
}

const faults: Partial<Record<OpenFault, string>> = {
  circle: 'is a link',
  folder: 'is a folder',
  special: 'is not a regular file',
  denied: 'may not be read',
};

/** What stands in the plan's file, which is no link; null: there is none. */
function textOf(file: string): { text: string | null } | { fault: string } {
  const opened = openConfined(file, () => null, false);
  if (!opened.ok) {
    const fault = 'fault' in opened ? opened.fault : 'unreadable';
    return fault === 'missing' ? { text: null } : { fault: faults[fault] ?? 'cannot be read' };
  }
  const bytes = readOpened(opened.handle, opened.about.size, mostBytes);
  return bytes === null ? { fault: 'is too large for a plan' } : { text: bytes.toString('utf8') };
}
