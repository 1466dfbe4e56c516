import type { RuleHit } from '../domain/evidence';
import type { PlanStep } from '../domain/plan';
import { fileKind } from './file-kind';
import { commandsOf, type Material, shorten, testsFor } from './plan-material';
import { call, ownFrames, where } from './plan-spots';
import { phrases } from './plan-words';

/** Each section says something of this task and this workspace, or that there is nothing to say and why. */
const orElse = (lines: string[], otherwise: string): string[] =>
  lines.length > 0 ? [...new Set(lines)] : [otherwise];

export function summary(material: Material, steps: readonly PlanStep[]): string {
  const { text, spots, evidence } = material;
  const { noun } = phrases[text.aim];
  const files = new Set(spots.map((s) => s.file));
  const first = spots[0];
  if (!first) {
    const searched = evidence.passages?.searchedFiles ?? 0;
    return `Nothing in the ${searched} files of the workspace matches this task, so there is no place to plan a change for. The steps say what is missing.`;
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
      ? ` The diff from ${evidence.diff.from} (${evidence.diff.files.length} files, +${evidence.diff.addedLines} −${evidence.diff.removedLines}) was examined with it.`
      : '';
  return `${noun} ${text.aim === 'explain' ? 'from' : 'at'} ${call(first)}${more}, because ${led}. ${steps.length} steps.${diff}`;
}

export function objectives({ task, text }: Material): string[] {
  return orElse([...text.demands, ...text.expectations], task.title);
}

export function constraints({ text, evidence, spots }: Material): string[] {
  const files = [...new Set(spots.map((s) => s.file))];
  const owners = (evidence.owners?.files ?? []).filter((o) => files.includes(o.path) && o.owners.length > 0);
  return orElse(
    [
      ...text.limits,
      ...(evidence.commands?.constraints ?? []).slice(0, 5).map((c) => `${c.text} (${c.source})`),
      ...owners
        .slice(0, 3)
        .map((o) => `${o.path} belongs to ${o.owners.join(' ')} (${evidence.owners?.source}:${o.line}).`),
      ...bounds(text.aim, files),
    ],
    'The task sets none, and the workspace has no manifest that would.',
  );
}

/** What the plan itself leaves alone. */
function bounds(aim: Material['text']['aim'], files: readonly string[]): string[] {
  if (files.length === 0) return [];
  if (aim === 'explain') return ['No file changes; this is a question.'];
  if (aim === 'test') return ['Only tests change.'];
  return [`Apart from tests, only these files change: ${files.join(', ')}.`];
}

export function assumptions({ task, text, spots, evidence }: Material): string[] {
  const facts = evidence.passages;
  const guessed = spots.filter((s) => s.lead === 'words').slice(0, 3);
  const ambiguous = ownOrCandidates(evidence);
  return orElse(
    [
      ...guessed.map(
        (s) => `${where(s)} is meant; the only ground for it is that ${s.reasons[0] ?? 'its words fit'}.`,
      ),
      ...ambiguous,
      ...(facts?.missingFiles ?? [])
        .slice(0, 4)
        .map(
          (f) =>
            `"${f}", named in the task, is not in this workspace: a new file, or one of another checkout.`,
        ),
      ...(facts?.missingSymbols ?? [])
        .slice(0, 4)
        .map(
          (s) =>
            `"${s}", named in the task, stands in no file here: new, from elsewhere, or of another version.`,
        ),
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
          .map((f) => f.symbol ?? `${f.file}:${f.line}`)
          .join(', then ')}.`
      : '';
  return `${spots.length === 0 ? 'Find out what is meant before planning a change.' : phrases[text.aim].approach}${start}`;
}

export function testPlan({ spots, evidence }: Material): string[] {
  const covered = (evidence.tests?.covered ?? []).filter((c) => spots.some((s) => s.file === c.file));
  const bare = [...new Set(spots.map((s) => s.file))].filter(
    (f) => fileKind(f) === 'source' && !covered.some((c) => c.file === f && c.tests.length > 0),
  );
  const total = evidence.tests?.testFiles;
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
      ...(total === 0 ? ['The workspace holds no test file.'] : []),
      ...(total && bare.length > 0
        ? [`No test was found for ${bare.slice(0, 4).join(', ')} among ${total} test files.`]
        : []),
      ...commandsOf(evidence, ['test']).map((c) => `Run ${c}.`),
    ],
    'No test file and no test command was found; agree first on how the result is checked.',
  );
}

export function risks({ spots, evidence }: Material): string[] {
  const files = new Set(spots.map((s) => s.file));
  const hot = (evidence.history?.files ?? []).filter((h) => files.has(h.path) && h.fixes.length > 0);
  const hits = (evidence.rules?.hits ?? []).filter((h) => files.has(h.file));
  const secrets = (evidence.secrets?.hits ?? []).filter((h) => files.has(h.file));
  const untested = testsFor(evidence, spots).length === 0 && evidence.tests !== undefined && spots.length > 0;
  return orElse(
    [
      ...hot.slice(0, 3).map(
        (h) =>
          `${h.path} has been mended before: ${h.fixes
            .slice(0, 2)
            .map((c) => `"${shorten(c.subject, 90)}" (${c.hash.slice(0, 8)})`)
            .join(', ')}.`,
      ),
      ...hits.slice(0, 4).map((h) => ruleRisk(h)),
      ...secrets
        .slice(0, 3)
        .map(
          (h) => `${h.file}:${h.line} holds what looks like a secret (${h.title}); do not carry it along.`,
        ),
      ...(untested ? ['No existing test would notice a mistake in these files.'] : []),
      ...(spots.length > 1 && spots.every((s) => s.lead === 'words')
        ? ['All places were found by their words alone; the real one may be elsewhere.']
        : []),
    ],
    spots.length === 0
      ? 'Working on the wrong place: none is known.'
      : `A caller of ${call(spots[0] as (typeof spots)[0])} may rely on what it does today.`,
  );
}

function ruleRisk(hit: RuleHit): string {
  return `${hit.file}:${hit.startLine}: ${hit.rule.title} (${hit.rule.cwe}).`;
}

export function alternatives({ spots, evidence }: Material): string[] {
  const trace = ownFrames(evidence);
  const caller = trace[1];
  const others = (evidence.passages?.passages ?? []).filter(
    (p) => !spots.slice(0, 1).some((s) => s.file === p.file),
  );
  return orElse(
    [
      ...(caller && trace[0]
        ? [
            `Mend the caller ${caller.symbol ?? 'at the top level'} (${caller.file}:${caller.line}) in place of ${trace[0].symbol ?? trace[0].file}, when what it hands over is wrong.`,
          ]
        : []),
      ...others
        .slice(0, 2)
        .map(
          (p) =>
            `Start from ${p.symbol ? `\`${p.symbol}\` (${where(p)})` : where(p)}: ${p.words.length > 0 ? `${p.words.slice(0, 3).join(', ')} stand${p.words.length === 1 ? 's' : ''} there too` : 'the task names it'}.`,
        ),
    ],
    spots.length === 0
      ? 'None can be weighed before the place is known.'
      : 'None: everything the task says leads to this one file.',
  );
}

export function rollback({ text, spots, evidence }: Material): string[] {
  const files = [...new Set(spots.map((s) => s.file))];
  if (files.length === 0 || text.aim === 'explain')
    return ['Nothing to roll back: this plan changes no file.'];
  const last = (evidence.history?.files ?? []).find((h) => h.path === files[0])?.recent[0];
  const known = last
    ? ` ${files[0]} stood last at ${last.hash.slice(0, 8)} ("${shorten(last.subject, 80)}").`
    : '';
  return [`Keep the change in one commit and revert that commit; it touches ${files.join(', ')}.${known}`];
}

export function successCriteria({ task, text, evidence, spots }: Material): string[] {
  const trace = evidence.traces?.traces[0];
  const error = trace ? [trace.errorType, trace.message].filter(Boolean).join(': ') : '';
  return orElse(
    [
      ...(error && spots.length > 0 ? [`"${error}" no longer occurs on the trace's path.`] : []),
      ...text.expectations,
      ...commandsOf(evidence, ['test', 'types', 'lint']).map((c) => `${c} exits 0.`),
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
    ...text.questions.map((q) => `Answer the task's own question: "${q}"`),
    ...(spots.length === 0
      ? ['Name a file, a symbol or an error message in the task and run again.']
      : ['Read the plan; approve it, or say what should be different. Nothing has been changed.']),
    ...(owners.size > 0 ? [`Ask ${[...owners].slice(0, 4).join(' ')} for a review.`] : []),
  ];
}
