import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manners, type Memory, rungs } from '../domain/chat';
import { type Fields, fields, list } from './chat-parts';
import { replaceFile } from './whole-file';

const fileName = 'endpoints.json';
const mostEntries = 200;
const mostBytes = 1024 * 1024;

interface Entry {
  endpoint: string;
  model: string;
  manners: Manners;
}

/** What each field of an entry's manners must be. By hand: a schema library costs more to load than this. */
const checks: { readonly [Name in keyof Required<Manners>]: (value: unknown) => boolean } = {
  rung: (value) => (rungs as readonly unknown[]).includes(value),
  temperature: isBoolean,
  outputLimit: (value) => value === null || value === 'max_completion_tokens' || value === 'max_tokens',
  system: isBoolean,
  repeatedRoles: isBoolean,
  stream: isBoolean,
  streamUsage: isBoolean,
  contextTokens: (value) => value === null || isCount(value),
  outputTokens: (value) => value === undefined || isCount(value),
  tools: isNo,
  toolsWithFormat: isNo,
  toolChoice: isNo,
  toolRules: isNo,
  userAfterTool: isNo,
  reasoningBack: (value) => value === undefined || value === true,
};

/**
 * What was learned about endpoints, in `endpoints.json` of a folder that is made when needed: the last 200 pairs
 * of endpoint and model, newest last. Of two processes that write at once one may lose its entry, never the file.
 */
export function openMemory(folder: string): Memory {
  const path = join(folder, fileName);
  let last: Promise<void> = Promise.resolve();
  return {
    async recall(endpoint, model) {
      await last;
      const found = (await entriesIn(path)).find((one) => one.endpoint === endpoint && one.model === model);
      return found?.manners ?? null;
    },
    keep(endpoint, model, learned) {
      last = last.then(() => add(folder, { endpoint, model, manners: learned })).catch(() => {});
      return last;
    },
  };
}

/** For a person without a home: the current folder may be a stranger's repository. */
export const noMemory: Memory = { recall: async () => null, keep: async () => {} };

/** The entries of a file; a file that cannot be used has none, and an entry that cannot be used is left out. */
async function entriesIn(path: string): Promise<Entry[]> {
  try {
    const about = await stat(path);
    if (!about.isFile() || about.size > mostBytes) return [];
    const file = fields(JSON.parse(await readFile(path, 'utf8')));
    return file?.version === 1 ? list(file.entries).slice(-mostEntries).filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  const entry = fields(value);
  const manners = fields(entry?.manners);
  return entry !== null && manners !== null && isName(entry.endpoint) && isName(entry.model) && fits(manners);
}

function fits(manners: Fields): boolean {
  return (
    Object.keys(manners).every((name) => Object.hasOwn(checks, name)) &&
    Object.entries(checks).every(([name, check]) => check(manners[name]))
  );
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 2_048;
}

/** What was learned of tools is there only where an endpoint does not take something. */
function isNo(value: unknown): boolean {
  return value === undefined || value === false;
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

async function add(folder: string, learned: Entry): Promise<void> {
  if (!isEntry(learned)) return;
  const path = join(folder, fileName);
  const others = (await entriesIn(path)).filter(
    (one) => one.endpoint !== learned.endpoint || one.model !== learned.model,
  );
  const entries = [...others, learned].slice(-mostEntries);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await replaceFile(folder, fileName, `${JSON.stringify({ version: 1, entries }, null, 1)}\n`, 0o600);
}
