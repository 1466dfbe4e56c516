// npm run bench [-- start|large|plan|models|intent ...] [--dist DIR]: prints figures as ratios of the same run, writes nothing.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { large } from './large.mjs';
import { root } from './measure.mjs';
import { start } from './start.mjs';

/** Those that run the TypeScript sources, which Node can since 22.15 only. */
const sourceBench = (name) => async (options) => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 15)) {
    console.error(`The bench ${name} needs Node 22.15 or later; this is ${process.versions.node}.`);
    return false;
  }
  return (await import(`./${name}.mjs`))[name](options);
};

const benches = {
  start,
  large,
  plan: sourceBench('plan'),
  models: sourceBench('models'),
  intent: sourceBench('intent'),
};
const args = process.argv.slice(2);
const at = args.indexOf('--dist');
const [, dist = join(root, 'dist')] = at < 0 ? [] : args.splice(at, 2);
const bundle = join(resolve(dist), 'index.js');
const wanted = args.length > 0 ? args : Object.keys(benches);
const unknown = wanted.find((name) => !Object.hasOwn(benches, name));

if (unknown !== undefined) {
  console.error(`There is no bench ${unknown}; there are ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
} else if (!existsSync(bundle)) {
  console.error(`${bundle} is missing; run npm run build first.`);
  process.exitCode = 1;
} else {
  console.log(`Node ${process.versions.node}, ${bundle}`);
  let met = true;
  for (const name of wanted) met = (await benches[name]({ bundle })) && met;
  process.exitCode = met ? 0 : 1;
}
