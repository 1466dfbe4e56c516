import { readdir, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { RunError } from '../domain/errors';
import type { Layer, SettledConfig } from '../domain/settled';
import { checkFile, checkTexts, type Given, type Known, knownSettings, type Source } from './check';
import { isInside, nameOf, readConfigFile } from './config-file';
import type { GivenTexts } from './flag';
import { existingFolder, type Folder, insideWorkspace } from './folders';
import { instructionsText } from './instructions';
import type { Start } from './settle';
import { settled } from './state';
import { addLayer, type State } from './strongest';
import { readEnvironment, readInputs, unknownVariables } from './surroundings';

/** Reads all layers and settles them; see `settle`. */
export async function settleLayers(
  command: SettledConfig['command'],
  flags: readonly GivenTexts[],
  start: Start,
): Promise<SettledConfig> {
  const known = knownSettings();
  const said = [readEnvironment(start.env), readInputs(start.env), flags].map((layer) =>
    layer.map((given) => checkTexts(known, given)),
  );
  // The run's own settings first: they say where the files are.
  const asked: State = new Map();
  for (const layer of said) addLayer(asked, layer);
  const workspace = await existingFolder(
    resolve(start.cwd, textOf(asked, 'workspace') ?? '.'),
    '--workspace',
  );

  const warnings: string[] = [];
  const state: State = new Map();
  for (const layer of await fileLayers(known, workspace, textOf(asked, 'config'), start, warnings))
    addLayer(state, layer);
  for (const layer of said) addLayer(state, layer);
  const { config, provenance } = settled(known, state);
  config.workspace = workspace.path;
  config.workingDirectory = await insideWorkspace(workspace, config.workingDirectory);
  config.instructions = await instructionsText(config.instructions, start.cwd, workspace);
  warnings.unshift(...unknownVariables(start.env, config.apiKeyEnv));
  return { command, config, provenance, warnings };
}

function textOf(state: State, path: string): string | undefined {
  const value = state.get(path)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** User file, repository file, `--config` file: weakest first. */
async function fileLayers(
  known: Known,
  workspace: Folder,
  named: string | undefined,
  start: Start,
  warnings: string[],
): Promise<Given[][]> {
  const user =
    start.home === '' ? null : await findFile(join(start.home, '.countersign'), '~/.countersign', warnings);
  const own = await findFile(join(workspace.path, '.countersign'), '.countersign', warnings);
  const userReal = user === null ? null : await realOrNull(user.path);
  // Whoever works in their home folder has one file for both, and it is theirs.
  const repository =
    own !== null && userReal !== null && (await realOrNull(own.path)) === userReal ? null : own;
  const found: Given[][] = [];
  if (user !== null) found.push(await readLayer(known, user, source(user.name, 'user file', 'operator')));
  if (repository !== null) {
    const from = source(repository.name, 'repository file', 'repository');
    found.push(await readLayer(known, repository, from, workspace.real));
  }
  if (named !== undefined) {
    const file = { path: resolve(start.cwd, named), name: nameOf(named) };
    const real = await realOrNull(file.path);
    const inside = real !== userReal && (await liesIn(workspace, file.path, real));
    const from = source(file.name, 'config file', inside ? 'repository' : 'operator');
    found.push(await readLayer(known, file, from, inside ? workspace.real : undefined));
  }
  return found;
}

interface NamedFile {
  path: string;
  name: string;
}

function source(name: string, layer: Layer, trust: Source['trust']): Source {
  return { name, layer, trust };
}

async function readLayer(known: Known, file: NamedFile, from: Source, within?: string): Promise<Given[]> {
  const node = await readConfigFile(file.path, file.name, within);
  if (node !== null) return checkFile(known, from, node);
  if (from.layer !== 'config file') return [];
  throw new RunError('config', `The settings file ${file.name} does not exist; correct --config.`);
}

/** `config.yaml` or `config.json` in a folder, or null. */
async function findFile(folder: string, name: string, warnings: string[]): Promise<NamedFile | null> {
  const names = await entriesOf(folder, name);
  const [yaml, json] = [names.includes('config.yaml'), names.includes('config.json')];
  if (yaml && json) {
    throw new RunError(
      'config',
      `There are both ${name}/config.yaml and ${name}/config.json; keep one of them.`,
    );
  }
  if (names.includes('config.yml')) warnings.push(`${name}/config.yml is not read; call it config.yaml.`);
  if (!yaml && !json) return null;
  const file = yaml ? 'config.yaml' : 'config.json';
  return { path: join(folder, file), name: `${name}/${file}` };
}

async function entriesOf(folder: string, name: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown';
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw new RunError('config', `The folder ${name} cannot be read (${code}); check who may read it.`, {
      cause,
    });
  }
}

/** The real path of a file, by its folder when the file itself is missing or a broken link; null when neither is. */
async function realOrNull(path: string): Promise<string | null> {
  return realpath(path).catch(() =>
    realpath(dirname(path)).then(
      (folder) => join(folder, basename(path)),
      () => null,
    ),
  );
}

/** Whether a file is the workspace's, by its name or by where a link leads. */
async function liesIn(workspace: Folder, path: string, real: string | null): Promise<boolean> {
  return isInside(workspace.real, real ?? path) || isInside(workspace.path, path);
}
