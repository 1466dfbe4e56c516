/** What happens in a run, in order; progress, log and metrics are printed from these. */
export type RunEvent =
  | { type: 'run_started'; task: string; engine: string }
  | { type: 'stage_started'; stage: string }
  | { type: 'stage_finished'; stage: string; ok: boolean; note: string; milliseconds: number }
  | { type: 'warning'; message: string }
  /** What the calls to a model will be, before the first. */
  | {
      type: 'estimate';
      calls: number;
      inputTokens: number;
      maxOutputTokens: number;
      maxCostUsd: number | null;
    }
  /** Where a fault came from, for `--debug`. */
  | { type: 'fault'; stage: string; detail: string }
  | { type: 'run_finished'; status: string; milliseconds: number };

/** Where events go. Never throws, never waits. */
export type Emit = (event: RunEvent) => void;
