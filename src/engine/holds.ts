import type { Estimate } from '../core/answers/budget';

/** What a question at work needs for its last request; null: it is out, or asked before its end was known. */
export interface Hold {
  stage: string;
  last: Estimate | null;
}

/** What is kept of the budget so that looking things up never costs a stage its answer. */
export interface Holds {
  /** A question that will be asked later. */
  expect(stage: string, estimate: Estimate): void;
  /** It is asked now. */
  begin(stage: string): Hold;
  end(hold: Hold): void;
  /** All that has to be left. */
  kept(): Estimate[];
}

export function openHolds(): Holds {
  const due: { stage: string; estimate: Estimate }[] = [];
  const open = new Set<Hold>();
  return {
    expect: (stage, estimate) => void due.push({ stage, estimate }),
    begin(stage) {
      const at = due.findIndex((one) => one.stage === stage);
      const hold: Hold = { stage, last: at < 0 ? null : (due.splice(at, 1)[0]?.estimate ?? null) };
      open.add(hold);
      return hold;
    },
    end: (hold) => void open.delete(hold),
    kept: () => [
      ...due.map(({ estimate }) => estimate),
      ...[...open].flatMap(({ last }) => (last === null ? [] : [last])),
    ],
  };
}
