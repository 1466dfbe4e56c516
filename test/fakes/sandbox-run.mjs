// Runs commands in a sandbox in a process of its own: node sandbox-run.mjs FOLDER-WITH-SOURCES OPTIONS-AS-JSON COMMAND…
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , folder, settings, ...commands] = process.argv;
const { loadSource } = await import(pathToFileURL(join(folder, 'scripts/load-source.mjs')).href);
const { openSandbox } = await loadSource('adapters/sandbox.ts');
const { signal } = new AbortController();
const sandbox = openSandbox({ ...JSON.parse(settings), env: process.env, signal });
const results = [];
for (const command of commands)
  results.push(await sandbox.run({ command, directory: '.', timeout: 20, maxBytes: 100_000, signal }));
console.log(JSON.stringify(results));
