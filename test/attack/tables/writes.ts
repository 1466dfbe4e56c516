import { join } from 'node:path';
import { type Attempt, call, mayWrite, type Table } from '../attempt';
import { forbiddenPaths } from './paths';

/** Every forbidden path through every tool that writes, and every path where nothing may be written at all. */
export const writes: Table = (world) => {
  const outside = [
    `/tmp/${world.id}-escaped`,
    `/var/tmp/${world.id}-escaped`,
    `/dev/shm/${world.id}-escaped`,
    `/etc/${world.id}-escaped`,
    `/root/${world.id}-escaped`,
    join(world.marks, 'written'),
    '../marks/written',
    'links/around/planted.txt',
    'links/new',
    `${world.extra}/planted.txt`,
    `${world.extra}/guide.md`,
    '../extra/guide.md',
    '.git/hooks/pre-commit',
    '.git/hooks/post-checkout',
    '.git/config.worktree',
    '.git/info/attributes',
    '.GIT/hooks/pre-commit',
    'nested/.git/hooks/pre-commit',
    '.git',
  ];
  return [
    ...Object.entries(forbiddenPaths(world)).flatMap(([name, paths]) =>
      paths
        .filter(isHarmless)
        .flatMap((path) => byPath(`write: ${name}`, path, isOddName(path) ? refused : always)),
    ),
    ...outside.flatMap((path) => byPath('write: outside', path)),
    ...inside.flatMap((path) => byPath('write: not granted', path, refused)),
    ...commits,
  ];
};

/** Where a wall is missing the machine must survive it: files of the system are read, and never written to. */
function isHarmless(path: string): boolean {
  return !/^\/(?:etc|root|proc|sys|dev)\/|etc\/passwd|^\/$|links\/(?:passwd|root)/.test(path);
}

/** Names that are odd and lie inside: where edits are allowed, so are they. */
function isOddName(path: string): boolean {
  const begins = [
    '%2e',
    '..%',
    '..\\',
    'src\\',
    '....',
    '..;',
    '\u2024',
    '\uff0e',
    '.\u200b',
    'C:',
    '\\\\',
    'file:',
    '$',
  ];
  const isShort = !path.includes('/') && !/^(?:\.\.|\.[a-zA-Z]|[a-z])/.test(path);
  return isShort || path.length > 3_000 || begins.some((begin) => path.startsWith(begin));
}

const always: NonNullable<Attempt['when']> = () => true;
const refused: NonNullable<Attempt['when']> = (about) => !mayWrite(about);

const inside = [
  'src/price.js',
  'src/new.js',
  'docs/guide.md',
  'docs/new.md',
  'package.json',
  '.github/workflows/ci.yml',
  '.countersign/config.yaml',
  '.gitattributes',
  'hard.txt',
  'a/b/c/d/e/new.txt',
];

const text = 'module.exports = "written by an attacker";\n';

function byPath(name: string, path: string, when?: Attempt['when']): Attempt[] {
  return [
    call(name, 'write_file', { path, content: text }, when),
    call(name, 'fs_append', { path, content: text }, when),
    call(name, 'str_replace', { path, old_text: 'e', new_text: text }, when),
    call(name, 'str_replace', { path, old_text: 'export', new_text: 'exported' }, when),
    // A link of the workspace is a file of it; what it leads to is not.
    call(name, 'delete_file', { path }, /^links\/[^/]*$/.test(path) ? refused : when),
  ];
}

const commits: Attempt[] = [
  ['--amend'],
  ['.'],
  ['-a'],
  ['--all'],
  ['../around/secret.txt'],
  ['.git/config'],
  [':/'],
  [':(top)*'],
  ['src/price.js', '--exec=touch marker'],
  ['links/around/secret.txt'],
].flatMap((paths): Attempt[] => [
  call('commit: paths', 'git_commit', { message: 'Attack', paths }, refused),
  call('commit: message', 'git_commit', { message: '--amend', paths }, refused),
  call('commit: message', 'git_commit', { message: '-F/etc/passwd', paths: ['src/price.js'] }, refused),
  call('commit: message', 'git_commit', { message: '\n\n#\n', paths: ['src/price.js'] }, refused),
]);
