import { readDeno } from './deno';
import { readDotnetProject, readSolution } from './dotnet';
import { readGoModule } from './go';
import { readGradle, readMaven } from './jvm';
import { readCmake, readMix } from './native';
import { readPackageJson } from './node';
import { readComposer } from './php';
import type { ReadProject } from './project';
import { readPyproject, readPythonIni, readPythonMarker } from './python';
import { readGemfile, readRakefile, readRubyMarker } from './ruby';
import { readCargo } from './rust';
import { readJustfile, readMakefile, readTaskfile } from './tasks';

/** File names and who reads them, in the order in which their commands are listed. */
const readers = new Map<string, ReadProject>([
  ['package.json', readPackageJson],
  ['deno.json', readDeno],
  ['deno.jsonc', readDeno],
  ['pyproject.toml', readPyproject],
  ['setup.cfg', readPythonIni],
  ['tox.ini', readPythonIni],
  ['pytest.ini', readPythonMarker],
  ['.pytest.ini', readPythonMarker],
  ['mypy.ini', readPythonMarker],
  ['ruff.toml', readPythonMarker],
  ['noxfile.py', readPythonMarker],
  ['manage.py', readPythonMarker],
  ['setup.py', readPythonMarker],
  ['requirements.txt', readPythonMarker],
  ['Cargo.toml', readCargo],
  ['go.mod', readGoModule],
  ['pom.xml', readMaven],
  ['build.gradle', readGradle],
  ['build.gradle.kts', readGradle],
  ['Gemfile', readGemfile],
  ['Rakefile', readRakefile],
  ['.rspec', readRubyMarker],
  ['composer.json', readComposer],
  ['CMakeLists.txt', readCmake],
  ['mix.exs', readMix],
  ['Makefile', readMakefile],
  ['makefile', readMakefile],
  ['GNUmakefile', readMakefile],
  ['justfile', readJustfile],
  ['Justfile', readJustfile],
  ['.justfile', readJustfile],
  ['Taskfile.yml', readTaskfile],
  ['Taskfile.yaml', readTaskfile],
  ['Taskfile.dist.yml', readTaskfile],
]);
const names = [...readers.keys()];
/** Files of these names are read near the root alone: deeper they belong to something bigger. */
const deepest = new Map<string, number>([
  ['CMakeLists.txt', 0],
  ...['setup.cfg', 'tox.ini', 'mypy.ini', 'ruff.toml'].map((name) => [name, 2] as const),
  ...['Makefile', 'makefile', 'GNUmakefile'].map((name) => [name, 2] as const),
]);
const requirements = /^(?:[a-z]{1,20}[-_])?requirements[\w.-]{0,40}\.txt$/;
/** Pages have their own tools; they are not the project's. */
const documentation = /^(?:docs?|documentation|website|site)\//i;

/** Who reads a file, and its place in the order; null when nobody does. */
export function readerOf(path: string): { read: ReadProject; order: number } | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const isRequirements = name.endsWith('.txt') && requirements.test(name);
  const most = isRequirements ? 2 : deepest.get(name);
  if (most !== undefined && (depthOf(path) > most || documentation.test(path))) return null;
  const known = readers.get(name);
  if (known !== undefined) return { read: known, order: names.indexOf(name) };
  if (isRequirements) return { read: readPythonMarker, order: names.indexOf('requirements.txt') + 0.5 };
  if (name.endsWith('.sln') || name.endsWith('.slnx')) return { read: readSolution, order: names.length };
  if (name.endsWith('proj') && /\.(?:cs|fs|vb)proj$/.test(name)) {
    return { read: readDotnetProject, order: names.length + 1 };
  }
  return name.endsWith('.gemspec') ? { read: readRubyMarker, order: names.length + 2 } : null;
}

/** How many folders are above a file. */
export function depthOf(path: string): number {
  return path.split('/').length - 1;
}

/** True for files in which a project gives its commands names of its own. */
export function namesItsCommands(path: string): boolean {
  return own.has(path.slice(path.lastIndexOf('/') + 1));
}

const own = new Set([
  ...['package.json', 'deno.json', 'deno.jsonc', 'composer.json'],
  ...['Makefile', 'makefile', 'GNUmakefile', 'justfile', 'Justfile', '.justfile'],
  ...['Taskfile.yml', 'Taskfile.yaml', 'Taskfile.dist.yml'],
]);
