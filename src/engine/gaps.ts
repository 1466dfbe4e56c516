import type { CoverageNote } from '../domain/coverage';
import { asRunError, RunError } from '../domain/errors';
import { TooLong } from './too-long';

/** A part of a diff that a critic could not be asked about. */
export interface Gap {
  what: string;
  fault: RunError;
}

export function failedNote({ what, fault }: Gap): CoverageNote {
  return { failed: [{ what, reason: fault.message }] };
}

/** A call that was refused for good ends the run, whatever the other parts brought. */
function endsAll(reason: unknown): boolean {
  return reason instanceof RunError && reason.kind === 'permission';
}

/** The conclusions on the parts of a diff; one that failed is named, and the others still count. A run that was stopped has none. */
export function settled<T>(
  stage: string,
  results: readonly PromiseSettledResult<T>[],
  gaps: Gap[],
  signal: AbortSignal,
): T[] {
  const good = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const bad = results.map((one) => (one.status === 'rejected' ? (one.reason as unknown) : null));
  const long = bad.find((reason) => reason instanceof TooLong || endsAll(reason));
  if (long !== undefined) throw long;
  const first = bad.find((reason) => reason !== null);
  if (first !== undefined && (good.length === 0 || signal.aborted)) throw first;
  bad.forEach((reason, index) => {
    if (reason !== null)
      gaps.push({ what: `${stage} part ${index + 1} of ${bad.length}`, fault: asRunError(reason) });
  });
  return good;
}
