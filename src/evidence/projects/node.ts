import { knownNames } from './names';
import { type ProjectFile, phrase, type ReadProject } from './project';

type Manager = 'npm' | 'pnpm' | 'yarn' | 'bun';
const locks: readonly (readonly [string, Manager])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
];
const placeholder = 'no test specified';

/** package.json: scripts, how they are run, and what the package promises its users. */
export const readPackageJson: ReadProject = (file) => {
  let manifest: unknown;
  try {
    manifest = JSON.parse(file.text.replace(/^\uFEFF/, ''));
  } catch {
    return { ecosystem: 'Node.js', commands: [], constraints: [], problem: 'is not valid JSON' };
  }
  if (!isRecord(manifest)) {
    return { ecosystem: 'Node.js', commands: [], constraints: [], problem: 'does not hold a JSON object' };
  }
  const manager = managerOf(file, manifest.packageManager);
  const scripts = isRecord(manifest.scripts) ? manifest.scripts : {};
  const names = Object.keys(scripts).filter((name) => {
    const script = scripts[name];
    return typeof script === 'string' && script.trim() !== '' && !script.includes(placeholder);
  });
  const commands = knownNames(names).map(({ kind, name }) => ({ kind, command: runScript(manager, name) }));
  const install = installCommand(file, manager, manifest);
  return {
    ecosystem: `Node.js (${manager})`,
    commands: install === null ? commands : [...commands, { kind: 'install', command: install }],
    constraints: constraintsOf(manifest),
  };
};

function managerOf(file: ProjectFile, named: unknown): Manager {
  const asked = typeof named === 'string' ? named.split('@')[0] : undefined;
  if (asked === 'npm' || asked === 'pnpm' || asked === 'yarn' || asked === 'bun') return asked;
  return (
    (locks.find(([lock]) => file.beside(lock)) ?? locks.find(([lock]) => file.atRoot(lock)))?.[1] ?? 'npm'
  );
}

/** `bun test` is bun's own test runner and `bun build` its bundler, so bun always gets `run`. */
function runScript(manager: Manager, name: string): string {
  const short = name === 'test' || (name === 'start' && manager !== 'pnpm');
  if (manager === 'yarn' || (short && manager !== 'bun')) return `${manager} ${name}`;
  return `${manager} run ${name}`;
}

function installCommand(
  file: ProjectFile,
  manager: Manager,
  manifest: Record<string, unknown>,
): string | null {
  const locked = locks.some(([lock, of]) => of === manager && file.beside(lock));
  if (!locked) {
    const needs = isRecord(manifest.dependencies) || isRecord(manifest.devDependencies);
    return needs && file.directory === '.' ? `${manager} install` : null;
  }
  if (manager === 'npm') return 'npm ci';
  const modernYarn = file.beside('.yarnrc.yml') || /^yarn@[2-9]/.test(String(manifest.packageManager));
  return `${manager} install ${manager === 'yarn' && modernYarn ? '--immutable' : '--frozen-lockfile'}`;
}

const mostPeers = 5;

function constraintsOf(manifest: Record<string, unknown>): string[] {
  const found: string[] = [];
  const { engines, exports, name, peerDependencies } = manifest;
  if (isRecord(engines))
    for (const [engine, range] of Object.entries(engines)) found.push(...phrase(`engines.${engine}`, range));
  if (manifest.type === 'module') found.push('ES modules (`"type": "module"`)');
  found.push(...phrase('package manager', manifest.packageManager));
  if (manifest.private === true) found.push('private, not for npm');
  else if (typeof name === 'string' && typeof manifest.version === 'string') {
    found.push(`npm package \`${name.slice(0, 100)}\`, not marked private`);
    if (isRecord(exports)) {
      const paths = Object.keys(exports).filter((path) => path.startsWith('.'));
      found.push(
        `users can import only what \`exports\` lists${paths.length > 1 ? ` (${paths.length} paths)` : ''}`,
      );
    }
  }
  if (isRecord(peerDependencies)) {
    const peers = Object.entries(peerDependencies).flatMap(([peer, range]) =>
      phrase(peer.slice(0, 100), range),
    );
    found.push(...peers.slice(0, mostPeers).map((peer) => `peer dependency ${peer}`));
    if (peers.length > mostPeers) found.push(`${peers.length - mostPeers} more peer dependencies`);
  }
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
