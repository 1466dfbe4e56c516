import { counted } from '../core/count';
import { changedTogether, fileHistories } from '../core/file-history';
import type { Collector } from '../domain/collector';
import type { LogEntry } from '../domain/ports';

const mostPaths = 20;
const mostCommits = 400;
/** Lock files and change logs change with everything. */
const changesAlways =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|Cargo\.lock|poetry\.lock|uv\.lock|Gemfile\.lock|composer\.lock|go\.sum|CHANGE(?:LOG|S)[^/]{0,20}|HISTORY[^/]{0,20})$/i;

/** How the files concerned have changed, from one look at the log of those files. */
export const history: Collector<'history'> = {
  name: 'history',
  round: 2,
  isBackground: true,
  async gather({ concerns }, { repository, repositoryFault, tree }) {
    if (repository === null) return none(repositoryFault ?? 'the workspace is not in a git repository');
    if (repository.head === null) return none('the repository has no commit yet');
    const concerned = [...new Set(concerns.map((concern) => concern.file))];
    const paths = concerned.slice(0, mostPaths);
    if (paths.length === 0) return { facts: null, coverage: { examined: ['history: no file is concerned'] } };
    const { files } = await tree.list();
    const logged = await repository.log({ commits: mostCommits, paths });
    const log = repository.shallow ? withoutBoundary(logged, files.length) : logged;
    const present = new Set(files);
    const facts = {
      commits: log.length,
      files: fileHistories(log, paths),
      together: changedTogether(log, paths, (path) => present.has(path) && !changesAlways.test(path)),
      shallow: repository.shallow,
    };
    const truncated = [];
    if (paths.length < concerned.length) {
      truncated.push({ what: 'files whose history was read', kept: paths.length, of: concerned.length });
    }
    const examined = [`history: ${counted(log.length, 'commit')} touching ${counted(paths.length, 'file')}`];
    const skipped = repository.shallow
      ? [{ what: 'history', reason: 'the clone is shallow; commits before its boundary were not seen' }]
      : [];
    return { facts, coverage: { examined, skipped, truncated } };
  },
};

function none(reason: string) {
  return { facts: null, coverage: { skipped: [{ what: 'history', reason }] } };
}

/** In a shallow clone the commits at its edge seem to add every file they hold; they say nothing of a single one. */
function withoutBoundary(log: readonly LogEntry[], files: number): LogEntry[] {
  const oldest = log.length < mostCommits ? log.length - 1 : log.length;
  return log.filter((entry, index) => index < oldest && entry.files.length * 2 <= Math.max(files, 60));
}
