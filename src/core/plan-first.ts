import type { Frame, Trace } from '../domain/evidence';
import { causeFrom, lineOf } from './error-cause';
import { code } from './plan-markdown';
import {
  closed,
  commandsOf,
  type Material,
  quoted,
  shorten,
  testsFor,
  type Unnumbered,
} from './plan-material';
import { frameName, ownFrames, where } from './plan-spots';

/** What comes before any change: see the fault, measure, list the users. Null when the work starts at once. */
export function firstStep(material: Material): Unnumbered | null {
  const { text, evidence } = material;
  // Only a trace that ends on lines that are here shows a way to take.
  const trace = evidence.traces?.traces.find((t) => t.frames.some((f) => f.place !== null && !f.foreign));
  if (trace && text.aim !== 'explain') return traceStep(trace, material);
  switch (text.aim) {
    case 'fix':
      return shownStep('Reproduce', 'It fails today.', material);
    case 'secure':
      return shownStep('Attack it', 'The attack succeeds on the present code.', material);
    case 'speed':
      return measureStep(material);
    case 'remove':
    case 'rename':
      return usersStep(material);
    case 'upgrade':
      return raiseStep(material);
    default:
      return null;
  }
}

/** The case that takes the trace's way: from the outermost frame known here to the line that threw. */
function traceStep(trace: Trace, material: Material): Unnumbered {
  const { text, evidence, spots } = material;
  const tests = testsFor(evidence, spots);
  const path = ownFrames(evidence).filter((f) => trace.frames.includes(f));
  const [thrown] = path;
  const chain = [...new Set(path.slice(0, 4).reverse().map(framed))].join(' → ');
  const recipe = text.reproduction.slice(0, 3).map((said) => said.replace(/[.;]$/, ''));
  const line = thrown ? lineOf(thrown) : null;
  const error = [trace.errorType, trace.message].filter(Boolean).join(': ');
  const cause = thrown ? causeFrom(trace, thrown) : null;
  return {
    description: `Reproduce${tests[0] ? ` in ${tests[0]}` : ''}: ${chain}${line ? `, ${code(shorten(line))}` : ''}.${cause ? ` ${cause}` : ''}${recipe.length > 0 ? ` ${recipe.join('; ')}.` : ''}`,
    files: [...new Set([...tests.slice(0, 1), ...path.slice(0, 4).flatMap((f) => (f.file ? [f.file] : []))])],
    commands: commandsOf(material, ['test']).slice(0, 1),
    verification: `Today it stops with ${error ? `"${error}"` : 'the error of the trace'}.`,
  };
}

function framed(frame: Frame): string {
  const at = `${frame.file}:${frame.line}`;
  const name = frameName(frame);
  return name ? `${code(name)} (${at})` : at;
}

function shownStep(verb: string, verification: string, material: Material): Unnumbered {
  const { task, text, spots, evidence } = material;
  const tests = testsFor(evidence, spots);
  const recipe = text.reproduction.slice(0, 4).map((r) => r.replace(/[.;]$/, ''));
  const open =
    text.demands.length + text.expectations.length === 0
      ? ' The task leaves open what to expect instead; decide that and assert it.'
      : '';
  const seen = text.observations[0] ?? (recipe.length > 0 ? null : task.title);
  const steps = recipe.length > 0 ? ` ${recipe.join('; ')}.` : '';
  return {
    description: `${verb}${tests[0] ? ` in ${tests[0]}` : ''}:${seen ? closed(` ${quoted(seen)}`) : ''}${steps}${open}`,
    files: tests.slice(0, 1),
    commands: commandsOf(material, ['test']).slice(0, 1),
    verification,
  };
}

function measureStep(material: Material): Unnumbered {
  const { text } = material;
  const commands = commandsOf(material, ['benchmark']);
  const figures = text.observations.filter((o) =>
    /%|\b(?:time|slow\w*|cached?|memory|seconds?|ms)\b/i.test(o),
  );
  const seen = (figures.length > 0 ? figures : text.observations).slice(0, 2).map(quoted).join(' ');
  return {
    description: closed(
      `Measure first${commands[0] ? ` with ${code(commands[0])}` : ''}${seen ? `: ${seen}` : ''}`,
    ),
    files: [],
    commands,
    verification: 'A figure and its input are written down.',
  };
}

function usersStep({ evidence, spots }: Material): Unnumbered | null {
  const names = [...new Set((evidence.passages?.symbols ?? []).map((s) => s.name))].slice(0, 4);
  if (names.length === 0) return null;
  const known = spots.filter((s) => s.words.some((w) => names.includes(w)));
  return {
    description: `Search the repository for ${names.map(code).join(', ')}. Known so far: ${known.map(where).join(', ') || 'nothing'}.`,
    files: [],
    commands: [],
    verification: 'Every hit is on a list.',
  };
}

function raiseStep(material: Material): Unnumbered {
  const { text } = material;
  const commands = commandsOf(material, ['install', 'test']);
  const seen = text.observations[0];
  return {
    description:
      `Raise the version alone${commands.length > 0 ? ` and run ${commands.map(code).join(', ')}` : ''}${seen ? `; today "${seen}"` : ''}.`.replace(
        '.".',
        '."',
      ),
    files: [],
    commands,
    verification: 'What breaks is known from its changelog and from failing tests.',
  };
}
