import type { OneStep } from '../../domain/turn';
import { mostQuickFiles } from '../quick-plan';

/** What the part of a stage that plans says of a small change (IB-07); it stands behind the mode's own. */
export function quickBrief(oneStep: OneStep): string {
  const wide =
    oneStep === 'always'
      ? ''
      : ` Only where more than ${mostQuickFiles} files besides tests have to change may the plan have more steps; say in the approach why it is no small change.`;
  return `This request is a small change. Its plan has exactly one step: the step makes the whole change, names every file, has the commands that check it, and says how to tell that it is done. Do not make steps of their own of reproducing, testing or checking.${wide} Propose the change itself as a diff in proposedChanges wherever the material is enough for that. Keep the other sections short.`;
}
