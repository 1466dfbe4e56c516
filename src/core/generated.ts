const lockFiles: ReadonlySet<string> = new Set([
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
  'bun.lockb',
  'deno.lock',
  'Cargo.lock',
  'Gemfile.lock',
  'composer.lock',
  'poetry.lock',
  'Pipfile.lock',
  'pdm.lock',
  'uv.lock',
  'go.sum',
  'mix.lock',
  'pubspec.lock',
  'Podfile.lock',
  'Package.resolved',
  'packages.lock.json',
  'gradle.lockfile',
  'flake.lock',
]);

const endings: readonly (readonly [RegExp, string])[] = [
  [/\.min\.(?:js|mjs|cjs|css)$/, 'it is minified'],
  [/\.(?:js|mjs|cjs|css)\.map$/, 'it is a source map'],
  [/\.snap$|(?:^|\/)__snapshots__\//, 'it is a test snapshot'],
  [/(?:^|\/)dist\//, 'it is built from other files'],
  [/(?:^|\/)(?:node_modules|vendor)\//, 'it is third-party code'],
  [/\.generated\.\w+$|\.pb\.go$|_pb2(?:_grpc)?\.pyi?$/, 'it is generated'],
];

/** Why nobody reads this file's changes line by line (a lock file, a build's output), or null when they do. */
export function generatedReason(path: string): string | null {
  if (lockFiles.has(path.slice(path.lastIndexOf('/') + 1))) return 'it is a lock file';
  return endings.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
