import type { ToolResult } from '../../domain/tool';
import type { GitText, ToolGit } from '../../domain/tool-git';
import type { ToolPorts } from '../../domain/tool-ports';
import { type GitPage, gitPage } from './page';

/** Asks git where there is a repository; one page of its answer. */
export async function gitAnswer(
  ports: ToolPorts,
  page: GitPage,
  ask: (git: ToolGit) => Promise<GitText>,
): Promise<ToolResult> {
  if (ports.git === null) return noRepository(ports);
  return gitPage(await ask(ports.git), page);
}

export function noRepository({ gitFault }: Pick<ToolPorts, 'gitFault'>): { ok: false; reason: string } {
  return { ok: false, reason: gitFault ?? 'The workspace is not in a git repository.' };
}
