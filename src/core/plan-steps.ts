import type { Evidence, ProjectCommand } from '../domain/evidence';
import type { PlanStep } from '../domain/plan';
import type { Task } from '../domain/task';
import { lineOf } from './error-cause';
import { createStep } from './plan';
import { code } from './plan-markdown';
import { call, ownFrames, type Spot, spotFor, where } from './plan-spots';
import { phrases } from './plan-words';
import type { TaskText } from './task-text';

const mostPlaceSteps = 5;

/** What the steps are made from. */
export interface Material {
  task: Task;
  text: TaskText;
  spots: readonly Spot[];
  evidence: Evidence;
}

type Unnumbered = Omit<PlanStep, 'number' | 'dependencies' | 'completed'>;

/** The plan's steps in order; each waits for the one before it where it builds on it. */
export function stepsOf(material: Material): PlanStep[] {
  if (material.spots.length === 0) return number(lostSteps(material));
  const first = firstStep(material);
  return number([
    ...(first ? [first] : []),
    ...placeSteps(material),
    ...companionStep(material),
    ...docsStep(material),
    ...testStep(material, first !== null),
    ...checkStep(material),
  ]);
}

function number(steps: readonly Unnumbered[]): PlanStep[] {
  return steps.map((step, index) =>
    createStep({ ...step, number: index + 1, dependencies: index === 0 ? [] : [index] }),
  );
}

function firstStep({ task, text, spots, evidence }: Material): Unnumbered | null {
  const trace = evidence.traces?.traces.find((t) => t.frames.some((f) => f.file !== null && !f.foreign));
  const lead = phrases[text.aim].first ?? (trace ? phrases.fix.first : null);
  if (lead === null) return null;
  const tests = testsFor(evidence, spots);
  const commands = commandsOf(evidence, text.aim === 'speed' ? ['benchmark', 'test'] : ['test']).slice(0, 1);
  const inTests = tests.length > 0 ? ` in ${tests[0]}` : '';
  if (trace) {
    const path = ownFrames(evidence).filter((f) => trace.frames.includes(f));
    const chain = path
      .slice(0, 4)
      .map((f) => `${f.symbol ?? 'top level'} (${f.file}:${f.line})`)
      .join(' ← ');
    const error = [trace.errorType, trace.message].filter(Boolean).join(': ');
    const thrown = path[0] ? lineOf(path[0]) : null;
    return {
      description: `${lead}: write a case${inTests} that takes the trace's way, ${chain}${thrown ? `, to ${code(shorten(thrown))}` : ''}.`,
      files: [
        ...new Set([...tests.slice(0, 1), ...path.slice(0, 4).flatMap((f) => (f.file ? [f.file] : []))]),
      ],
      commands,
      verification: `The case stops with ${error ? `"${error}"` : 'the error of the trace'}.`,
    };
  }
  const shown = text.observations[0] ?? text.expectations[0] ?? text.demands[0] ?? task.title;
  const recipe =
    text.reproduction.length > 0
      ? ` The task's own recipe: ${text.reproduction.slice(0, 4).join('; ')}.`
      : '';
  return {
    description: `${lead}${inTests}: "${shown}".${recipe}`,
    files: tests.slice(0, 1),
    commands,
    verification:
      text.aim === 'speed'
        ? 'A figure for today’s behaviour is written down.'
        : `It shows what the task says: "${shown}".`,
  };
}

function placeSteps({ task, text, spots }: Material): Unnumbered[] {
  const said =
    text.demands.length > 0 ? text.demands : text.expectations.length > 0 ? text.expectations : [task.title];
  const bySpot = new Map<Spot, string[]>();
  for (const sentence of said) {
    const spot = spotFor(sentence, spots) ?? (spots[0] as Spot);
    bySpot.set(spot, [...(bySpot.get(spot) ?? []), sentence]);
  }
  // The surest place is worked on even when no sentence has its words.
  const surest = spots[0] as Spot;
  if (!bySpot.has(surest)) bySpot.set(surest, [text.observations[0] ?? task.title]);
  const worked = spots.filter((spot) => bySpot.has(spot)).slice(0, mostPlaceSteps);
  const steps = worked.map((spot) => placeStep(spot, bySpot.get(spot) ?? [], text));
  const others = spots.filter((spot) => !bySpot.has(spot));
  if (others.length > 0) steps.push(lookStep(others));
  return steps;
}

function placeStep(spot: Spot, sentences: readonly string[], text: TaskText): Unnumbered {
  // The line of a trace stands in the first step.
  const now = spot.line && spot.lead !== 'trace' ? ` There now: ${code(shorten(spot.line))}.` : '';
  const doc = spot.doc ? ` Its comment says: "${shorten(spot.doc)}"` : '';
  const because = spot.reasons[0] ? ` (${spot.reasons[0]})` : '';
  return {
    description: `${phrases[text.aim].act} ${call(spot)}${because}: ${sentences.map((s) => `"${s}"`).join('; ')}.${now}${doc}`,
    files: [spot.file],
    commands: [],
    verification: `Reading ${where(spot)} again, this holds: "${sentences[sentences.length - 1]}".`,
  };
}

function lookStep(others: readonly Spot[]): Unnumbered {
  const places = others.map(
    (spot) => `${call(spot)}${spot.words.length > 0 ? `, for ${spot.words.slice(0, 3).join(', ')}` : ''}`,
  );
  return {
    description: `Look whether it reaches further: ${places.join('; ')}.`,
    files: [...new Set(others.map((spot) => spot.file))],
    commands: [],
    verification: 'Each is either changed along or named as unaffected.',
  };
}

/** Files that history changes together with the ones worked on. */
function companionStep({ spots, evidence }: Material): Unnumbered[] {
  const worked = new Set(spots.map((spot) => spot.file));
  const pairs = (evidence.history?.together ?? []).filter(
    (p) => worked.has(p.with) && !worked.has(p.path) && p.commits >= 3,
  );
  if (pairs.length === 0) return [];
  const told = pairs.slice(0, 3).map((p) => `${p.path} (${p.commits} commits with ${p.with})`);
  return [
    {
      description: `Bring along what usually changes too: ${told.join(', ')}.`,
      files: [...new Set(pairs.slice(0, 3).map((p) => p.path))],
      commands: [],
      verification: 'Each has been opened; it is changed, or the commit message says why it need not be.',
    },
  ];
}

/** Documentation that speaks of the same things. */
function docsStep({ text, spots, evidence }: Material): Unnumbered[] {
  if (text.aim === 'document' || text.aim === 'explain' || text.aim === 'test') return [];
  const passage = evidence.passages?.passages.find(
    (p) => /\.(?:md|mdx|rst|adoc)$/.test(p.file) && !spots.some((s) => s.file === p.file),
  );
  if (!passage) return [];
  return [
    {
      description: `Tell the reader: ${where(passage)} speaks of ${passage.words.slice(0, 4).join(', ')}.`,
      files: [passage.file],
      commands: [],
      verification: `${passage.file} says what the code now does.`,
    },
  ];
}

function testStep({ task, text, spots, evidence }: Material, shownFirst: boolean): Unnumbered[] {
  if (text.aim === 'explain' || (text.aim === 'document' && testsFor(evidence, spots).length === 0))
    return [];
  const tests = testsFor(evidence, spots);
  const wanted = [...text.expectations, ...text.limits].slice(0, 3);
  const cases = wanted.length > 0 ? wanted : text.demands.slice(0, 2);
  const said = (cases.length > 0 ? cases : [task.title]).map((c) => `"${c}"`).join('; ');
  const place = tests.length > 0 ? tests.join(', ') : 'a new test file (none covers these files yet)';
  const again = shownFirst ? ' beside the case of step 1' : '';
  return [
    {
      description: `${phrases[text.aim].tests}${again}, in ${place}: ${said}.`,
      files: tests,
      commands: commandsOf(evidence, ['test']).slice(0, 1),
      verification: tests.length > 0 ? `The cases in ${tests[0]} pass.` : 'The new cases pass.',
    },
  ];
}

function checkStep({ text, evidence }: Material): Unnumbered[] {
  const commands = text.aim === 'explain' ? [] : commandsOf(evidence, ['test', 'types', 'lint', 'build']);
  if (commands.length === 0) return [];
  return [{ description: `Run ${commands.join(', ')}.`, files: [], commands, verification: 'Each exits 0.' }];
}

function lostSteps({ task, text, evidence }: Material): Unnumbered[] {
  const facts = evidence.passages;
  const words = (facts?.words ?? []).slice(0, 8);
  const searched = facts?.searchedFiles ?? 0;
  const sought =
    words.length > 0
      ? `none of ${words.join(', ')} leads to a place in the ${searched} files searched`
      : 'the task has no word that could be searched for';
  const asked = text.demands[0] ?? task.title;
  return [
    {
      description: `Ask which file or function "${asked}" is about: ${sought}.`,
      files: [],
      commands: [],
      verification: 'The task names a file, a symbol, an error message, or says that it is new.',
    },
    {
      description: `Plan again with that answer in the task.`,
      files: [],
      commands: [],
      verification: 'The new plan names files.',
    },
  ];
}

/** Test files that cover the spots, best first, at most 3. */
export function testsFor(evidence: Evidence, spots: readonly Spot[]): string[] {
  const covered = evidence.tests?.covered ?? [];
  const found = spots.flatMap(
    (spot) => covered.find((c) => c.file === spot.file)?.tests.map((t) => t.path) ?? [],
  );
  return [...new Set(found)].slice(0, 3);
}

/** The project's commands of these kinds, in the order of the kinds, one a kind, the root folder's first. */
export function commandsOf(evidence: Evidence, kinds: readonly ProjectCommand['kind'][]): string[] {
  const all = evidence.commands?.commands ?? [];
  const found = kinds.flatMap((kind) => {
    const one = all.find((c) => c.kind === kind && c.directory === '.') ?? all.find((c) => c.kind === kind);
    return one ? [one.directory === '.' ? one.command : `(cd ${one.directory} && ${one.command})`] : [];
  });
  return [...new Set(found)];
}

export function shorten(text: string, most = 140): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
