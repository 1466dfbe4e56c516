import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const packageNames = ['express', 'fastify', 'svelte', 'eslint'] as const;
export type PackageName = (typeof packageNames)[number];

/** A commit: its subject, its author, and the files that it brings one slice further. */
type Slice = readonly [subject: string, author: string, ...files: string[]];

interface History {
  /** CODEOWNERS of the workspace, if it is to have one. */
  owners?: string;
  slices: readonly Slice[];
}

const histories: Record<PackageName, History> = {
  express: {
    owners:
      '*            @example/express\nlib/view.js  @example/views\nlib/re*.js   @example/http @example/express\n',
    slices: [
      ['Look views up in several directories', 'Ada', 'lib/view.js', 'lib/application.js'],
      ['fix: crash when the default engine has no dot', 'Ben', 'lib/view.js'],
      ['Cache views by name', 'Ada', 'lib/view.js', 'lib/application.js'],
      ['fix: trust every hop that was counted', 'Cleo', 'lib/utils.js', 'lib/request.js'],
      ['Let render merge the locals', 'Ada', 'lib/application.js', 'lib/view.js', 'lib/response.js'],
      ['Parse media types without a regular expression', 'Cleo', 'lib/utils.js'],
    ],
  },
  fastify: {
    slices: [
      ['Send web streams', 'Ada', 'lib/reply.js', 'test/stream.5.test.js'],
      ['fix: reply sent twice when a hook rejects', 'Ben', 'lib/reply.js', 'lib/hooks.js'],
      ['Cache content types', 'Cleo', 'lib/content-type-parser.js', 'lib/content-type.js'],
      ['Normalise parameters', 'Cleo', 'lib/content-type-parser.js', 'lib/content-type.js'],
      [
        'fix: memory leak in the content type cache',
        'Ben',
        'lib/content-type-parser.js',
        'lib/content-type.js',
      ],
      ['Tell the child of its parent error handler', 'Ada', 'lib/error-handler.js'],
    ],
  },
  svelte: {
    slices: [
      ['feat: class instances for motion', 'Ada', 'src/motion/tweened.js', 'src/motion/spring.js'],
      ['fix: tweened never settles when the duration is 0', 'Ben', 'src/motion/tweened.js'],
      [
        'fix: merge styles of spread attributes on the server',
        'Cleo',
        'src/internal/server/index.js',
        'src/internal/shared/attributes.js',
      ],
      ['chore: parse TypeScript with acorn', 'Ada', 'src/compiler/phases/1-parse/acorn.js'],
      [
        'fix: keep rules for elements that :has() might match',
        'Ben',
        'src/compiler/phases/2-analyze/css/css-prune.js',
      ],
      ['Prune by sibling', 'Ben', 'src/compiler/phases/2-analyze/css/css-prune.js'],
    ],
  },
  eslint: {
    slices: [
      ['feat: report unused directives', 'Ada', 'lib/linter/apply-disable-directives.js'],
      [
        'fix: crash on a directive without rules',
        'Ben',
        'lib/linter/apply-disable-directives.js',
        'lib/linter/linter.js',
      ],
      ['fix: ignoreRestSiblings with assignments', 'Cleo', 'lib/rules/no-unused-vars.js'],
      [
        'perf: keep the hash of a configuration',
        'Ada',
        'lib/cli-engine/lint-result-cache.js',
        'lib/cli-engine/hash.js',
      ],
      ['fix: escape messages in the html formatter', 'Ben', 'lib/cli-engine/formatters/html.js'],
    ],
  },
};

/** Runs git with a person as author; nothing of the machine's own settings takes part. */
export function git(folder: string, person: string, ...args: string[]): string {
  const mail = `${person.toLowerCase()}@example.com`;
  const time = '2026-01-05T10:00:00Z';
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: person,
      GIT_AUTHOR_EMAIL: mail,
      GIT_AUTHOR_DATE: time,
      GIT_COMMITTER_NAME: person,
      GIT_COMMITTER_EMAIL: mail,
      GIT_COMMITTER_DATE: time,
    },
  });
}

/** A checkout of the package's own files with a short history that ends at exactly these files. Remove it after use. */
export function checkout(name: PackageName): string {
  const installed = join(import.meta.dirname, '../../node_modules', name);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));
  cpSync(installed, folder, { recursive: true, filter: (from) => from !== join(installed, 'node_modules') });
  const { owners, slices } = histories[name];
  if (owners !== undefined) {
    mkdirSync(join(folder, '.github'));
    writeFileSync(join(folder, '.github/CODEOWNERS'), owners);
  }
  const sliced = slices.flatMap(([, , ...files]) => files);
  const whole = new Map(sliced.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const all = (file: string) => sliced.filter((f) => f === file).length;
  const done = new Map<string, number>();
  const show = (file: string) => {
    const lines = (whole.get(file) ?? '').split('\n');
    const share = ((done.get(file) ?? 0) + 1) / (all(file) + 1);
    writeFileSync(join(folder, file), lines.slice(0, Math.ceil(lines.length * share)).join('\n'));
  };
  for (const file of whole.keys()) show(file);
  git(folder, 'Ada', 'init', '--quiet', '--initial-branch=main');
  git(folder, 'Ada', 'add', '--all', '--force');
  git(folder, 'Ada', 'commit', '--quiet', '--message', 'Start');
  for (const [subject, person, ...files] of slices) {
    for (const file of files) {
      done.set(file, (done.get(file) ?? 0) + 1);
      show(file);
    }
    git(folder, person, 'commit', '--quiet', '--all', '--message', subject);
  }
  return folder;
}

/** Changes files without committing them, and gives back how to undo it. */
export function edit(folder: string, edits: readonly { file: string; find: string; replace: string }[]) {
  for (const { file, find, replace } of edits) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(find)) throw new Error(`${file} does not hold ${find}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      text.replace(find, () => replace),
    );
  }
  return () => git(folder, 'Ada', 'checkout', '--quiet', '--', '.');
}

export function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
