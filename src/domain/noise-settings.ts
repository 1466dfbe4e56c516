import { z } from 'zod';
import { setting } from './setting';
import { severities } from './severity';

/** How much of what is found is shown. */
export const noiseSettings = {
  maxFindings: setting(z.int().min(0).max(10_000).default(10), {
    description:
      'Most findings that are shown, the worst first. The others are counted, stand in the JSON as `suppressed`, and still count for `failOn`.',
    trust: 'repository',
    group: 'Policy',
    value: 'N',
  }),
  minSeverity: setting(z.enum(severities).default('info'), {
    description:
      'Least severity of a finding that is shown and counts for `failOn`. The others are counted and stand in the JSON as `suppressed`.',
    trust: 'repository',
    group: 'Policy',
    value: 'LEVEL',
  }),
  minConfidence: setting(z.number().min(0).max(1).default(0.6), {
    description:
      'How sure a model must be of a finding, from 0 to 1, for it to be shown and to count for `failOn`. The others are counted and stand in the JSON as `suppressed`; what rules and scanners find is never held back so.',
    trust: 'repository',
    group: 'Policy',
    value: 'SHARE',
  }),
};
