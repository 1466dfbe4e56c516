import { openCounter, tokensAtMost } from '../core/answers/tokens';
import { counted } from '../core/count';
import { packDiff } from '../core/pack';
import type { Cut } from '../core/prompts/room';
import { commonFacts, type Shared, withDiff } from '../core/prompts/shared-messages';
import { tellable } from '../core/tellable';
import { type Shares, sharesOf } from '../core/window';
import type { CoverageNote } from '../domain/coverage';
import type { Evidence } from '../domain/evidence';
import type { Task } from '../domain/task';

/** What a run tells its models, divided as their window demands. All stages of a run share it. */
export interface Material {
  shares: Shares;
  /** One for each part of the diff; one in all when there is no diff or it fits. */
  parts: readonly Shared[];
  note: CoverageNote;
}

type Measure = (text: string) => number;

/**
 * Lays out task, evidence and diff for a window.
 * @param counter exact tokens; only loaded when the bytes alone do not show that everything fits
 */
export async function layOut(
  given: { task: Task; evidence: Evidence; secrets: readonly string[] },
  { window, output, parts }: Pick<Shares, 'window' | 'output'> & { parts: number },
  counter: () => Promise<Measure> = openCounter,
): Promise<Material> {
  const { evidence, skipped } = tellable(given.evidence);
  const about = { ...given, evidence };
  const shares = sharesOf(window, output);
  // Nobody has more tokens than bytes: what fits by bytes fits.
  const quick = mayFit(about.evidence, shares) ? divided(about, shares, parts, tokensAtMost) : null;
  const whole = quick !== null && isWhole(quick) ? quick : divided(about, shares, parts, await counter());
  return printed(shares, { ...whole, dropped: [...skipped, ...whole.dropped] });
}

/** False when the lines of the diff alone have more bytes than a request may have tokens for all it tells. */
function mayFit({ diff }: Evidence, shares: Shares): boolean {
  let left = shares.diff + shares.evidence;
  for (const file of diff?.files ?? []) {
    for (const { lines } of file.hunks) for (const { text } of lines) left -= text.length;
    if (left < 0) return false;
  }
  return true;
}

interface Divided {
  parts: readonly Shared[];
  cut: readonly Cut[];
  dropped: readonly { what: string; reason: string }[];
}

function divided(
  about: { task: Task; evidence: Evidence; secrets: readonly string[] },
  shares: Shares,
  most: number,
  measure: Measure,
): Divided {
  const { diff } = about.evidence;
  const hasDiff = diff !== undefined && diff.files.length > 0;
  const facts = commonFacts(about, { limit: shares.evidence, measure }, hasDiff);
  const whole = { parts: [withDiff(facts, '', null)], cut: facts.cut, dropped: [] };
  if (!hasDiff) return whole;
  // What task and evidence leave of their share is the diff's.
  const used = facts.texts.reduce((sum, text) => sum + measure(text), 0);
  const limit = shares.diff + Math.max(0, shares.evidence - used);
  const { packs, dropped } = packDiff(diff, { limit, most, measure });
  if (packs.length === 0) return { ...whole, dropped };
  const parts = packs.map(({ text }, index) =>
    withDiff(facts, text, packs.length > 1 ? { number: index + 1, of: packs.length } : null),
  );
  return { ...whole, parts, dropped };
}

function isWhole({ parts, cut, dropped }: Divided): boolean {
  return parts.length === 1 && cut.length === 0 && dropped.length === 0;
}

function printed(shares: Shares, { parts, cut, dropped }: Divided): Material {
  const inParts = parts.length > 1;
  return {
    shares,
    parts,
    note: {
      examined: inParts ? [`the diff in ${counted(parts.length, 'part')}, each examined apart`] : [],
      skipped: [...dropped],
      truncated: [
        ...cut,
        ...(inParts ? [{ what: 'parts of the diff shown to the planner', kept: 1, of: parts.length }] : []),
      ],
    },
  };
}
