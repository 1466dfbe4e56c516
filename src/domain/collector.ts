import type { CoverageNote } from './coverage';
import type { Evidence } from './evidence';
import type { Ports, Question } from './ports';

/** What a collector brings home: facts (null when there are none to be had) and what it looked at. */
export interface Gathered<T> {
  facts: T | null;
  coverage: CoverageNote;
}

/** One kind of fact. `round` 1 reads the task alone, `round` 2 also the files that round 1 found. */
export interface Collector<K extends keyof Evidence = keyof Evidence> {
  name: K;
  round: 1 | 2;
  /** Facts around a change, not of its place: a small change is planned without them (IB-07). */
  isBackground?: true;
  gather(question: Question, ports: Ports): Promise<Gathered<NonNullable<Evidence[K]>>>;
}
