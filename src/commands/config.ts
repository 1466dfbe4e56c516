import { maskedAddress } from '../core/masked-address';
import { redactDeep } from '../core/redact';
import { config as schema } from '../domain/config';
import { listSettings, type Setting, valueAt } from '../domain/setting';
import type { SettledConfig } from '../domain/settled';
import { jsonText } from '../sinks/json';

const masked = '******';
/** Longer values are cut in the table, never in the JSON. */
const longest = 60;

interface Row {
  setting: string;
  value: unknown;
  from: string;
}

/**
 * Every setting, its value and where it came from: an aligned table, or JSON. Secret values are masked in
 * both, and so are `secrets`, wherever they stand. `settings` is given to print other settings than the program's.
 */
export function printConfig(
  settled: Pick<SettledConfig, 'config' | 'provenance'>,
  options: { json: boolean; settings?: readonly Setting[]; secrets?: readonly string[] },
): string {
  const all = (options.settings ?? listSettings(schema)).map((setting): Row => {
    const value = valueAt(settled.config, setting.path);
    const from = settled.provenance[setting.path]?.from ?? 'default';
    return { setting: setting.path, value: withoutSecrets(setting, value), from };
  });
  const rows = redactDeep(all, options.secrets ?? []);
  return options.json ? jsonText({ settings: rows }) : table(rows);
}

function withoutSecrets({ info }: Setting, value: unknown): unknown {
  if (!isGiven(value)) return value;
  if (info.secret === true) return masked;
  return info.secret === 'address' ? maskedAddress(String(value), masked) : value;
}

function isGiven(value: unknown): boolean {
  return (
    value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  );
}

function table(rows: readonly Row[]): string {
  const cells = [
    ['setting', 'value', 'from'],
    ...rows.map((row) => [row.setting, shown(row.value), oneLine(row.from)]),
  ];
  const widths = [0, 1].map((column) => Math.max(...cells.map((cell) => [...(cell[column] ?? '')].length)));
  return cells.map((cell) => `${pad(cell[0], widths[0])}  ${pad(cell[1], widths[1])}  ${cell[2]}\n`).join('');
}

function pad(text = '', width = 0): string {
  return text + ' '.repeat(Math.max(0, width - [...text].length));
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : cut(value.map(String).join(', '));
  if (typeof value !== 'object') return cut(String(value));
  return Object.keys(value).length === 0 ? 'none' : cut(JSON.stringify(value));
}

function cut(text: string): string {
  const characters = [...oneLine(text)];
  return characters.length > longest
    ? `${characters.slice(0, longest - 3).join('')}...`
    : characters.join('');
}

/** Line ends and control characters would break the table, or the terminal. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
}
