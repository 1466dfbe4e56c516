import { join } from 'node:path';
import type { Config } from '../domain/config';
import type { Trust } from '../domain/task';
import type { OpenedTools } from '../domain/tool-ports';
import type { Checkout } from './git';
import { openMcp } from './mcp';
import { openSandbox } from './sandbox';
import { openToolFiles } from './tool-files';
import { openToolGit } from './tool-git';
import type { WorkingTree } from './tree';
import { openWeb } from './web';

/** What tools are opened with. */
export interface ToolWorld {
  config: Config;
  tier: Trust['tier'];
  /** Real path of the workspace. */
  root: string;
  tree: WorkingTree;
  /** Which files exist for the run. */
  admits(path: string): boolean;
  checkout: Checkout | null;
  /** Why there is none although there should be. */
  gitFault: string | null;
  host: { env: Readonly<Record<string, string | undefined>>; home: string; cwd: string };
  known(): readonly string[];
  learn(values: readonly string[]): void;
  signal: AbortSignal;
}

/** Everything that tools reach the world through, each behind its own walls. */
export async function openToolWorld(world: ToolWorld): Promise<OpenedTools> {
  const { config, root, tree, admits, checkout, host, signal } = world;
  const searchPath = host.env.PATH ?? '/usr/bin:/bin';
  const files = await openToolFiles({
    root,
    addDir: config.addDir,
    from: host.cwd,
    closed: closedFolders(host),
    tree,
    admits,
    checkout,
    searchPath,
    signal,
  });
  const mayAct = world.tier !== 'untrusted';
  world.learn(settingsOfServers(config));
  const mcp = await openMcp(
    config.mcpServers,
    {
      isTrusted: mayAct,
      environment: host.env,
      workspace: root,
      home: host.home,
      wanted: config.addPrompt,
      known: world.known,
      signal,
    },
    { callMs: config.toolTimeout * 1000 },
  );
  return {
    ports: {
      files: telling(files, tree.forget),
      git: checkout === null ? null : openToolGit(checkout.git, { admits }),
      gitFault: world.gitFault,
      sandbox: openSandbox({
        root,
        home: host.home,
        searchPath,
        // Whatever settings say: this wall stands behind the one that decides about calls.
        allowExec: mayAct && (config.allowExec || config.permissionMode === 'bypassPermissions'),
        allowNetwork: mayAct && config.allowNetwork,
        allowUnsandboxed: mayAct && config.allowUnsandboxed,
        env: host.env,
        addDir: config.addDir,
        toolTimeout: config.toolTimeout,
        signal,
      }),
      web: openWeb({
        leave: mayAct ? (config.allowNetwork ? 'granted' : 'not-given') : 'untrusted',
        searchUrl: config.searchUrl,
        environment: host.env,
        known: world.known,
      }),
      toolCallId: '',
      signal,
    },
    served: mcp.tools,
    servers: mcp.servers,
    prompts: mcp.prompts,
    notes: mcp.notes,
    close: mcp.close,
  };
}

/** What servers are given by their environment is the person's own: it is blanked when a server tells it. */
function settingsOfServers({ mcpServers }: Config): string[] {
  const values = Object.values(mcpServers).flatMap(({ env }) => Object.values(env ?? {}));
  // A word, a path or an address is not taken for one: it would be blanked in every text.
  return values.filter((value) => value.length >= 16 && !/[\s/\\]|\.\w+\./.test(value));
}

/** Where the runner and this program keep what is theirs: never read, even where it lies in the workspace. */
function closedFolders({ env, home }: ToolWorld['host']): string[] {
  const named = [env.RUNNER_TEMP, env.GITHUB_WORKSPACE ? undefined : env.RUNNER_WORKSPACE];
  const files = [env.GITHUB_ENV, env.GITHUB_PATH, env.GITHUB_OUTPUT, env.GITHUB_EVENT_PATH];
  const own =
    home === ''
      ? []
      : ['.countersign', '.ssh', '.aws', '.config', '.docker', '.gnupg', '.kube'].map((name) =>
          join(home, name),
        );
  return [...named, ...files, ...own].filter((path): path is string => path !== undefined && path !== '');
}

/** What was read before is old once a tool changed files. */
function telling(files: OpenedTools['ports']['files'], changed: () => void): OpenedTools['ports']['files'] {
  return {
    ...files,
    async write(...asked) {
      const done = await files.write(...asked);
      if (done.ok) changed();
      return done;
    },
    async remove(...asked) {
      const done = await files.remove(...asked);
      if (done.ok) changed();
      return done;
    },
  };
}
