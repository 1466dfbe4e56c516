import type { Grants, Mode } from '../domain/mode';
import type { ToolDeclaration } from '../domain/tool';
import { oneLine } from './clean';

/** What of a tool decides whether it may be used. */
export type Asked = Pick<ToolDeclaration, 'name' | 'effect'>;

/** The tool that hands a plan over for approval (EP-01). It reads nothing, so leave to read does not grant it. */
export const exitPlanMode = 'ExitPlanMode';

/** Whether grants let a tool be used (DP-02): a name beats a pattern, a pattern an effect; at equal precision no. */
export function isAllowed(tool: Asked, { effects, also, never, writes }: Grants): boolean {
  // Whatever the lists say (DP-04).
  if (writes === 'none' && tool.effect === 'write') return false;
  if (never.includes(tool.name)) return false;
  if (also.includes(tool.name)) return true;
  if (tool.name === exitPlanMode) return false;
  if (never.some((pattern) => fits(pattern, tool.name))) return false;
  return also.some((pattern) => fits(pattern, tool.name)) || effects.includes(tool.effect);
}

/** The tools that may be used, in the order given. */
export function allowedTools<T extends Asked>(grants: Grants, tools: readonly T[]): T[] {
  return tools.filter((tool) => isAllowed(tool, grants));
}

/** The others. */
export function deniedTools<T extends Asked>(grants: Grants, tools: readonly T[]): T[] {
  return tools.filter((tool) => !isAllowed(tool, grants));
}

/**
 * Why a tool that was asked for by name is refused, as told to whoever asked (DP-12); null when it is allowed.
 * @param name as the model wrote it
 * @param modes all of them, to say where it is allowed
 */
export function refusal(
  name: string,
  mode: Pick<Mode, 'name' | 'grants'>,
  { modes, tools }: { modes: readonly Pick<Mode, 'name' | 'grants'>[]; tools: readonly Asked[] },
): string | null {
  const tool = tools.find((one) => one.name === name);
  const usable = allowedTools(mode.grants, tools).map((one) => one.name);
  const instead = usable.length === 0 ? 'This mode uses no tools.' : `Tools of this mode: ${list(usable)}.`;
  if (tool === undefined) return `There is no tool named "${oneLine(name.slice(0, 100))}". ${instead}`;
  if (isAllowed(tool, mode.grants)) return null;
  const elsewhere = modes.filter((one) => isAllowed(tool, one.grants)).map((one) => one.name);
  const where = elsewhere.length === 0 ? 'No mode allows it.' : `It is in these modes: ${list(elsewhere)}.`;
  return `The tool ${tool.name} is not allowed in ${mode.name} mode; nothing was done. ${where} ${instead}`;
}

/** A pattern is a name with one `*` in it, which stands for anything. */
function fits(pattern: string, name: string): boolean {
  const [before, after, ...rest] = pattern.split('*');
  if (before === undefined || after === undefined || rest.length > 0) return false;
  return name.length >= before.length + after.length && name.startsWith(before) && name.endsWith(after);
}

function list(names: readonly string[]): string {
  return names.join(', ');
}
