import type { Evidence } from '../../domain/evidence';
import { codeSpan } from '../markdown';
import { benchmarks, inFolder } from '../performance-offline';

const most = 5;

/** `/perf profile`: which of the project's own commands would measure it, as Markdown. Nothing is run. */
export function profileText(evidence: Pick<Evidence, 'commands'>): string {
  if (evidence.commands === undefined)
    return 'The project’s commands are not known: it has no project file, or none could be read; see the coverage of this run.';
  const known = benchmarks(evidence);
  if (known.length === 0)
    return [
      'The project names no benchmark: no script, target or task called `bench`, `benchmark` or `perf`, and none that its tools know by themselves.',
      'Nothing was measured. Until there is one, nobody can say what a change brings.',
    ].join('\n\n');
  const lines = known
    .slice(0, most)
    .map((one) => `- ${codeSpan(inFolder(one))}, from ${codeSpan(one.source)}`);
  const rest = known.length > most ? [`- and ${known.length - most} more`] : [];
  return [
    'The project’s own measurement would be run:',
    [...lines, ...rest].join('\n'),
    'It was not run: running commands is not granted in this version. Run it before and after a change, on the same machine.',
  ].join('\n\n');
}
