import type { ThreadState } from '../../domain/thread-state';

type What = ThreadState['leftOut'][number]['what'];

/** A way to make a state smaller; null when there is nothing of it. */
interface Cut {
  what: What;
  cut(state: ThreadState): { state: ThreadState; count: number } | null;
}

/**
 * In the order in which things are given up: first what only tells of the past, last what has people see a finding twice.
 * The latest version of the plan is never left out.
 */
const cuts: readonly Cut[] = [
  {
    what: 'mode history',
    cut: (state) =>
      state.mode && state.mode.history.length > 0
        ? { state: { ...state, mode: { ...state.mode, history: [] } }, count: state.mode.history.length }
        : null,
  },
  {
    what: 'kept by modes',
    cut: (state) => {
      const count = Object.keys(state.mode?.data ?? {}).length;
      return state.mode && count > 0
        ? { state: { ...state, mode: { ...state.mode, data: {} } }, count }
        : null;
    },
  },
  {
    what: 'skills',
    cut: (state) =>
      state.mode && state.mode.skills.length > 0
        ? { state: { ...state, mode: { ...state.mode, skills: [] } }, count: state.mode.skills.length }
        : null,
  },
  {
    what: 'details of closed versions',
    cut: (state) => {
      const count = state.versions.filter(({ closed }) => closed !== null && closed.detail !== '').length;
      const versions = state.versions.map((one) => ({
        ...one,
        closed: one.closed && { ...one.closed, detail: '' },
      }));
      return count > 0 ? { state: { ...state, versions }, count } : null;
    },
  },
  byHalves(
    'closed versions',
    ({ versions }) => versions.slice(0, -1),
    (state, left) => ({
      ...state,
      versions: [...left, ...state.versions.slice(-1)],
    }),
  ),
  byHalves('resolved findings', resolved, (state, left) => ({
    ...state,
    ledger: state.ledger.filter((one) => one.status !== 'resolved' || left.includes(one)),
  })),
  { what: 'mode', cut: (state) => (state.mode ? { state: { ...state, mode: null }, count: 1 } : null) },
  byHalves(
    'findings',
    ({ ledger }) => ledger,
    (state, ledger) => ({ ...state, ledger: [...ledger] }),
  ),
];

/**
 * The state with as much of it as fits, and what was left out of it said in it.
 * @param size of the printed state
 */
export function fitted(state: ThreadState, size: (state: ThreadState) => number, most: number): ThreadState {
  let fitting = state;
  for (const one of cuts) {
    if (size(fitting) <= most) return fitting;
    fitting = withCut(fitting, one, size, most);
  }
  return fitting;
}

function withCut(
  state: ThreadState,
  { what, cut }: Cut,
  size: (state: ThreadState) => number,
  most: number,
): ThreadState {
  const said = (done: NonNullable<ReturnType<Cut['cut']>>) => ({
    ...done.state,
    leftOut: added(done.state.leftOut, what, done.count),
  });
  let best = state;
  // A list gives up its first half, then half of what is left, and so on.
  for (let done = cut(best); done !== null && size(best) > most; done = cut(best)) best = said(done);
  return best;
}

function added(before: ThreadState['leftOut'], what: What, count: number): ThreadState['leftOut'] {
  const known = before.find((one) => one.what === what)?.count ?? 0;
  return [...before.filter((one) => one.what !== what), { what, count: known + count }];
}

function resolved({ ledger }: ThreadState): ThreadState['ledger'] {
  return ledger.filter(({ status }) => status === 'resolved');
}

/** Gives up the older half of a list, again and again. */
function byHalves<Item>(
  what: What,
  list: (state: ThreadState) => readonly Item[],
  put: (state: ThreadState, left: readonly Item[]) => ThreadState,
): Cut {
  return {
    what,
    cut: (state) => {
      const all = list(state);
      const count = Math.ceil(all.length / 2);
      return count === 0 ? null : { state: put(state, all.slice(count)), count };
    },
  };
}
