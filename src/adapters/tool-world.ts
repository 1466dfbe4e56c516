import type { Config } from '../domain/config';
import type { Trust } from '../domain/task';
import type { OpenedTools } from '../domain/tool-ports';
import type { Checkout } from './git';

/** What tools are opened with. */
export interface ToolWorld {
  config: Config;
  tier: Trust['tier'];
  /** Real path of the workspace. */
  root: string;
  /** Which files exist for the run. */
  admits(path: string): boolean;
  checkout: Checkout | null;
  host: { env: Readonly<Record<string, string | undefined>>; home: string };
  known(): readonly string[];
  signal: AbortSignal;
}

/** Everything that tools reach the world through, each behind its own walls. */
export async function openToolWorld(_world: ToolWorld): Promise<OpenedTools> {
  throw new Error('not yet');
}
