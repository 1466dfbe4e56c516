import type { PlanStep } from '../../domain/plan';
import { filesMeant, pathMentions } from '../mentions';
import { createStep } from '../plan';
import { pathFault } from '../prompts/plan-faults';
import { looksLikeName } from '../words';
import type { Edited } from './edited';
import { isPathLike, pathsMeant, pathsOf } from './known-paths';
import { inOrder, inRow, isRow } from './step-edits';
import type { StepRef } from './step-refs';
import type { Target, Wish } from './wishes';

const mostSteps = 40;

/** The plan with one wish worked in, and what came of it. */
export function workIn(edited: Edited, wish: Wish): Edited {
  switch (wish.kind) {
    case 'leave':
      return wish.targets.reduce(leave, held(edited, wish.said));
    case 'drop':
      return wish.steps.reduce((plan, step) => drop(plan, step, wish.said), edited);
    case 'order':
      return order(edited, wish, wish.first, wish.second);
    case 'swap':
      return swap(edited, wish);
    case 'hold':
      return {
        ...held(edited, wish.said),
        ...(wish.isWanted
          ? { criteria: [...edited.criteria, `As the feedback asks: ${closed(wish.said)}`] }
          : {}),
        taken: [...edited.taken, `Stands as a constraint: ${quoted(wish.said)}.`],
      };
    case 'add':
      return add(edited, wish.said);
    case 'unclear':
      return notDone(edited, wish.said, wish.why);
    case 'courtesy':
      return edited;
  }
}

/** What cannot be done stands among the constraints, so that it is not lost. */
function notDone(edited: Edited, said: string, why: string): Edited {
  return {
    ...held(edited, `From the feedback, not worked into the steps: ${said}`),
    notTaken: [
      ...edited.notTaken,
      `${quoted(said)} was not worked into the steps: ${why}. It stands as a constraint.`,
    ],
  };
}

function held(edited: Edited, said: string): Edited {
  return { ...edited, constraints: [...edited.constraints, closed(said)] };
}

function leave(edited: Edited, target: Target): Edited {
  const own = pathsOf(edited.before);
  const paths = pathsMeant(target, own);
  const others = paths.length > 0 ? [] : pathsMeant(target, edited.files);
  const isName = target.isMarked || looksLikeName(target.name.replace(/\(\)$/, ''));
  if (paths.length === 0 && others.length === 0 && !isPathLike(target) && !isName)
    return {
      ...edited,
      notTaken: [
        ...edited.notTaken,
        `${quoted(target.name)} is no file of the plan by its name, so no step was taken out for it; it stands as a constraint.`,
      ],
    };
  const left = new Set([...edited.left, ...paths, ...others]);
  const emptied: number[] = [];
  const steps = edited.steps.map((step) => {
    const files = step.files.filter((file) => !left.has(file));
    if (files.length === step.files.length) return step;
    if (files.length === 0) emptied.push(step.number);
    return { ...step, files, description: withLeft(step, left) };
  });
  const called = paths.length + others.length > 0 ? [] : stepsThatName(edited.steps, target.name);
  const gone = [...emptied, ...called].filter((number) => !edited.gone.has(number));
  return {
    ...edited,
    left,
    steps,
    gone: new Set([...edited.gone, ...gone]),
    taken: [...edited.taken, told(target, paths, gone)],
  };
}

function told(target: Target, paths: readonly string[], gone: readonly number[]): string {
  const names = paths.length > 0 ? listed(paths) : target.name;
  const steps = gone.length === 0 ? '' : ` ${numbered(gone)} ${gone.length === 1 ? 'goes' : 'go'} with it.`;
  return paths.length + gone.length === 0
    ? `Nothing of the plan changes ${names}; it stands as a constraint.`
    : `${names} is left alone.${steps}`;
}

function withLeft(step: PlanStep, left: ReadonlySet<string>): string {
  const files = step.files.filter((file) => left.has(file));
  return `${step.description} (${listed(files)} stays as it is.)`;
}

function stepsThatName(steps: readonly PlanStep[], name: string): number[] {
  const bare = name.replace(/\(\)$/, '');
  return steps.filter(({ description }) => hasWord(description, bare)).map(({ number }) => number);
}

function hasWord(text: string, word: string): boolean {
  if (word === '') return false;
  const isLetter = (char: string) => /[\p{L}\p{N}_$]/u.test(char);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + word.length))) return true;
  return false;
}

function drop(edited: Edited, ref: StepRef, said: string): Edited {
  const all = edited.before.steps;
  const step =
    'number' in ref
      ? all.find(({ number }) => number === ref.number)
      : all.at(ref.place < 0 ? ref.place : ref.place - 1);
  if (step === undefined)
    return notDone(edited, said, `the plan has no ${'number' in ref ? `step ${ref.number}` : 'such step'}`);
  if (edited.gone.has(step.number)) return edited;
  return {
    ...edited,
    gone: new Set([...edited.gone, step.number]),
    taken: [...edited.taken, `Step ${step.number} is taken out.`],
  };
}

function order(edited: Edited, { said }: Wish, first: number, then: number): Edited {
  const numbers = new Set(edited.steps.map(({ number }) => number));
  const missing = [first, then].find((number) => !numbers.has(number));
  if (missing !== undefined) return notDone(edited, said, `the plan has no step ${missing}`);
  if (first === then) return notDone(edited, said, 'it names one step twice');
  if (!edited.isSound) return notDone(edited, said, 'the steps of the plan do not fit together as it is');
  const steps = inOrder(edited.steps, first, then);
  if (steps === null) return notDone(edited, said, `step ${first} waits for step ${then}`);
  return { ...edited, steps, taken: [...edited.taken, `Step ${first} comes before step ${then}.`] };
}

function swap(edited: Edited, wish: Extract<Wish, { kind: 'swap' }>): Edited {
  const at = (number: number) => edited.steps.findIndex((step) => step.number === number);
  const [one, other] = [at(wish.one), at(wish.other)];
  const steps = [...edited.steps];
  const [a, b] = [steps[one], steps[other]];
  if (a === undefined || b === undefined || a === b || !isRow(steps))
    return one < other
      ? order(edited, wish, wish.other, wish.one)
      : order(edited, wish, wish.one, wish.other);
  steps[one] = b;
  steps[other] = a;
  return {
    ...edited,
    steps: inRow(steps),
    taken: [...edited.taken, `Steps ${wish.one} and ${wish.other} change places.`],
  };
}

/** A step for what is to be done too, before the steps that only run commands at the end. */
function add(edited: Edited, said: string): Edited {
  if (edited.steps.length - edited.gone.size >= mostSteps)
    return notDone(edited, said, `a plan has at most ${mostSteps} steps`);
  const known = [...new Set([...pathsOf(edited.before), ...edited.files])];
  const files: string[] = [];
  for (const { path, sure } of pathMentions(said, 10)) {
    const meant = filesMeant(path, known);
    if (meant.length > 1) return notDone(edited, said, `${path} can be ${listed(meant)}`);
    const file = meant[0] ?? (sure ? path : null);
    if (file === null || pathFault(file) !== null) continue;
    if (edited.left.has(file)) return notDone(edited, said, `${file} is to be left alone`);
    files.push(file);
  }
  const number = Math.max(0, ...edited.before.steps.map((step) => step.number)) + 1 + edited.steps.length;
  const step = createStep({
    number,
    description: closed(said.charAt(0).toUpperCase() + said.slice(1)),
    files: [...new Set(files)],
    verification: 'The change does what the feedback asks for, and a test or a look at it shows that.',
  });
  let end = edited.steps.length;
  while (end > 0 && edited.steps[end - 1]?.files.length === 0 && edited.steps[end - 1]?.commands.length !== 0)
    end -= 1;
  const steps = [...edited.steps.slice(0, end), step, ...edited.steps.slice(end)];
  const placed = isRow(edited.steps)
    ? inRow(steps)
    : steps.map((one, at) => (at > end ? { ...one, dependencies: [...one.dependencies, number] } : one));
  return {
    ...edited,
    steps: placed,
    added: [...edited.added, ...files.map((path) => ({ path, reason: 'the feedback asks for it' }))],
    taken: [...edited.taken, `A step was added: ${quoted(said)}.`],
  };
}

function numbered(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'Step' : 'Steps'} ${numbers.join(', ')}`;
}

function listed(names: readonly string[]): string {
  return names.length <= 5
    ? names.join(', ')
    : `${names.slice(0, 5).join(', ')} and ${names.length - 5} more`;
}

function closed(text: string): string {
  return /[.!?…]["”]?$/.test(text) ? text : `${text}.`;
}

function quoted(text: string): string {
  return `"${text.replace(/[.]$/, '')}"`;
}
