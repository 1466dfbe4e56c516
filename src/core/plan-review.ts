import type { DiffFile, Evidence } from '../domain/evidence';
import { counted } from './count';
import { isAdded } from './drafts';
import type { Unnumbered } from './plan-material';

const mostFiles = 6;
const mostHunks = 4;
const mostHits = 4;

/** The steps of reading a change: file by file, the most changed first, with what the rules found there. */
export function reviewSteps(evidence: Evidence): Unnumbered[] {
  const files = [...(evidence.diff?.files ?? [])].sort((a, b) => size(b) - size(a));
  const kept = files.filter((file) => file.status !== 'deleted');
  const gone = files.filter((file) => file.status === 'deleted').map((file) => file.path);
  const rest = kept.slice(mostFiles).map((file) => file.path);
  return [
    ...kept.slice(0, mostFiles).map((file) => fileStep(file, evidence)),
    ...(rest.length > 0 ? [restStep(rest)] : []),
    ...(gone.length > 0 ? [goneStep(gone)] : []),
    ...testSteps(kept, evidence),
  ];
}

function fileStep(file: DiffFile, evidence: Evidence): Unnumbered {
  const hits = (evidence.rules?.hits ?? [])
    .filter((hit) => hit.file === file.path && isAdded(evidence, hit.file, hit.startLine, hit.endLine))
    .slice(0, mostHits)
    .map((hit) => `line ${hit.startLine}: ${hit.rule.title} (${hit.rule.cwe})`);
  const settle = hits.length > 0 ? ` Settle ${hits.join('; ')}.` : '';
  return {
    description: `Read ${file.path} (${file.status}, +${file.addedLines} −${file.removedLines})${hunks(file)}.${settle}`,
    files: [file.path],
    commands: [],
    verification:
      hits.length > 0
        ? 'Each of these is mended, or the code says why it may stay.'
        : `It is clear why each of the ${counted(file.addedLines + file.removedLines, 'line')} changed.`,
  };
}

function hunks(file: DiffFile): string {
  if (file.hunks.length === 0) return file.binary ? ', a binary file' : '';
  const ranges = file.hunks
    .slice(0, mostHunks)
    .map((hunk) => `${hunk.newStart}-${Math.max(hunk.newStart, hunk.newStart + hunk.newLines - 1)}`);
  const more = file.hunks.length > mostHunks ? ` and ${file.hunks.length - mostHunks} more places` : '';
  return `, lines ${ranges.join(', ')}${more}`;
}

function restStep(paths: readonly string[]): Unnumbered {
  return {
    description: `Go through the other ${counted(paths.length, 'file')}: ${paths.slice(0, 20).join(', ')}${paths.length > 20 ? ' …' : ''}.`,
    files: paths.slice(0, 20),
    commands: [],
    verification: 'None is left unread.',
  };
}

function goneStep(paths: readonly string[]): Unnumbered {
  return {
    description: `Search for what still refers to ${paths.slice(0, 6).join(', ')}, deleted by this change.`,
    files: [],
    commands: [],
    verification: 'Nothing does.',
  };
}

/** Tests that cover what changed and did not change with it. */
function testSteps(files: readonly DiffFile[], evidence: Evidence): Unnumbered[] {
  const changed = new Set(files.map((file) => file.path));
  const left = (evidence.tests?.covered ?? [])
    .filter((c) => changed.has(c.file) && c.tests.length > 0 && !c.tests.some((t) => changed.has(t.path)))
    .slice(0, 3);
  if (left.length === 0) return [];
  return [
    {
      description: `Open ${left.map((c) => `${c.tests[0]?.path}, which covers ${c.file}`).join('; ')}: not part of the diff.`,
      files: left.flatMap((c) => (c.tests[0] ? [c.tests[0].path] : [])),
      commands: [],
      verification: 'They still say what the code does now.',
    },
  ];
}

function size(file: DiffFile): number {
  return file.addedLines + file.removedLines;
}
