import type { LeftOut } from '../domain/coverage';
import { counted } from './count';
import { fileKind } from './file-kind';
import { orElse } from './plan-cautions';
import { code } from './plan-markdown';
import { commandsOf, type Material, manifestLimits } from './plan-material';
import { call, frameName, ownFrames, where } from './plan-spots';
import { phrases } from './plan-words';

export { alternatives, risks, rollback } from './plan-cautions';

export function summary({ text, spots, evidence }: Material): string {
  const { noun } = phrases[text.aim];
  const files = new Set(spots.map((s) => s.file));
  const first = spots[0];
  if (!first) {
    const searched = evidence.passages?.searchedFiles ?? 0;
    return `Nothing in the ${counted(searched, 'file')} of the workspace matches this task, so there is no place to plan a change for. The steps say what is missing.`;
  }
  const led = {
    trace: 'the stack trace leads there',
    named: 'the task names it',
    symbol: 'it defines what the task names',
    words: `it ${(first.reasons[0] ?? 'matches the task').replace(/^it /, '')}`,
    diff: 'the change under examination is there',
  }[first.lead];
  const more = files.size > 1 ? `, and ${files.size - 1} more file${files.size > 2 ? 's' : ''}` : '';
  const diff =
    evidence.diff && evidence.diff.files.length > 0
      ? ` The diff from ${evidence.diff.from} (${counted(evidence.diff.files.length, 'file')}, +${evidence.diff.addedLines} −${evidence.diff.removedLines}) was examined with it.`
      : '';
  return `${noun} ${text.aim === 'explain' ? 'from' : 'at'} ${call(first)}${more}, because ${led}.${diff}`;
}

export function objectives({ task, text }: Material): string[] {
  return orElse([...text.demands, ...text.expectations], task.title);
}

export function constraints(material: Material): string[] {
  const { text, evidence, spots } = material;
  const files = [...new Set(spots.map((s) => s.file))];
  const owners = (evidence.owners?.files ?? []).filter((o) => files.includes(o.path) && o.owners.length > 0);
  return orElse(
    [
      ...text.limits,
      ...text.instructions.map((said) => `${said} (instructions of this run)`),
      ...manifestLimits(material)
        .slice(0, 5)
        .map((c) => `${c.text} (${c.source})`),
      ...owners
        .slice(0, 3)
        .map((o) => `${o.path} belongs to ${o.owners.join(' ')} (${evidence.owners?.source}:${o.line}).`),
      ...bounds(text.aim, files),
    ],
    'The task sets none, and the workspace has no manifest that would.',
  );
}

/** What begins the constraint that names all files of the work. */
export const onlyTheseStart = 'Apart from tests, only these files change: ';

/** The constraint that no other files change. */
export function onlyThese(files: readonly string[]): string {
  return `${onlyTheseStart}${files.join(', ')}.`;
}

/** What the plan itself leaves alone. */
function bounds(aim: Material['text']['aim'], files: readonly string[]): string[] {
  if (files.length === 0) return [];
  if (aim === 'explain') return ['No file changes; this is a question.'];
  if (aim === 'review') return ['No file changes; this is a review.'];
  if (aim === 'test') return ['Only tests change.'];
  return [onlyThese(files)];
}

export function assumptions({ task, text, spots, evidence }: Material): string[] {
  const facts = evidence.passages;
  const guessed = spots.filter((s) => s.lead === 'words').slice(0, 3);
  const ambiguous = ownOrCandidates(evidence);
  return orElse(
    [
      ...guessed.map(
        (s) =>
          `${where(s)} is meant: ${s.reasons[0] ?? 'its words fit'}, and nothing surer points elsewhere.`,
      ),
      ...ambiguous,
      ...(facts?.missingFiles ?? [])
        .slice(0, 4)
        .map(
          (f) =>
            `"${f}", named in the task, is not in this workspace: a new file, or one of another checkout.`,
        ),
      ...(facts?.unreadFiles ?? [])
        .slice(0, 4)
        .map(
          ({ path, reason }) =>
            `"${path}", named in the task, is there but was not looked at: it is ${reason}.`,
        ),
      ...(facts?.missingSymbols ?? []).slice(0, 4).map((s) => unknownName(s, facts?.leftOut)),
      ...(evidence.history?.shallow
        ? ['The clone is shallow, so the history may say less than there is.']
        : []),
      ...(text.expectations.length === 0 && text.demands.length === 0 && text.questions.length === 0
        ? [unsaid(task.body)]
        : []),
    ],
    `The task means the code as it stands in the working tree${spots[0] ? `, first of all ${where(spots[0])}` : ''}.`,
  );
}

function unknownName(name: string, leftOut: LeftOut | undefined): string {
  return leftOut
    ? `"${name}", named in the task, stands in none of the files that the run may look at (${counted(leftOut.files, 'file')} left out by ${leftOut.by}).`
    : `"${name}", named in the task, stands in no file here: new, from elsewhere, or of another version.`;
}

function unsaid(body: string): string {
  return body.trim() === ''
    ? 'The title is the whole task.'
    : 'The text describes and asks for nothing in so many words; the title is taken for the goal.';
}

function ownOrCandidates(evidence: Material['evidence']): string[] {
  return (evidence.traces?.traces ?? [])
    .flatMap((t) => t.frames)
    .filter((f) => f.file === null && f.candidates.length > 1)
    .slice(0, 2)
    .map(
      (f) =>
        `"${f.rawPath}" in the trace could be ${f.candidates.slice(0, 3).join(' or ')}; none is taken for granted.`,
    );
}

export function approach({ text, spots, evidence }: Material): string {
  const trace = ownFrames(evidence);
  const start =
    trace.length > 1
      ? ` Start where it was thrown and walk outwards: ${trace
          .slice(0, 3)
          .map((f) => frameName(f) ?? `${f.file}:${f.line}`)
          .join(', then ')}.`
      : '';
  return `${spots.length === 0 ? 'Find out what is meant before planning a change.' : phrases[text.aim].approach}${start}`;
}

export function testPlan(material: Material): string[] {
  const { text, spots, evidence } = material;
  const asks = text.aim === 'explain';
  const covered = (evidence.tests?.covered ?? []).filter((c) => spots.some((s) => s.file === c.file));
  const bare = [...new Set(spots.map((s) => s.file))].filter(
    // Only where tests were looked for can it be said that there are none.
    (f) => fileKind(f) === 'source' && covered.some((c) => c.file === f && c.tests.length === 0),
  );
  const total = evidence.tests?.testFiles;
  const hidden = evidence.tests?.leftOut;
  return orElse(
    [
      ...covered
        .filter((c) => c.tests.length > 0)
        .slice(0, 4)
        .map(
          (c) =>
            `${c.file}: ${c.tests
              .slice(0, 3)
              .map((t) => `${t.path} (${t.why})`)
              .join(', ')}.`,
        ),
      ...(total === 0 ? [noTestFile(hidden)] : []),
      ...(total && bare.length > 0 && !asks
        ? [
            `No test was found for ${bare.slice(0, 4).join(', ')} among ${counted(total, 'test file')}${moreTests(hidden)}.`,
          ]
        : []),
      ...commandsOf(material, asks ? [] : ['test']).map((c) => `Run ${code(c)}.`),
    ],
    asks
      ? 'Nothing to test: no file changes.'
      : 'No test file and no test command was found; agree first on how the result is checked.',
  );
}

function noTestFile(hidden: LeftOut | undefined): string {
  if (!hidden) return 'The workspace holds no test file.';
  return hidden.files === 1
    ? `The one test file of the workspace is left out by ${hidden.by}.`
    : `The ${hidden.files} test files of the workspace are left out by ${hidden.by}.`;
}

function moreTests(hidden: LeftOut | undefined): string {
  return hidden ? `; ${hidden.files} more ${hidden.files === 1 ? 'is' : 'are'} left out by ${hidden.by}` : '';
}

export function successCriteria(material: Material): string[] {
  const { task, text, evidence, spots } = material;
  if (text.aim === 'explain') return ['Every question is answered with the line that decides it.'];
  if (text.aim === 'review') return ['Every changed file was read, and every finding in it is settled.'];
  const trace = evidence.traces?.traces[0];
  const error = trace ? [trace.errorType, trace.message].filter(Boolean).join(': ') : '';
  return orElse(
    [
      ...(error && spots.length > 0 ? [`"${error}" no longer occurs on the trace's path.`] : []),
      ...(text.expectations.length > 0 ? text.expectations : text.demands.slice(0, 4)),
      ...commandsOf(material, ['test', 'types', 'lint']).map((c) => `${code(c)} exits 0.`),
    ],
    `"${task.title}" can be shown to hold.`,
  );
}

export function nextActions({ text, spots, evidence }: Material): string[] {
  const owners = new Set(
    (evidence.owners?.files ?? [])
      .filter((o) => spots.some((s) => s.file === o.path))
      .flatMap((o) => o.owners),
  );
  return [
    ...(text.aim === 'explain' ? [] : text.questions).map((q) => `Answer the task's own question: "${q}"`),
    ...(spots.length === 0
      ? ['Name a file, a symbol or an error message in the task and run again.']
      : ['Read the plan; approve it, or say what should be different.']),
    ...(owners.size > 0 ? [`Ask ${[...owners].slice(0, 4).join(' ')} for a review.`] : []),
  ];
}
