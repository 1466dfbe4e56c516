import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname ?? '.', '..');
let hooked = false;

/**
 * Imports a TypeScript module of `src` from a script: `await loadSource('domain/report.ts')`.
 * Node strips the types itself; imports without an ending are looked up as `.ts`. Needs Node 22.15 or later
 * (`npm run …` uses the one in node_modules).
 */
export async function loadSource(path) {
  if (nodeModule.registerHooks === undefined) {
    throw new Error(
      `Node ${process.version} cannot load TypeScript; run this through npm, which uses Node 24.`,
    );
  }
  if (!hooked) {
    nodeModule.registerHooks({ resolve, load });
    hooked = true;
  }
  return import(pathToFileURL(join(root, 'src', path)).href);
}

function resolve(specifier, context, next) {
  const relative = specifier.startsWith('./') || specifier.startsWith('../');
  const ours = relative && context.parentURL?.endsWith('.ts') && !/\.[cm]?[jt]s(on)?$/.test(specifier);
  return next(ours ? `${specifier}.ts` : specifier, context);
}

function load(url, context, next) {
  // package.json names no module type, because dist/ is CommonJS.
  return next(url, url.endsWith('.ts') ? { ...context, format: 'module-typescript' } : context);
}
