import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { addressFault, modelFault, variableFault } from '../domain/model-values';
import type { Provenance, SettledConfig } from '../domain/settled';
import type { Given } from './check';
import type { GivenTexts } from './flag';
import { existingFolder, insideWorkspace } from './folders';
import { instructionsText } from './instructions';
import { defaults, paths, plain } from './plain.generated';
import type { Start } from './settle';
import { addLayer, type State, setAt } from './strongest';
import { readEnvironment, readInputs, unknownVariables } from './surroundings';

/**
 * Settles a run that is given nothing but texts which the schema's checks are certain to pass, and no settings file; null for
 * every other, also for whatever is wrong. The result is what `settleLayers` gives, without loading the schema.
 */
export async function settlePlain(flags: readonly GivenTexts[], start: Start): Promise<SettledConfig | null> {
  const said = [readEnvironment(start.env), readInputs(start.env), flags].map((layer) => layer.map(asGiven));
  if (said.some((layer) => layer.includes(null))) return null;
  const state: State = new Map();
  for (const layer of said) addLayer(state, layer as Given[]);
  const named = state.get('workspace')?.value;
  const workspace = await existingFolder(
    resolve(start.cwd, typeof named === 'string' ? named : '.'),
    '--workspace',
  );
  if (state.has('config') || (await hasSettings(workspace.path)) || (await hasSettings(start.home)))
    return null;
  const config = structuredClone(defaults);
  const provenance: Record<string, Provenance> = {};
  for (const path of paths) {
    const given = state.get(path);
    if (given !== undefined) setAt(config as unknown as Record<string, unknown>, path, given.value);
    provenance[path] = { layer: given?.layer ?? 'default', from: given?.from ?? 'default' };
  }
  config.json = config.format === 'json';
  if (provenance.format !== undefined) provenance.json = provenance.format;
  config.workspace = workspace.path;
  config.workingDirectory = await insideWorkspace(workspace, config.workingDirectory);
  config.instructions = await instructionsText(config.instructions, start.cwd, workspace);
  const warnings = unknownVariables(start.env, config.apiKeyEnv);
  return { command: 'run', config, provenance, warnings };
}

function asGiven({ setting, texts, layer, from }: GivenTexts): Given | null {
  const taken = plain[setting];
  const [first = ''] = texts;
  const value = (known: unknown) => ({ path: setting, value: known, layer, from });
  if (texts.includes('')) return null;
  // Every run that asks a model is given these.
  if (setting === 'baseUrl') return addressFault(first) === null ? value(first) : null;
  if (setting === 'apiKeyEnv') return variableFault(first) === null ? value(first) : null;
  if (setting === 'model') return isOneName(texts) && modelFault(texts) === null ? value([...texts]) : null;
  if (taken === undefined) return null;
  if (taken === 'boolean') return first === 'true' || first === 'false' ? value(first === 'true') : null;
  if (taken === 'texts') return value([...texts]);
  return taken === 'text' || taken.includes(first) ? value(first) : null;
}

/** Whether a list of names is a single one that needs no splitting. */
function isOneName([text = '', ...more]: readonly string[]): boolean {
  return more.length === 0 && text.length < 200 && text !== 'none' && !/[\s,]/.test(text);
}

/**
 * Whether there may be settings in a folder: anything that begins as a settings file does, or a folder that cannot be read.
 * What was learned about endpoints lies there too, and must not cost every later run the schema.
 */
async function hasSettings(folder: string): Promise<boolean> {
  if (folder === '') return false;
  try {
    const names = await readdir(join(folder, '.countersign'));
    return names.some((name) => name.startsWith('config.'));
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}
