import type { Conclusion } from '../domain/conclusion';
import type { Evidence, ProjectCommand } from '../domain/evidence';
import type { FindingDraft } from '../domain/finding';
import { counted } from './count';
import { ruleDraft } from './drafts';
import { nestedLoops } from './loops';
import { code } from './plan-markdown';
import { isTestFile } from './test-files';

const mostLoops = 3;
const mostBusy = 2;
/** Fewer commits say nothing. */
const leastCommits = 5;
const mostCommands = 3;

/** What the performance mode says without a model: facts of the code, and what would measure it. Nothing is estimated. */
export function performanceOffline(evidence: Evidence): Extract<Conclusion, { mode: 'performance' }> {
  return {
    mode: 'performance',
    bottlenecks: bottlenecks(evidence),
    optimizations: [...loops(evidence), ...busyFiles(evidence), ...measuring(evidence)],
    estimatedImprovement: '',
  };
}

function bottlenecks({ rules }: Evidence): FindingDraft[] {
  return (rules?.hits ?? [])
    .filter((hit) => hit.rule.category === 'performance')
    .map((hit) => ({ ...ruleDraft(hit), mode: 'performance' }));
}

/** Loops in loops within the code that was looked at: their cost grows with the product of their lengths. */
function loops({ passages }: Evidence): string[] {
  const shown = (passages?.passages ?? []).filter(({ file }) => !isTestFile(file));
  const found = shown.flatMap((passage) =>
    nestedLoops(passage.code).map((loop) => ({ ...loop, passage, at: passage.startLine - 1 })),
  );
  const first = found.sort((a, b) => b.depth - a.depth);
  const seen = new Set<string>();
  const texts = first.flatMap(({ passage, depth, outer, inner, at }) => {
    const place = `${passage.file}:${inner + at}`;
    if (seen.has(place)) return [];
    seen.add(place);
    const inside = passage.symbol === null ? '' : ` in ${code(passage.symbol)}`;
    return [
      `${place}${inside} is the innermost of ${counted(depth, 'loop')} in one another, the outermost at line ${outer + at}: their lengths multiply. How long they get cannot be told from the code.`,
    ];
  });
  return texts.slice(0, mostLoops);
}

function busyFiles({ history }: Evidence): string[] {
  return (history?.files ?? [])
    .filter(({ path, commits }) => commits >= leastCommits && !isTestFile(path))
    .sort((a, b) => b.commits - a.commits)
    .slice(0, mostBusy)
    .map(
      ({ path, commits, fixes }) =>
        `${path} changed in ${commits} of the ${counted(history?.commits ?? 0, 'commit')} looked at${fixes.length === 0 ? '' : `, ${fixes.length === 5 ? 'at least 5' : fixes.length} of them fixes`}: measure before and after touching it.`,
    );
}

function measuring(evidence: Evidence): string[] {
  if (evidence.commands === undefined) return [];
  const known = benchmarks(evidence);
  if (known.length === 0)
    return [
      'The project names no benchmark command: nothing in it measures whether a change makes it faster.',
    ];
  const named = known.slice(0, mostCommands).map((one) => `${code(inFolder(one))} (${one.source})`);
  return [`${named.join(', ')} would measure it, before and after; it was not run.`];
}

/** The project's own benchmark commands, in their order. */
export function benchmarks(evidence: Pick<Evidence, 'commands'>): ProjectCommand[] {
  return (evidence.commands?.commands ?? []).filter(({ kind }) => kind === 'benchmark');
}

/** The command as it is typed at the top of the workspace. */
export function inFolder({ directory, command }: ProjectCommand): string {
  return directory === '.' ? command : `(cd ${directory} && ${command})`;
}
