import type { JsonSchema } from './chat';
import type { ToolPorts } from './tool-ports';

/** What using a tool does to the world (DESIGN, *Words*). */
export const effects = ['read', 'search', 'git', 'diagnose', 'exec', 'write', 'network', 'forge'] as const;
export type Effect = (typeof effects)[number];

/** What a model is told of a tool, and what decides who may use it (DP-40). */
export interface ToolDeclaration {
  /** As the model sees it: `read_file`. */
  name: string;
  effect: Effect;
  description: string;
  /** Its arguments. */
  input: JsonSchema;
}

/** What a call brought; `text` is bounded, and says itself what was cut. `reason` is a sentence for whoever asked. */
export type ToolResult = { ok: true; text: string } | { ok: false; reason: string };

/** What a call would have done, where it may not be done: an entry of the plan (PM-004, PM-015). */
export type Proposal =
  | { kind: 'change'; path: string; description: string; diff: string }
  | { kind: 'command'; command: string };

/**
 * A tool. Neither call throws for bad arguments or a world that refuses: that is a result. `input` satisfies the
 * schema when they are called.
 */
export interface Tool<Input = unknown> extends ToolDeclaration {
  run(input: Input, ports: ToolPorts): Promise<ToolResult>;
  /** For tools that change or execute something: what the call would do, without doing it. */
  propose?(input: Input, ports: ToolPorts): Promise<Proposal | { kind: 'none'; reason: string }>;
}
