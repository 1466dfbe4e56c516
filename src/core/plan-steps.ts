import type { PlanStep } from '../domain/plan';
import { createStep } from './plan';
import { firstStep } from './plan-first';
import { code } from './plan-markdown';
import { closed, commandsOf, type Material, quoted, testsFor, type Unnumbered } from './plan-material';
import { placeSteps } from './plan-places';
import { reviewSteps } from './plan-review';
import { where } from './plan-spots';
import { phrases } from './plan-words';

/** The plan's steps in order; each waits for the one before it where it builds on it. */
export function stepsOf(material: Material): PlanStep[] {
  if (material.spots.length === 0) return number(lostSteps(material));
  if (material.text.aim === 'review' && material.evidence.diff) {
    return number([...reviewSteps(material.evidence), ...checkStep(material)]);
  }
  const first = firstStep(material);
  return number([
    ...(first ? [first] : []),
    ...placeSteps(material),
    ...companionStep(material),
    ...docsStep(material),
    ...caseStep(material, first !== null),
    ...checkStep(material),
  ]);
}

function number(steps: readonly Unnumbered[]): PlanStep[] {
  return steps.map((step, index) =>
    createStep({ ...step, number: index + 1, dependencies: index === 0 ? [] : [index] }),
  );
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
      verification: 'Opened; changed, or left out on purpose.',
    },
  ];
}

/** Documentation that speaks of the same things. */
function docsStep({ text, spots, evidence }: Material): Unnumbered[] {
  if (['document', 'explain', 'review', 'test', 'fix', 'speed'].includes(text.aim)) return [];
  const names = new Set((evidence.passages?.symbols ?? []).map((s) => s.name));
  const passage = evidence.passages?.passages.find(
    (p) =>
      /\.(?:md|mdx|rst|adoc)$/.test(p.file) &&
      !spots.some((s) => s.file === p.file) &&
      p.words.some((word) => names.has(word)),
  );
  if (!passage) return [];
  return [
    {
      description: `Update ${where(passage)}, which mentions ${passage.words.filter((w) => names.has(w)).join(', ')}.`,
      files: [passage.file],
      commands: [],
      verification: `${passage.file} describes the new state.`,
    },
  ];
}

/** The cases for what was asked and for what has to stay; a fix brings its case in the first step. */
function caseStep(material: Material, shownFirst: boolean): Unnumbered[] {
  const { text, spots, evidence } = material;
  const { cases } = phrases[text.aim];
  const kept = ['explain', 'document', 'test'].includes(text.aim) ? [] : text.limits;
  const wanted = [...kept, ...(text.demands.length > 0 ? text.expectations : [])].slice(0, 4);
  const tests = testsFor(evidence, spots);
  if (wanted.length === 0 && (cases === null || tests.length === 0)) return [];
  const place = tests.length > 0 ? ` in ${tests.join(', ')}` : '';
  const said = wanted.length > 0 ? `: ${wanted.map(quoted).join(' ')}` : '';
  return [
    {
      description: closed(`${cases ?? (shownFirst ? 'Keep beside it' : 'Keep')}${place}${said}`),
      files: tests,
      commands: commandsOf(material, ['test']).slice(0, 1),
      verification:
        tests.length > 0
          ? `${tests[0]} is green.`
          : evidence.tests?.leftOut
            ? `A test of it is green; the existing ones may be among those left out by ${evidence.tests.leftOut.by}.`
            : 'No test was found for these files; the first one is green.',
    },
  ];
}

function checkStep(material: Material): Unnumbered[] {
  const { text } = material;
  const kinds = text.aim === 'document' ? (['lint'] as const) : (['test', 'types', 'lint', 'build'] as const);
  const commands = text.aim === 'explain' ? [] : commandsOf(material, kinds);
  if (commands.length === 0) return [];
  return [
    {
      description: `Run ${commands.map(code).join(', ')}.`,
      files: [],
      commands,
      verification: 'Exit code 0.',
    },
  ];
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
