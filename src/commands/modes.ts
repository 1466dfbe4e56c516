import { modeTable } from '../core/mode-table';
import { allowedTools, deniedTools } from '../core/tool-filter';
import { toolsInShort } from '../core/tools-in-short';
import { columns } from '../core/width';
import type { Grants, Mode } from '../domain/mode';
import type { ToolDeclaration } from '../domain/tool';
import { modes } from '../modes/index.generated';
import { jsonText } from '../sinks/json';
import { tools } from '../tools/index.generated';

/** A mode with its grants worked out, as `modes --json` prints it. */
interface Resolved {
  name: string;
  icon: string;
  persona: string;
  colour: string;
  purpose: string;
  /** Other names it answers to. */
  aliases: string[];
  tools: string[];
  deniedTools: string[];
  readOnly: boolean;
  writes: Grants['writes'];
  threshold: number;
  keywords: Readonly<Record<string, number>>;
  next: Mode['next'];
}

/** Every mode with what it may use: an aligned table, or JSON (DP-01, DP-02). */
export function printModes(options: { json: boolean }): string {
  const ordered = [...modeTable(modes).values()];
  return options.json ? jsonText({ modes: ordered.map(resolved) }) : table(ordered);
}

function resolved(mode: Mode): Resolved {
  const allowed = allowedTools(mode.grants, tools);
  return {
    name: mode.name,
    icon: mode.icon,
    persona: mode.persona,
    colour: mode.colour,
    purpose: mode.purpose,
    aliases: mode.name === 'planning' ? ['plan'] : [],
    tools: namesOf(allowed),
    deniedTools: namesOf(deniedTools(mode.grants, tools)),
    readOnly: allowed.every((tool) => tool.effect !== 'write'),
    writes: mode.grants.writes,
    threshold: mode.threshold,
    keywords: mode.hears,
    next: mode.next,
  };
}

function namesOf(some: readonly ToolDeclaration[]): string[] {
  return some.map((tool) => tool.name).sort();
}

function table(ordered: readonly Mode[]): string {
  const rows = [
    ['mode', '', 'persona', 'purpose', 'tools'],
    ...ordered.map((mode) => [
      mode.name,
      mode.icon,
      mode.persona,
      mode.purpose,
      toolsInShort(mode.grants, tools),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => columns(row[at] ?? ''))));
  return rows
    .map((row) => `${row.map((cell, at) => cell + ' '.repeat(room(cell, widths[at]))).join('  ')}\n`)
    .join('');
}

/** Spaces behind a cell; none behind the last. */
function room(cell: string, width = 0): number {
  return Math.max(0, width - columns(cell));
}
