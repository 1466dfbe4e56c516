import { outside, shownPath } from './asked-path';
import type { Hidden } from './hidden';

/** Why a file may not be read or changed. */
export type Refusal =
  | { why: 'outside' }
  | { why: 'hidden'; kind: Hidden }
  | { why: 'kernel' }
  | { why: 'closed' }
  | { why: 'excluded' }
  | { why: 'ignored' }
  | { why: 'submodule' }
  | { why: 'cut'; most: number }
  | { why: 'extra' }
  | { why: 'own' }
  | { why: 'link'; leadsTo: string | null };

/** The sentence for whoever asked: what is refused, and what to do instead. Of all of them no mode changes anything. */
export function refusalText(asked: string, refusal: Refusal): string {
  const path = shownPath(asked);
  switch (refusal.why) {
    case 'outside':
      return outside(asked);
    case 'hidden':
      return refusal.kind === 'git'
        ? `${path} is one of git’s own files, which no mode reads or changes. Use git_log, git_show, git_diff or git_status for what git knows.`
        : `${path} holds credentials by its name or place, so no mode reads or changes it, and leaving Plan Mode does not change that. Ask the person who runs this for what you need to know of it, without the secrets.`;
    case 'kernel':
      return `${path} is no file but a view of the machine (such as /proc, /sys or /dev), which no mode reads. Read files of the workspace instead.`;
    case 'closed':
      return `${path} belongs to the machine that runs this, not to the project; no mode reads or changes it. Read files of the project instead.`;
    case 'excluded':
      return `${path} is left out of this run by its settings (include, exclude or working directory), so no mode reads or changes it. Work with the other files, or ask the person who runs this to change the settings.`;
    case 'ignored':
      return `${path} is ignored by .gitignore, so it is not read or changed. Work with the files that git knows; list_directory shows them.`;
    case 'submodule':
      return `${path} belongs to a submodule or another repository inside the workspace, which is not read or changed. Work with the files of this repository.`;
    case 'cut':
      return `${path} is not among the first ${refusal.most} files of the workspace, and only these are looked at. Ask the person who runs this to limit the run with --include or --working-directory.`;
    case 'extra':
      return `${path} lies in an extra folder, and extra folders are only read. Change files of the workspace.`;
    case 'own':
      return `${path} is part of what this program itself goes by (.countersign), which no model changes. Describe the change in your answer for the person who runs this.`;
    case 'link':
      return `${path} leads through a link to ${refusal.leadsTo === null ? 'a place outside the workspace' : shownPath(refusal.leadsTo)}, and nothing is changed through links. Name the file it leads to, if that is the one you mean.`;
  }
}
