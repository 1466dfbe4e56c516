import type { World } from '../domain/ports';
import type { Task } from '../domain/task';
import type { OpenedTools, ToolPorts } from '../domain/tool-ports';
import type { ToolDesk } from './tool-desk';

/** What the program itself changes the workspace with, where a plan was approved; models never have it. */
export interface Hands {
  /** The files and the sandbox, with the walls that hold for tools; those of the tools where these are open. */
  ports(desk: ToolDesk | null): Promise<ToolPorts>;
  close(): Promise<void>;
}

/** Opened at their first use: most runs carry out nothing. */
export function openHands(world: Pick<World, 'openTools'>, { trust }: Pick<Task, 'trust'>): Hands {
  let opened: Promise<OpenedTools> | null = null;
  return {
    async ports(desk) {
      if (desk !== null) return desk.ports;
      // Nobody asks servers for anything here, so none is started.
      opened ??= world.openTools(trust.tier, { servers: false });
      return (await opened).ports;
    },
    async close() {
      // Whoever opened them in vain was told why.
      const tools = await opened?.catch(() => null);
      await tools?.close();
    },
  };
}
