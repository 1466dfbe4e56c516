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
/** Files of these names are read at the root alone: below it they belong to something bigger. */
const rootOnly = new Set([
  'CMakeLists.txt',
  'setup.cfg',
  'tox.ini',
  'mypy.ini',
  'ruff.toml',
  'requirements.txt',
  'Makefile',
  'makefile',
  'GNUmakefile',
]);

/** Who reads a file of that name, and its place in the order; null when nobody does. */
export function readerOf(name: string, atRoot: boolean): { read: ReadProject; order: number } | null {
  if (!atRoot && rootOnly.has(name)) return null;
  const known = readers.get(name);
  if (known !== undefined) return { read: known, order: names.indexOf(name) };
  if (name.endsWith('.sln') || name.endsWith('.slnx')) return { read: readSolution, order: names.length };
  if (name.endsWith('proj') && /\.(?:cs|fs|vb)proj$/.test(name)) {
    return { read: readDotnetProject, order: names.length + 1 };
  }
  return name.endsWith('.gemspec') ? { read: readRubyMarker, order: names.length + 2 } : null;
}
