import { decide, type PermissionPolicy } from '../core/permission';
import type { CoverageNote } from '../domain/coverage';
import { RunError } from '../domain/errors';
import type { Ports } from '../domain/ports';

/**
 * The one place that is asked for leave. Nobody can be asked in a headless run: what is refused stands in the
 * coverage, or ends the run (`fail-on-unsafe`).
 */
export function openGate(policy: PermissionPolicy, notes: CoverageNote[]): Ports['permit'] {
  return (request) => {
    const answer = decide(request, policy);
    if (answer === 'end') {
      throw new RunError(
        'permission',
        `Not approved: ${request.action}. The run ends here, as --fail-on-unsafe asks.`,
        {
          hint: 'Approve it beforehand, or leave --fail-on-unsafe out to go on without it.',
        },
      );
    }
    if (answer === 'refuse') {
      notes.push({
        skipped: [{ what: request.action, reason: 'it was not approved, and nobody can be asked' }],
      });
    }
    return answer === 'allow';
  };
}
