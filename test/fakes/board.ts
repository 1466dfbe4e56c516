import { printPlan } from '../../src/core/plan-document/print';
import type { Ground, Standing } from '../../src/domain/approval';
import type { Asking, Noticeboard } from '../../src/domain/noticeboard';
import type { Plan } from '../../src/domain/plan';

/** A board of which a test says what is seen on it. */
export interface FakeBoard extends Noticeboard {
  /** What stands there; null: nothing. */
  shown: Plan | null;
  standsOn: Ground;
  files: string[];
  /** Why nothing can be read; null: all can. */
  fault: string | null;
  standings: Partial<Standing>;
  asked: Asking[];
}

export function fakeBoard(): FakeBoard {
  const board: FakeBoard = {
    shown: null,
    standsOn: { head: 'h1', base: null, subject: null },
    files: [],
    fault: null,
    standings: {},
    asked: [],
    ground: async () => board.standsOn,
    async post(plan) {
      board.shown = plan;
      return { planId: plan.id, isOurs: true };
    },
    text: async () => (board.shown === null ? null : printPlan(board.shown)),
    async look(asking) {
      board.asked.push(asking);
      const { at, votes } = asking;
      if (board.fault !== null) return { ok: false, at, why: board.fault };
      const person = { type: 'User', permission: 'admin', isOurs: false, ...board.standings } as const;
      const { shown } = board;
      return {
        ok: true,
        seen: {
          at,
          comment: shown && { planId: shown.id, editedAt: null, isEditedByOthers: false },
          votes,
          ground: board.standsOn,
          files: board.files,
          standings: votes.map(({ who }) => ({ ...person, who })),
        },
      };
    },
  };
  return board;
}
