// Lets Node 24 run the TypeScript sources as they are: types are stripped, and imports get their file ending.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { root } from './measure.mjs';

// Node says of each folder that reading it as modules costs time; here that is not what is measured.
process.removeAllListeners('warning');

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL?.includes('/src/')) {
      const url = new URL(`${specifier}.ts`, context.parentURL);
      if (existsSync(fileURLToPath(url))) return next(url.href, context);
    }
    return next(specifier, context);
  },
});

/** One source file, by its path below `src`. */
export const source = (path) => import(`${root}src/${path}.ts`);
