import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LogEntry, Repository } from '../domain/ports';
import { emptyTree, type Git, openGit } from './git-command';
import { unusable } from './git-place';
import { type GitListing, listWithGit } from './tree-git';

const patchBytes = 24 * 1024 * 1024;
const fieldEnd = '\x1f';
const entryEnd = '\x1e';

/** A folder's repository, git for it, and the files git knows, listed once. */
export interface Checkout {
  repository: Repository;
  git: Git;
  files(): Promise<GitListing>;
  /** Files were changed: they are listed anew. */
  forget(): void;
}

/** The repository a folder belongs to, and git for it; null when it belongs to none. */
export async function openRepository(
  workspace: string,
  searchPath: string,
  signal: AbortSignal,
): Promise<Checkout | null> {
  const checkout = checkoutAround(workspace);
  if (checkout === null) return null;
  const git = await openGit(workspace, checkout, searchPath, signal);
  const asked = await git.run(['rev-parse', '--show-toplevel', '--is-shallow-repository', 'HEAD'], {
    okCodes: [128],
  });
  const [root = '', shallow, head] = asked.stdout.toString('utf8').split('\n');
  if (!root) throw unusable(asked.stderr);
  // A `.git` that git takes for none would make it go on upwards.
  if (root !== checkout) throw unusable(`it belongs to ${root}`);
  let listed: Promise<GitListing> | null = null;
  const files = () => {
    listed ??= listWithGit(git);
    return listed;
  };
  const forget = () => {
    listed = null;
  };
  const opened = repository(git, files, root, shallow === 'true', hashOrNull(head));
  return { git, files, forget, repository: opened };
}

function repository(
  git: Git,
  listing: () => Promise<GitListing>,
  root: string,
  shallow: boolean,
  head: string | null,
): Repository {
  return {
    root,
    shallow,
    head,
    async resolve(ref) {
      if (ref.startsWith('-') || ref.includes('\0') || ref === '') return null;
      const found = await git.run(
        ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`],
        { okCodes: [1, 128] },
      );
      return hashOrNull(found.stdout.toString('utf8').trim());
    },
    async refs() {
      const listed = await git.run(['for-each-ref', '--count=500', '--format=%(refname:short)']);
      return listed.stdout.toString('utf8').split('\n').filter(Boolean);
    },
    async changed(base) {
      const from = base ?? head ?? emptyTree(git.place);
      const listed = await git.run(
        [
          'diff',
          '--name-only',
          '-z',
          '--no-ext-diff',
          '--no-textconv',
          '--relative',
          '--end-of-options',
          from,
          '--',
        ],
        { maxBytes: patchBytes },
      );
      return listed.stdout.toString('utf8').split('\0').filter(Boolean);
    },
    async patch(base, asText = []) {
      const from = base ?? head ?? emptyTree(git.place);
      const options = [
        '--patch',
        '--full-index',
        '--find-renames',
        '--no-ext-diff',
        '--no-textconv',
        '--relative',
        '--unified=3',
        '--inter-hunk-context=0',
        '--submodule=short',
        ...(asText.length > 0 ? ['--text'] : []),
      ];
      const made = await git.run(
        [
          'diff',
          ...options,
          '--no-color',
          '-O/dev/null',
          '--ignore-submodules=dirty',
          '--src-prefix=a/',
          '--dst-prefix=b/',
          '--end-of-options',
          from,
          '--',
          ...asText,
        ],
        { maxBytes: patchBytes },
      );
      return { text: made.stdout.toString('utf8'), cut: made.stoppedBy === 'output' };
    },
    async untracked() {
      return [...(await listing()).untracked].sort();
    },
    async log({ commits, paths }) {
      if (head === null) return [];
      const format = `--format=${entryEnd}%H${fieldEnd}%an${fieldEnd}%ct${fieldEnd}%s`;
      const listed = await git.run(
        [
          'log',
          `--max-count=${commits}`,
          '--no-merges',
          '--no-ext-diff',
          '--no-textconv',
          '--no-show-signature',
          '-O/dev/null',
          '--full-diff',
          '--relative',
          '--name-only',
          '-z',
          format,
          head,
          '--',
          ...(paths ?? []),
        ],
        { maxBytes: patchBytes },
      );
      return parseLog(listed.stdout.toString('utf8'));
    },
  };
}

function parseLog(text: string): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const block of blocks(text)) {
    const [hash = '', author = '', time = '', ...rest] = block.split(fieldEnd);
    // With -z the subject ends with a NUL, then the names follow, each ended by a NUL.
    const [subject = '', ...files] = rest.join(fieldEnd).split('\0');
    entries.push({
      hash,
      author,
      time: Number(time),
      subject: subject.trim(),
      files: files.map((f) => f.replace(/^\n/, '')).filter(Boolean),
    });
  }
  return entries;
}

/** One text a commit. A subject may hold our separators: what does not begin with a hash belongs to the one before. */
function blocks(text: string): string[] {
  const found: string[] = [];
  for (const piece of text.split(entryEnd).slice(1)) {
    if (hashOrNull(piece.split(fieldEnd)[0]) !== null) found.push(piece);
    else if (found.length > 0) found.push(`${found.pop()}${entryEnd}${piece}`);
  }
  return found;
}

function hashOrNull(text: string | undefined): string | null {
  return text !== undefined && /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(text) ? text : null;
}

/** Looks for `.git` upwards, so that a plain folder costs no process. */
function checkoutAround(folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return null;
  }
}
