import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { OpenedFiles } from '../../src/adapters/confined';
import { openRepository } from '../../src/adapters/git';
import { openToolFiles } from '../../src/adapters/tool-files';
import { workingTree } from '../../src/adapters/tree';
import type { ToolResult } from '../../src/domain/tool';
import type { ToolFiles } from '../../src/domain/tool-files';
import type { ToolPorts } from '../../src/domain/tool-ports';
import { tools } from '../../src/tools/index.generated';

export interface Opening {
  git?: boolean;
  admits?: (path: string) => boolean;
  addDir?: string[];
  closed?: string[];
  searchPath?: string;
  shown?: OpenedFiles;
}

/** A folder of its own with a workspace in it, for tools to work in. */
export interface Workplace {
  /** The folder around the workspace. */
  top: string;
  at: string;
  /** Files of the workspace by their paths; absolute ones elsewhere. */
  write(files: Record<string, string | Buffer>): void;
  git(...args: string[]): void;
  open(opening?: Opening): Promise<ToolFiles>;
  remove(): void;
}

export function workplace(): Workplace {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'place-')));
  const at = join(top, 'work');
  mkdirSync(at);
  const git = (...args: string[]) => {
    const env = { PATH: process.env.PATH ?? '', HOME: top };
    execFileSync('git', args, { cwd: at, env, stdio: 'pipe' });
  };
  return {
    top,
    at,
    write(files) {
      for (const [name, text] of Object.entries(files)) {
        const path = name.startsWith('/') ? name : join(at, name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
    },
    git,
    async open({ git: withGit = true, admits = () => true, ...more } = {}) {
      const signal = new AbortController().signal;
      if (withGit) git('init', '--quiet');
      const checkout = withGit ? await openRepository(at, process.env.PATH ?? '', signal) : null;
      const tree = workingTree(at, checkout, admits, signal);
      const rest = { addDir: [], closed: [], searchPath: '', from: at, ...more };
      return openToolFiles({ root: at, tree, admits, checkout, signal, ...rest });
    },
    remove: () => rmSync(top, { recursive: true, force: true }),
  };
}

/** Ports of which only the files are there. */
export function filePorts(files: ToolFiles, signal = new AbortController().signal): ToolPorts {
  return { files, signal } as ToolPorts;
}

/** Calls a tool by its name; arguments that are left out are null. */
export function calling(files: ToolFiles, signal?: AbortSignal) {
  const ports = filePorts(files, signal);
  const whole = (name: string, input: object) => {
    const tool = tools.find((one) => one.name === name);
    if (tool === undefined) throw new Error(`no tool ${name}`);
    const names = Object.keys(tool.input.properties as object);
    return { tool, input: { ...Object.fromEntries(names.map((one) => [one, null])), ...input } };
  };
  return {
    async run(name: string, given: object): Promise<ToolResult> {
      const { tool, input } = whole(name, given);
      return tool.run(input, ports);
    },
    async propose(name: string, given: object) {
      const { tool, input } = whole(name, given);
      if (tool.propose === undefined) throw new Error(`${name} proposes nothing`);
      return tool.propose(input, ports);
    },
  };
}

/** The text of a result, or its reason. */
export function said(result: ToolResult): string {
  return result.ok ? result.text : result.reason;
}
