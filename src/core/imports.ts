import { endingOf } from './test-files';

const scriptEndings = new Set('js mjs cjs jsx ts mts cts tsx vue svelte json'.split(' '));
const specifier =
  /(?:\bfrom|\bimport|\brequire|\bresolve|\bmock|\bunmock|\bdoMock|\bimportActual|\brequireActual)\s{0,4}\(?\s{0,4}(["'`])([^"'`\n]{1,300})\1/g;
const mostImports = 2_000;
/** Where `@/` and its like lead to, beside the root of the workspace. */
const roots = ['src', 'lib', 'app'];

/**
 * True when the text of the file at `importer` imports the file at `target`; for JavaScript, TypeScript and
 * Python. Relative imports are resolved; names from the root of the project (`@/`, `src/`, `package.module`)
 * must fit the whole end of the path.
 */
export function imports(importer: string, text: string, target: string): boolean {
  if (endingOf(importer) === 'py') return importsPython(importer, text, target);
  if (!scriptEndings.has(endingOf(importer))) return false;
  const wanted = withoutEnding(target);
  let seen = 0;
  for (const match of text.matchAll(specifier)) {
    seen += 1;
    if (seen > mostImports) return false;
    if (resolvesTo(importer, match[2] ?? '', wanted)) return true;
  }
  return false;
}

function resolvesTo(importer: string, spec: string, wanted: string): boolean {
  if (spec.startsWith('.')) {
    const path = join(folderOf(importer), spec.split('?', 1)[0] ?? '');
    return (
      path !== null && (withoutEnding(path) === wanted || path === wanted || join(path, 'index') === wanted)
    );
  }
  const alias = /^(?:@|~|#|\$lib|src)\/(.{1,300})$/.exec(spec)?.[1];
  if (alias === undefined) return false;
  const whole = [withoutEnding(alias), alias, `${alias}/index`];
  return whole.some((path) => path === wanted || roots.some((root) => isTail(wanted, `${root}/${path}`)));
}

/** `a/src/x` has the tail `src/x`; what stands before is the folder of a package. */
function isTail(path: string, tail: string): boolean {
  return path === tail || path.endsWith(`/${tail}`);
}

const statement =
  /^[ \t]*(?:from[ \t]+(\.{0,9}[\w.]{0,300})[ \t]+import[ \t]*(\([^)]{0,4000}|[^\n#]{0,1000})|import[ \t]+([\w., \t]{1,1000}))/gm;

function importsPython(importer: string, text: string, target: string): boolean {
  const module = target.replace(/\.pyi?$/, '').replace(/\/__init__$/, '');
  let seen = 0;
  for (const [, from, names, plain] of text.matchAll(statement)) {
    seen += 1;
    if (seen > mostImports) return false;
    const asked =
      from === undefined
        ? wordsOf(plain ?? '')
        : [from, ...wordsOf(names ?? '').map((name) => `${from}${from.endsWith('.') ? '' : '.'}${name}`)];
    if (asked.some((name) => isModule(importer, name, module))) return true;
  }
  return false;
}

/** The names of an import list, without what they are called here. */
function wordsOf(list: string): string[] {
  return list
    .replace(/[()]/g, ' ')
    .split(',')
    .map((part) => part.trim().split(/\s+/, 1)[0] ?? '')
    .filter(Boolean);
}

function isModule(importer: string, name: string, module: string): boolean {
  const dots = /^\.*/.exec(name)?.[0].length ?? 0;
  const path = name.slice(dots).replaceAll('.', '/');
  if (dots > 0) {
    const folder = join(folderOf(importer), '../'.repeat(dots - 1));
    return folder !== null && path !== '' && join(folder, path) === module;
  }
  if (path.includes('/')) return isTail(module, path);
  // A single name is found at the root, in a source folder, or beside the importing file.
  return [path, `src/${path}`, `lib/${path}`, join(folderOf(importer), path)].includes(module);
}

function withoutEnding(path: string): string {
  return scriptEndings.has(endingOf(path)) ? path.replace(/(?:\.d)?\.\w+$/, '') : path;
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** A path made of two; null when it leaves the workspace. */
function join(folder: string, path: string): string | null {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null;
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
