import type { ToolResult } from '../domain/tool';

/** Until the tool is built. */
export async function notYet(): Promise<ToolResult> {
  return { ok: false, reason: 'This tool is not built yet.' };
}
