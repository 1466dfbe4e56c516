import type { Evidence } from '../domain/evidence';
import { code } from './plan-markdown';
import { type Material, shorten, type Unnumbered } from './plan-material';
import { call, type Spot, spotFor, where } from './plan-spots';
import { phrases } from './plan-words';

const mostPlaceSteps = 5;

/** One step for each place that something is asked of, and one for the places that may be touched by it. */
export function placeSteps(material: Material): Unnumbered[] {
  const { text, spots } = material;
  const bySpot = assigned(material);
  const worked = spots.filter((spot) => bySpot.has(spot)).slice(0, mostPlaceSteps);
  const steps = worked.map((spot) => placeStep(spot, bySpot.get(spot) ?? [], material));
  const others = spots.filter((spot) => !worked.includes(spot));
  // Without the old name a place has nothing to rename.
  const touched =
    text.aim === 'rename' ? others.filter((o) => o.words.some((w) => named(material).has(w))) : others;
  return touched.length > 0 ? [...steps, furtherStep(touched, text.aim)] : steps;
}

function named({ evidence }: Material): Set<string> {
  return new Set((evidence.passages?.symbols ?? []).map((s) => s.name));
}

/** What the task says, given to the place it speaks of; the surest place always has a part. */
function assigned({ task, text, spots }: Material): Map<Spot, string[]> {
  const asked = text.aim === 'explain' ? text.questions : text.demands;
  const said = asked.length > 0 ? asked : text.expectations;
  const bySpot = new Map<Spot, string[]>();
  const surest = spots[0] as Spot;
  for (const sentence of said) {
    const spot = spotFor(sentence, spots) ?? surest;
    bySpot.set(spot, [...(bySpot.get(spot) ?? []), sentence]);
  }
  if (!bySpot.has(surest)) bySpot.set(surest, said.length === 0 ? [task.title] : []);
  return new Map(
    spots.flatMap((spot) => (bySpot.has(spot) ? [[spot, bySpot.get(spot) ?? []] as const] : [])),
  );
}

function placeStep(spot: Spot, sentences: readonly string[], { text, evidence }: Material): Unnumbered {
  const { act, done } = phrases[text.aim];
  const asked = sentences.length > 0 ? `: ${sentences.map((s) => `"${s}"`).join(' ')}` : '';
  // The line of a trace stands in the first step.
  const now =
    spot.line && spot.lead !== 'trace' ? ` Line ${spot.lineNumber}: ${code(shorten(spot.line))}` : '';
  return {
    description: `${act} ${call(spot)}${asked}${asked.endsWith('."') || asked === '' ? '' : '.'}${now}${doc(spot)}${mended(evidence, spot)}`,
    files: [spot.file],
    commands: [],
    verification: done ?? proof(sentences, spot),
  };
}

function proof(sentences: readonly string[], spot: Spot): string {
  if (sentences.length > 1) return `${sentences.length} cases, one for each quoted sentence.`;
  return `A case shows it on ${spot.symbol ? code(spot.symbol) : where(spot)}.`;
}

function doc(spot: Spot): string {
  return spot.doc ? ` Its comment: "${shorten(spot.doc)}"` : '';
}

function mended(evidence: Evidence, spot: Spot): string {
  const fix = evidence.history?.files.find((h) => h.path === spot.file)?.fixes[0];
  return fix ? ` Mind commit ${fix.hash.slice(0, 8)}, "${shorten(fix.subject, 90)}".` : '';
}

function furtherStep(others: readonly Spot[], aim: Material['text']['aim']): Unnumbered {
  const { ask, done } = phrases[aim].further;
  const places = others.map((spot) => {
    const why = spot.doc ? ` "${shorten(spot.doc, 100)}"` : '';
    const words = spot.words.slice(0, 3).join(', ');
    return `${call(spot)}${why || (words && `, ${words}`)}`;
  });
  return {
    description: `${ask} ${places.join('; ')}.`,
    files: [...new Set(others.map((spot) => spot.file))],
    commands: [],
    verification: done,
  };
}
