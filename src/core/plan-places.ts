import type { Evidence } from '../domain/evidence';
import { inScope } from './drafts';
import { code } from './plan-markdown';
import { closed, type Material, quoted, shorten, type Unnumbered } from './plan-material';
import { call, type Spot, spotFor, where } from './plan-spots';
import { phrases } from './plan-words';
import type { Aim } from './task-aim';

const mostPlaceSteps = 5;
const mostBearing = 4;

/** One step for each place that something is asked of, and one for the places that may be touched by it. */
export function placeSteps(material: Material): Unnumbered[] {
  const { spots } = material;
  const bySpot = assigned(material);
  const worked = spots.filter((spot) => bySpot.has(spot)).slice(0, mostPlaceSteps);
  const steps = worked.map((spot) => placeStep(spot, bySpot.get(spot) ?? [], material));
  const others = spots.filter((spot) => !worked.includes(spot));
  return others.length > 0 ? [...steps, furtherStep(others, material)] : steps;
}

/** What the task says, given to the place it speaks of. Where a trace ends there is always work. */
function assigned({ task, text, spots }: Material): Map<Spot, string[]> {
  const asked = text.aim === 'explain' ? [task.title, ...text.questions] : text.demands;
  const said = asked.length > 0 ? asked : text.expectations;
  const bySpot = new Map<Spot, string[]>();
  const surest = spots[0] as Spot;
  for (const sentence of said.length > 0 ? said : [task.title]) {
    const spot = spotFor(sentence, spots) ?? surest;
    bySpot.set(spot, [...(bySpot.get(spot) ?? []), sentence]);
  }
  if (surest.lead === 'trace' && !bySpot.has(surest)) bySpot.set(surest, []);
  return bySpot;
}

function placeStep(spot: Spot, sentences: readonly string[], { text, evidence }: Material): Unnumbered {
  const { act, done } = phrases[text.aim];
  const asked = sentences.length > 0 ? `: ${sentences.map(quoted).join(' ')}` : '';
  // The line of a trace stands in the first step.
  const now =
    spot.line && spot.lead !== 'trace' ? ` Line ${spot.lineNumber}: ${code(shorten(spot.line))}` : '';
  return {
    description: `${closed(`${act} ${call(spot)}${asked}`)}${now}${doc(spot)}${mended(evidence, spot)}${bearing(text.aim, [spot.file], evidence)}`,
    files: [spot.file],
    commands: [],
    verification: done ?? proof(sentences, spot),
  };
}

function proof(sentences: readonly string[], spot: Spot): string {
  if (sentences.length > 1) return `${sentences.length} cases, one for each quoted sentence.`;
  if (sentences.length === 0) return 'Changed only where the other steps need it.';
  return `A case shows it on ${spot.symbol ? code(spot.symbol) : where(spot)}.`;
}

function doc(spot: Spot): string {
  return spot.doc ? ` (${quoted(shorten(spot.doc))})` : '';
}

function mended(evidence: Evidence, spot: Spot): string {
  const fix = evidence.history?.files.find((h) => h.path === spot.file)?.fixes[0];
  return fix ? ` Past fix in this file: ${quoted(shorten(fix.subject, 90))} (${fix.hash.slice(0, 8)}).` : '';
}

/** What was found in the files that a question is about: the answer has to reckon with it. */
function bearing(aim: Aim, files: readonly string[], evidence: Evidence): string {
  if (aim !== 'explain') return '';
  const hits = (evidence.rules?.hits ?? []).filter(
    (hit) => hit.rule.critic === 'security' && inScope(evidence, hit.file, hit.startLine, hit.endLine),
  );
  const found = [
    ...(evidence.secrets?.hits ?? []).map(({ file, line, title }) => ({ file, line, title })),
    ...hits.map((hit) => ({
      file: hit.file,
      line: hit.startLine,
      title: `${hit.rule.title} (${hit.rule.cwe})`,
    })),
  ].filter(({ file }) => files.includes(file));
  const told = found.slice(0, mostBearing).map(({ file, line, title }) => `${file}:${line}: ${title}`);
  return told.length > 0 ? ` This bears on it: ${told.join('; ')}.` : '';
}

function furtherStep(others: readonly Spot[], { text, evidence }: Material): Unnumbered {
  const { ask, done } = phrases[text.aim].further;
  const told = (spot: Spot) => {
    const words = spot.words.slice(0, 3).join(', ');
    if (spot.doc) return `${call(spot)}: ${quoted(shorten(spot.doc, 100))}`;
    return words ? `${call(spot)} for ${words}` : call(spot);
  };
  // Who stands on the way of the trace handed something over; the fault may be that.
  const callers = others.filter((spot) => spot.lead === 'trace').map(told);
  const places = others.filter((spot) => spot.lead !== 'trace').map(told);
  const handed = callers.length > 0 ? `Callers: ${callers.join('; ')}.` : '';
  const asked = closed(`${ask} ${places.join('; ')}`);
  const files = [...new Set(others.map((spot) => spot.file))];
  const bears = bearing(text.aim, files, evidence).trimStart();
  return {
    description: [handed, places.length > 0 ? asked : '', bears].filter(Boolean).join(' '),
    files,
    commands: [],
    verification: done,
  };
}
