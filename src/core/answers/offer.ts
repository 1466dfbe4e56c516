import type { Ask, JsonSchema, Manners, OfferedTool, Rung } from '../../domain/chat';

/** How tools stand in a request. */
export interface Offer {
  /** Those that may be looked with; empty: none are in the request. */
  tools: readonly OfferedTool[];
  /** True when the schema waits for the last request, as the endpoint does not take it beside tools. */
  isDeferred: boolean;
  /** What is said of the choice; null: nothing, so that the model is free. */
  choice: 'required' | 'none' | 'hand-in' | null;
}

const formats: readonly Rung[] = ['strict_schema', 'json_schema', 'json_object'];

/** What of the tools of a question goes into its request, in the endpoint's manners. */
export function offerOf({ tools, schema }: Ask, manners: Manners, rung: Rung): Offer {
  const handsIn = rung === 'tool_call' && schema !== null;
  const none: Offer = { tools: [], isDeferred: false, choice: handsIn ? 'hand-in' : null };
  if (tools === undefined || tools.offered.length === 0 || manners.tools === false) return none;
  const apart = formats.includes(rung) && manners.toolsWithFormat === false;
  if (tools.mayCall)
    return {
      tools: tools.offered,
      isDeferred: apart,
      choice: handsIn && manners.toolChoice !== false ? 'required' : null,
    };
  if (apart || manners.toolChoice === false) return none;
  return { tools: tools.offered, isDeferred: false, choice: handsIn ? 'hand-in' : 'none' };
}

/** The name of the tool that takes the answer, which is not that of any other. */
export function handInName({ tools, schema }: Ask): string {
  let name = schema?.name ?? 'answer';
  while (tools?.offered.some((tool) => tool.name === name)) name += '_answer';
  return name;
}

/** Tools as they stand in a request. */
export function toolsFor(offered: readonly OfferedTool[], manners: Manners): object[] {
  return offered.map(({ name, description, input }) => ({
    type: 'function',
    function: { name, description, parameters: manners.toolRules === false ? plain(input) : input },
  }));
}

/** What every endpoint knows of JSON Schema. */
const known = ['type', 'description', 'enum', 'properties', 'required', 'items'];
const deepest = 20;

function plain(schema: JsonSchema, depth = 0): JsonSchema {
  const entries = Object.entries(schema).flatMap(([key, held]): [string, unknown][] => {
    if (!known.includes(key)) return [];
    if (key === 'properties' && isNode(held))
      return [
        [key, Object.fromEntries(Object.entries(held).map(([name, inner]) => [name, below(inner, depth)]))],
      ];
    return [[key, key === 'items' ? below(held, depth) : held]];
  });
  return Object.fromEntries(entries);
}

function below(schema: unknown, depth: number): unknown {
  return isNode(schema) && depth < deepest ? plain(schema, depth + 1) : {};
}

function isNode(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
