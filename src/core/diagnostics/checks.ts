import { parseJsonWithComments } from '../json-comments';
import { readToml, tomlTable } from '../toml';
import type { Check } from './check';
import { isRecord } from './diagnostic';
import { ownChecks } from './own-checks';

const eslintConfig = /(?:^|\/)(?:eslint\.config\.[cm]?[jt]s|\.eslintrc(?:\.(?:json|[cm]?js|ya?ml))?)$/;
const tsconfig = /(?:^|\/)tsconfig\.json$/;
const ruffConfig = /(?:^|\/)\.?ruff\.toml$/;
const read = /^(?:package\.json|pyproject\.toml|[Mm]akefile|GNUmakefile|mypy\.ini)$/;
/** Folders whose configuration is not this project's own. */
const foreign =
  /(?:^|\/)(?:node_modules|vendor|third_party|fixtures?|__fixtures__|testdata|tests?|__tests__|examples?|templates?|dist|build|out|target|\.[^/]+)\//;
const scripts = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/;
const mostOfAKind = 3;
const mostChecks = 6;

/** Files whose text decides which checks there are, for `checksOf`. */
export function decidingFiles(files: readonly string[]): string[] {
  return [...files.filter((path) => read.test(path)), ...nearest(files, tsconfig)];
}

/**
 * The checks of a project, as its files say.
 * @param texts of the deciding files, by path; what could not be read is left out
 */
export function checksOf(files: readonly string[], texts: ReadonlyMap<string, string>): Check[] {
  const known = new Set(files);
  const checks: Check[] = [
    ...nearest(files, tsconfig).map((path) => typescript(path, texts.get(path) ?? '')),
    ...eslint(files, texts.get('package.json')),
    ...ruff(files, texts.get('pyproject.toml')),
  ];
  const tools = new Set(checks.map(({ source }) => source));
  return [...checks, ...ownChecks(known, texts, tools)].slice(0, mostChecks);
}

function typescript(path: string, text: string): Check {
  const config = parseJsonWithComments(text);
  const references = config.ok && isRecord(config.value) ? config.value.references : null;
  const parts = Array.isArray(references) && references.length > 0;
  // With references only a build looks at all parts; what it writes is thrown away.
  const args = parts ? ['--build', '--pretty', 'false'] : ['--noEmit', '--pretty', 'false', '--project', '.'];
  return {
    source: 'tsc',
    reads: 'tsc',
    directory: folderOf(path),
    program: 'tsc',
    args,
    about: scripts,
    takesFiles: false,
  };
}

function eslint(files: readonly string[], manifest: string | undefined): Check[] {
  const inManifest = manifest !== undefined && /"eslintConfig"\s{0,20}:/.test(manifest);
  const found = inManifest ? ['package.json'] : nearest(files, eslintConfig);
  return [...new Set(found.map(folderOf))].map((directory) => ({
    source: 'eslint',
    reads: 'eslint',
    directory,
    program: 'eslint',
    args: ['--format', 'json'],
    about: scripts,
    takesFiles: true,
  }));
}

function ruff(files: readonly string[], pyproject: string | undefined): Check[] {
  const config = pyproject === undefined ? null : readToml(pyproject);
  const inProject = config?.ok === true && tomlTable(config.table, 'tool', 'ruff') !== null;
  const found = inProject ? ['pyproject.toml'] : nearest(files, ruffConfig);
  return [...new Set(found.map(folderOf))].map((directory) => ({
    source: 'ruff',
    reads: 'ruff',
    directory,
    program: 'ruff',
    args: ['check', '--no-cache', '--output-format', 'json'],
    about: /\.(?:pyi?|ipynb)$/,
    takesFiles: true,
  }));
}

/** The one at the root, else the nearest to it that are the project's own, at most three. */
function nearest(files: readonly string[], name: RegExp): string[] {
  const found = files.filter((path) => name.test(path) && !foreign.test(path));
  const atRoot = found.filter((path) => !path.includes('/'));
  if (atRoot.length > 0) return atRoot.slice(0, 1);
  const depth = (path: string) => path.split('/').length;
  return [...found].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1)).slice(0, mostOfAKind);
}

function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '.' : path.slice(0, slash);
}
