import { oneLine } from '../core/clean';
import { codeSpan, inline } from '../core/markdown';
import type { Coverage } from '../domain/coverage';
import { excerpt } from './excerpt';
import { fixed, type Part } from './fit';
import { byReason, coveragePhrase, thousands } from './wording';

/**
 * What was examined and what was not, and why. Cut only when the page would else be refused as a whole, failures
 * last of all.
 */
export function coverageParts(coverage: Coverage): Part[] {
  const cut = coverage.truncated.map(
    ({ what, kept, of }) => `${named(what)}: ${thousands(kept)} of ${thousands(of)}`,
  );
  const nothing = coverage.examined.length === 0 ? ['**Nothing was examined.**'] : [];
  return [
    fixed([`### Coverage (${coveragePhrase(coverage)})`, ...nothing].join('\n\n')),
    ...entries('❌ Failed', 'failures', grouped(coverage.failed), 3),
    ...entries('⚠️ Skipped', 'groups of what was skipped', grouped(coverage.skipped), 2),
    ...entries('⚠️ Cut short', 'entries of what was cut short', cut, 2),
    ...entries('✅ Examined', 'entries of what was examined', coverage.examined.map(named), 2),
  ];
}

function grouped(entries: Coverage['failed']): string[] {
  return byReason(entries).map(
    ({ reason, what }) => `${what.map(named).join(', ')}: ${inline(excerpt(reason, 1000))}`,
  );
}

/** Paths as code, phrases as words. */
function named(what: string): string {
  const shown = excerpt(oneLine(what), 400);
  return /\s/.test(shown) || !/[./]/.test(shown) ? inline(shown) : codeSpan(shown);
}

/** Items are Markdown. */
function entries(title: string, noun: string, items: readonly string[], level: Part['level']): Part[] {
  if (items.length === 0) return [];
  const written = items.map((item) => `- ${item}`);
  return [{ before: `**${title}**\n\n`, items: written, between: '\n', after: '', noun, level }];
}
