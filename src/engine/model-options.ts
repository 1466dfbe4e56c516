import type { Validate } from '../core/answers/validator';
import type { JsonSchema } from '../domain/chat';
import { criticNames } from '../domain/mode';
import type { Office } from './desk';

/** What the engine over an endpoint is opened with. */
export interface ModelOptions extends Office {
  /** The stages that will be asked, in order: for the estimate. */
  stages: readonly string[];
  modelOf(stage: string): string;
  /** Who plans in Plan Mode; null: who plans otherwise. */
  planModel: string | null;
  /** False: the endpoint is told a stage's schema in words only (DP-28). */
  isStructured(stage: string): boolean;
  /** Paths of the workspace; empty when they are not all known. */
  files(): Promise<ReadonlySet<string>>;
  /** Tokens of one answer at most. */
  maxOutputTokens: number;
  /** The person's own schema; null: none. */
  custom: { schema: JsonSchema; validate: Validate } | null;
}

/** Critics are asked about each part of the diff, the other stages once. */
export function isCritic(stage: string): boolean {
  return (criticNames as readonly string[]).includes(stage);
}
