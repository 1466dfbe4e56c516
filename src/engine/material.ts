import { openCounter, tokensAtMost } from '../core/answers/tokens';
import { counted } from '../core/count';
import { type Pack, packDiff } from '../core/pack';
import type { Cut } from '../core/prompts/room';
import { commonMessages, type Shared } from '../core/prompts/shared-messages';
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
  about: { task: Task; evidence: Evidence; secrets: readonly string[] },
  { window, output, parts }: Pick<Shares, 'window' | 'output'> & { parts: number },
  counter: () => Promise<Measure> = openCounter,
): Promise<Material> {
  const shares = sharesOf(window, output);
  const quick = divided(about, shares, parts, tokensAtMost);
  // Nobody has more tokens than bytes: what fits by bytes fits.
  if (isWhole(quick)) return printed(shares, quick);
  return printed(shares, divided(about, shares, parts, await counter()));
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
  const room = { limit: shares.evidence, measure };
  const { diff } = about.evidence;
  const packed = diff === undefined ? null : packDiff(diff, { limit: shares.diff, most, measure });
  const packs: readonly Pick<Pack, 'text'>[] = packed?.packs ?? [];
  const texts = packs.length === 0 ? [''] : packs.map((pack) => pack.text);
  const parts = texts.map((diffText, index) =>
    commonMessages(
      {
        ...about,
        diffText,
        ...(texts.length > 1 ? { diffPart: { number: index + 1, of: texts.length } } : {}),
      },
      room,
    ),
  );
  return { parts, cut: parts[0]?.cut ?? [], dropped: packed?.dropped ?? [] };
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
