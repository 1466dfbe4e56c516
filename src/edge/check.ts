import { nearest } from '../core/nearest';
import { config, spellings } from '../domain/config';
import { RunError } from '../domain/errors';
import { listSettings, type Setting } from '../domain/setting';
import type { Layer, Provenance } from '../domain/settled';
import { environmentName, type GivenTexts } from './flag';
import { flags } from './flags.generated';
import { receivedAs } from './issue';
import { plain, type SourceEntry, type SourceNode } from './node';
import { shown } from './say';
import { placeIn } from './table-fault';
import { fromTexts, listFromText } from './texts';
import { faultIn } from './value-fault';

/** A checked value of one setting, not yet transformed, and where it stood. */
export interface Given extends Provenance {
  path: string;
  value: unknown;
}

/** A settings file, or the front matter of a task. */
export interface Source {
  /** What messages call it. */
  name: string;
  layer: Layer;
  /** `repository`: strangers may have written it, so it may hold repository settings only. */
  trust: 'repository' | 'operator';
}

/** All settings by path, and the paths of the groups they stand in. */
export interface Known {
  settings: ReadonlyMap<string, Setting>;
  groups: ReadonlySet<string>;
}

/** The settings of the schema and their other spellings. */
export function knownSettings(): Known {
  const settings = new Map(listSettings(config).map((setting) => [setting.path, setting]));
  for (const [spelling, path] of Object.entries(spellings)) settings.set(spelling, lookUp(settings, path));
  const groups = new Set<string>();
  for (const path of settings.keys()) {
    for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1))
      groups.add(path.slice(0, dot));
  }
  return { settings, groups };
}

function lookUp(settings: ReadonlyMap<string, Setting>, path: string): Setting {
  const setting = settings.get(path);
  if (setting === undefined) throw new RunError('internal', `There is no setting ${path}.`);
  return setting;
}

/** Checks what a flag, variable or input gives. Throws RunError('config'). */
export function checkTexts(known: Known, given: GivenTexts): Given {
  const setting = lookUp(known.settings, given.setting);
  const value = fromTexts(setting, given.texts, given.layer);
  const fault = faultIn(setting, value);
  if (fault !== null)
    throw new RunError('config', `\`${setting.path}\` (${given.from}) ${fault.phrase}`, { hint });
  return { path: setting.path, value, layer: given.layer, from: given.from };
}

const hint = '`countersign config` prints every setting with its value and where it came from.';

/** Checks a settings file. Throws RunError('config') for the first thing that is wrong, in file order. */
export function checkFile(known: Known, source: Source, node: SourceNode): Given[] {
  const found = new Map<string, Given>();
  for (const { entry, path } of leaves(known, source, node, '')) {
    const given = checkEntry(lookUp(known.settings, path), source, entry);
    const before = found.get(given.path);
    if (before !== undefined && before.value !== given.value) {
      const message = `\`${given.path}\` has two values, at ${before.from} and ${given.from}; keep one.`;
      throw new RunError('config', message);
    }
    found.set(given.path, given);
  }
  return [...found.values()];
}

function leaves(
  known: Known,
  source: Source,
  node: SourceNode,
  prefix: string,
): { entry: SourceEntry; path: string }[] {
  if (node.kind !== 'map') return [];
  return node.entries.flatMap((entry) => {
    const path = prefix === '' ? entry.key : `${prefix}.${entry.key}`;
    if (known.settings.has(path)) return [{ entry, path }];
    if (!known.groups.has(path)) throw unknownSetting(known, source, entry, prefix);
    const empty = entry.node.kind === 'scalar' && entry.node.value === null;
    if (entry.node.kind !== 'map' && !empty) {
      throw new RunError(
        'config',
        `\`${path}\` in ${placeOf(source, entry)} must be a group of settings, not ${receivedAs(plain(entry.node))}.`,
        {
          hint,
        },
      );
    }
    return leaves(known, source, entry.node, path);
  });
}

function checkEntry(setting: Setting, source: Source, entry: SourceEntry): Given {
  const place = placeOf(source, entry);
  const subject = `\`${setting.path}\` in ${place}`;
  if (setting.info.where === 'run') {
    throw new RunError('config', `${subject} belongs to a single run; give it as ${flagOf(setting)}.`);
  }
  if (source.trust === 'repository' && setting.info.trust === 'operator') {
    throw new RunError(
      'config',
      `${subject} is for the person who runs the program, not for the repository; give it${elsewhere(setting)} in ~/.countersign/config.yaml.`,
    );
  }
  const written = plain(entry.node);
  const value =
    setting.kind === 'list' && typeof written === 'string' ? listFromText(setting, written) : written;
  const fault = faultIn(setting, value);
  if (fault !== null) {
    const at = setting.kind === 'table' ? placeOf(source, placeIn(entry, fault.path)) : place;
    throw new RunError('config', `\`${setting.path}\` in ${at} ${fault.phrase}`, { hint });
  }
  return { path: setting.path, value, layer: source.layer, from: `${source.name}:${entry.line}` };
}

function placeOf(source: Source, at: { line: number; column: number }): string {
  return `${source.name}:${at.line}:${at.column}`;
}

/** Where else a setting may be given, up to "in" the user file. A table has no flag. */
function elsewhere(setting: Setting): string {
  const flag = flagOf(setting);
  return flag === null ? '' : ` as ${flag}, or`;
}

/** The flag and the variable of a setting; null for one that stands in files only. */
function flagOf(setting: Setting): string | null {
  const flag = flags.find((candidate) => candidate.setting === setting.path);
  return flag === undefined ? null : `--${flag.name} or ${environmentName(flag.name)}`;
}

function unknownSetting(known: Known, source: Source, entry: SourceEntry, prefix: string): RunError {
  const start = prefix === '' ? '' : `${prefix}.`;
  const all = [...known.settings.keys(), ...known.groups];
  const sibling = nearest(entry.key, keysUnder(all, start));
  const meant = sibling === null ? all.find((path) => path.endsWith(`.${entry.key}`)) : start + sibling;
  const rest = meant === undefined ? '; remove it.' : `; did you mean \`${meant}\`?`;
  const message = `Unknown setting ${shown(start + entry.key)} in ${placeOf(source, entry)}${rest}`;
  return new RunError('config', message, { hint });
}

function keysUnder(paths: readonly string[], start: string): string[] {
  return paths
    .filter((path) => path.startsWith(start))
    .map((path) => path.slice(start.length).split('.', 1)[0] ?? '');
}
