import { isTable, readToml, type TomlTable, type TomlValue, tomlTable } from '../../core/toml';
import { knownNames } from './names';
import {
  type CommandKind,
  firstMatch,
  type ProjectFile,
  type ProjectReading,
  phrase,
  type ReadProject,
} from './project';

type Command = ProjectReading['commands'][number];

/** pyproject.toml: which tools are set up there or needed, run through the tool that manages the environment. */
export const readPyproject: ReadProject = (file) => {
  const read = readToml(file.text);
  if (!read.ok) {
    const problem = `is not valid TOML (line ${read.line}: ${read.reason})`;
    return { ecosystem: 'Python', commands: [], constraints: [], problem };
  }
  const { table } = read;
  const project = tomlTable(table, 'project');
  const tools = tomlTable(table, 'tool');
  const manager = managerOf(file, tools);
  const commands = [...toolCommands(file, table, tools, manager), ...ownScripts(tools)];
  const built = tomlTable(table, 'build-system') !== null;
  if (built) commands.push({ kind: 'build', command: builds[manager] ?? 'python -m build' });
  const install = installs[manager] ?? (built ? 'pip install -e .' : null);
  if (install !== null) commands.push({ kind: 'install', command: install });
  return {
    ecosystem: manager === 'pip' ? 'Python' : `Python (${manager})`,
    commands,
    constraints: constraintsOf(table, project),
  };
};

/** setup.cfg and tox.ini: tools with a section of their own. */
export const readPythonIni: ReadProject = (file) => {
  const runner = runners[managerOf(file, null)] ?? '';
  const has = (section: RegExp) => section.test(file.text);
  const commands: Command[] = [];
  if (has(/^\[(?:tool:)?pytest\]/m)) commands.push({ kind: 'test', command: pytest(runner) });
  if (file.name === 'tox.ini' && has(/^\[(?:tox|testenv)/m)) commands.push({ kind: 'test', command: 'tox' });
  if (has(/^\[flake8\]/m)) commands.push({ kind: 'lint', command: `${runner}flake8` });
  if (has(/^\[mypy\]/m)) commands.push({ kind: 'types', command: `${runner}mypy .` });
  const constraints = phrase(
    'python_requires',
    firstMatch(file.text, /^[ \t]*python_requires[ \t]*=([^\n]{1,80})/m),
  );
  return { ecosystem: 'Python', commands, constraints };
};

/** Files whose being there says what is used. */
export const readPythonMarker: ReadProject = (file) => {
  const runner = runners[managerOf(file, null)] ?? '';
  const commands: Command[] = [];
  if (file.name === 'pytest.ini' || file.name === '.pytest.ini')
    commands.push({ kind: 'test', command: pytest(runner) });
  if (file.name === 'noxfile.py') commands.push({ kind: 'test', command: 'nox' });
  if (file.name === 'mypy.ini') commands.push({ kind: 'types', command: `${runner}mypy .` });
  if (file.name === 'ruff.toml') commands.push({ kind: 'lint', command: `${runner}ruff check .` });
  if (file.name === 'manage.py' && file.text.includes('django')) {
    commands.push({
      kind: 'test',
      command: `${runner || 'python '}${runner ? 'python ' : ''}manage.py test`,
    });
  }
  if (file.name.endsWith('requirements.txt') || file.name.startsWith('requirements')) {
    const lines = file.text.split('\n').map((line) => line.trim());
    const uses = (name: string) => hasTests(file) && lines.some((line) => requires(line, name));
    if (uses('pytest')) commands.push({ kind: 'test', command: pytest(runner) });
    if (uses('pytest-benchmark')) commands.push({ kind: 'benchmark', command: benchmark(runner) });
    commands.push({ kind: 'install', command: `pip install -r ${file.name}` });
  }
  const constraints =
    file.name === 'setup.py'
      ? phrase('python_requires', firstMatch(file.text, /python_requires\s{0,3}=\s{0,3}["']([^"'\n]{1,80})/))
      : [];
  return { ecosystem: 'Python', commands, constraints };
};

/** True when there are files in which pytest looks for tests. */
function hasTests(file: ProjectFile): boolean {
  return file.below().some((path) => /(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/.test(path));
}

type Manager = 'uv' | 'Poetry' | 'PDM' | 'Pipenv' | 'Hatch' | 'pip';
const runners: Partial<Record<Manager, string>> = {
  uv: 'uv run ',
  Poetry: 'poetry run ',
  PDM: 'pdm run ',
  Pipenv: 'pipenv run ',
};
const builds: Partial<Record<Manager, string>> = {
  uv: 'uv build',
  Poetry: 'poetry build',
  PDM: 'pdm build',
  Hatch: 'hatch build',
};
const installs: Partial<Record<Manager, string>> = {
  uv: 'uv sync',
  Poetry: 'poetry install',
  PDM: 'pdm install',
  Pipenv: 'pipenv install --dev',
};

function managerOf(file: ProjectFile, tools: TomlTable | null): Manager {
  if (file.beside('uv.lock') || tools?.uv !== undefined) return 'uv';
  if (file.beside('poetry.lock') || tools?.poetry !== undefined) return 'Poetry';
  if (file.beside('pdm.lock') || tools?.pdm !== undefined) return 'PDM';
  if (file.beside('Pipfile')) return 'Pipenv';
  return tomlTable(tools ?? undefined, 'hatch', 'envs') === null ? 'pip' : 'Hatch';
}

function pytest(runner: string): string {
  return runner === '' ? 'python -m pytest' : `${runner}pytest`;
}

/** Only what pytest-benchmark measures. */
function benchmark(runner: string): string {
  return `${pytest(runner)} --benchmark-only`;
}

function toolCommands(
  file: ProjectFile,
  table: TomlTable,
  tools: TomlTable | null,
  manager: Manager,
): Command[] {
  const runner = runners[manager] ?? '';
  const uses = (name: string) => tools?.[name] !== undefined || needs(table, name, 0);
  const found: Command[] = [];
  const add = (kind: CommandKind, command: string) => found.push({ kind, command });
  if (uses('pytest')) add('test', pytest(runner));
  if (uses('pytest-benchmark')) add('benchmark', benchmark(runner));
  if (tools?.tox !== undefined) add('test', 'tox');
  if (uses('ruff')) add('lint', `${runner}ruff check .`);
  if (uses('flake8') && !file.beside('setup.cfg') && !file.beside('tox.ini')) add('lint', `${runner}flake8`);
  if (uses('mypy')) add('types', `${runner}mypy${files(tools) ? '' : ' .'}`);
  if (uses('pyright')) add('types', `${runner}pyright`);
  if (uses('black')) add('format', `${runner}black --check .`);
  else if (tomlTable(tools ?? undefined, 'ruff', 'format') !== null)
    add('format', `${runner}ruff format --check .`);
  return found;
}

/** True when mypy is told what to look at. */
function files(tools: TomlTable | null): boolean {
  const mypy = tomlTable(tools ?? undefined, 'mypy');
  return mypy?.files !== undefined || mypy?.packages !== undefined;
}

/** Scripts and tasks that the project names itself. */
function ownScripts(tools: TomlTable | null): Command[] {
  const of = (table: TomlTable | null, command: string) =>
    knownNames(Object.keys(table ?? {})).map(({ kind, name }) => ({ kind, command: `${command} ${name}` }));
  const hatch = tomlTable(tools ?? undefined, 'hatch', 'envs', 'default', 'scripts');
  return [
    ...of(hatch, 'hatch run'),
    ...of(tomlTable(tools ?? undefined, 'pdm', 'scripts'), 'pdm run'),
    ...of(tomlTable(tools ?? undefined, 'poe', 'tasks'), 'poe'),
  ];
}

/** True when a list of requirements anywhere in the document, or a key of a dependency table, names the package. */
function needs(value: TomlValue, name: string, depth: number): boolean {
  if (depth > 8) return false;
  if (typeof value === 'string') return false;
  if (Array.isArray(value)) {
    return value.some((item) =>
      typeof item === 'string' ? requires(item, name) : needs(item, name, depth + 1),
    );
  }
  return Object.entries(value).some(
    ([key, inner]) =>
      (/dependencies$/.test(key) && isTable(inner) && inner[name] !== undefined) ||
      needs(inner, name, depth + 1),
  );
}

/** `pytest>=8` needs pytest, `pytest-cov` alone does not. */
function requires(requirement: string, name: string): boolean {
  return requirement.startsWith(name) && !/^[\w-]/.test(requirement.slice(name.length));
}

function constraintsOf(table: TomlTable, project: TomlTable | null): string[] {
  const poetry = tomlTable(table, 'tool', 'poetry');
  const found = [...phrase('requires-python', project?.['requires-python'])];
  found.push(...phrase('python', tomlTable(poetry ?? undefined, 'dependencies')?.python));
  const name = project?.name ?? poetry?.name;
  if (typeof name === 'string' && tomlTable(table, 'build-system') !== null)
    found.push(`built as the package \`${name.slice(0, 100)}\``);
  return found;
}
