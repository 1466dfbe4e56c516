import type { RuleHit } from '../domain/evidence';
import { counted } from './count';
import { type Material, shorten } from './plan-material';
import { call, frameName, isWork, ownFrames, where } from './plan-spots';

/** Each section says something of this task and this workspace, or that there is nothing to say and why. */
export const orElse = (lines: string[], otherwise: string): string[] =>
  lines.length > 0 ? [...new Set(lines)] : [otherwise];

export function risks({ text, spots, evidence }: Material): string[] {
  if (text.aim === 'explain' && spots.length > 0) return ['None for the code: no file changes.'];
  const files = new Set(spots.map((s) => s.file));
  const hot = (evidence.history?.files ?? []).filter((h) => files.has(h.path) && h.fixes.length > 0);
  const hits = (evidence.rules?.hits ?? []).filter((h) => files.has(h.file));
  const secrets = (evidence.secrets?.hits ?? []).filter((h) => files.has(h.file));
  const looked = (evidence.tests?.covered ?? []).filter((c) => files.has(c.file));
  const untested = looked.length > 0 && looked.every((c) => c.tests.length === 0);
  const hidden = evidence.tests?.leftOut;
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
      ...(untested
        ? [
            hidden
              ? `Tests that would notice a mistake in these files may be among the ${counted(hidden.files, 'test file')} left out by ${hidden.by}.`
              : 'No test was found that would notice a mistake in these files.',
          ]
        : []),
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

export function alternatives({ text, spots, evidence }: Material): string[] {
  if (text.aim === 'review') return ['None: the change under examination is the subject.'];
  const trace = ownFrames(evidence);
  const caller = trace[1];
  const others = (evidence.passages?.passages ?? []).filter(
    (p) => isWork(p.file) && !spots.slice(0, 1).some((s) => s.file === p.file),
  );
  return orElse(
    [
      ...(caller && trace[0]
        ? [
            `Mend the caller ${frameName(caller) ?? 'without a name'} (${caller.file}:${caller.line}) in place of ${frameName(trace[0]) ?? trace[0].file}, when what it hands over is wrong.`,
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
      : `None: no other source file was found that fits as well as ${spots[0]?.file}.`,
  );
}

export function rollback({ text, spots, evidence }: Material): string[] {
  const files = [...new Set(spots.map((s) => s.file))];
  if (files.length === 0 || text.aim === 'explain' || text.aim === 'review')
    return ['Nothing to roll back: this plan changes no file.'];
  const last = (evidence.history?.files ?? []).find((h) => h.path === files[0])?.recent[0];
  const known = last
    ? ` ${files[0]} was last changed in ${last.hash.slice(0, 8)} ("${shorten(last.subject, 80)}").`
    : '';
  return [`Keep the change in one commit and revert that commit; it touches ${files.join(', ')}.${known}`];
}
