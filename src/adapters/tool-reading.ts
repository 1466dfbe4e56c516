import { isUtf8 } from 'node:buffer';
import { askedPath, below, shownPath, within } from '../core/files/asked-path';
import { rankedPaths } from '../core/files/path-rank';
import { type Refusal, refusalText } from '../core/files/refusals';
import type { NotDone, ToolFiles } from '../domain/tool-files';
import { faultOf, type Opened, type OpenFault, openConfined, readOpened } from './confined';
import { decode } from './file-read';
import type { Roster, Rosters } from './tool-roster';

const wrong: Readonly<Record<OpenFault, string>> = {
  missing: '',
  denied: 'may not be read by this program. Work with the other files.',
  circle: 'is a link that leads in a circle. Name a file.',
  folder: 'is a folder. list_directory shows what it holds.',
  special: 'is no regular file but a device, a pipe or a socket, which no mode reads. Name a file.',
  moved: 'was moved while it was read. Ask again.',
  long: 'is longer than a path can be. Give the path as file_search shows it.',
  unreadable: 'cannot be read. Work with the other files.',
};

/** An opened file; its handle is to be closed by whoever reads it. */
type Held = Extract<Opened<never>, { ok: true }>;

/** Reading one file. */
export function reading(rosters: Rosters): Pick<ToolFiles, 'read'> {
  return {
    async read(asked, maxBytes) {
      const opened = await openAsked(rosters, asked);
      if ('reason' in opened) return opened;
      try {
        const bytes = readOpened(opened.handle, opened.about.size, maxBytes);
        if (bytes === null)
          return no(
            `${shownPath(asked)} is larger than ${Math.round(maxBytes / 1024 / 1024)} MiB. grep_search finds lines in files up to 4 MiB; ask for a smaller file.`,
          );
        const content = decode(bytes);
        if (content.kind !== 'text')
          return no(`${shownPath(asked)} is binary and cannot be shown as text. Work with the text files.`);
        return {
          ok: true,
          path: nameOf(rosters, opened.real),
          text: content.text,
          isWhole: isUtf8(bytes) || !content.text.includes('\ufffd'),
        };
      } catch (error) {
        return no(`${shownPath(asked)} ${wrong[faultOf(error)] || wrong.unreadable}`);
      }
    },
  };
}

/** Opens a file that was asked for, when it is one of the run's. */
export async function openAsked(rosters: Rosters, asked: string, follow = true): Promise<Held | NotDone> {
  const place = askedPath(asked, rosters.roots);
  if (!place.ok) return place;
  const roster = await rosters.roster();
  const first = opened(rosters, roster, place.path, follow);
  if (first.ok) return first;
  if ('fault' in first) return no(faultText(rosters, roster, asked, first.fault));
  if (first.refusal.why !== 'unlisted') return no(refusalText(asked, first.refusal));
  // It may have come after the files were listed.
  const path = below(first.refusal.real, rosters.root);
  const refusal = await rosters.settle(path);
  if (refusal !== null) return no(refusalText(asked, refusal));
  rosters.made(path);
  const second = opened(rosters, await rosters.roster(), place.path, follow);
  if (second.ok) return second;
  if ('fault' in second) return no(faultText(rosters, roster, asked, second.fault));
  return no(`${shownPath(asked)} ${wrong.moved}`);
}

function opened(rosters: Rosters, roster: Roster, path: string, follow: boolean) {
  const judge = (real: string): Refusal | { why: 'unlisted'; real: string } | null => {
    const said = roster.judge(real);
    return said === 'unlisted' ? { why: 'unlisted', real } : said;
  };
  return openConfined(path, judge, follow, rosters.shown);
}

/** A file's name for whoever asked: from the workspace, or absolute. */
export function nameOf(rosters: Rosters, real: string): string {
  return within(real, rosters.root) ? below(real, rosters.root) : real;
}

/** The sentence for a file that could not be opened; for one that is not there, with names like it. */
export function faultText(rosters: Rosters, roster: Roster, asked: string, fault: OpenFault): string {
  if (fault !== 'missing') return `${shownPath(asked)} ${wrong[fault]}`;
  const place = askedPath(asked, rosters.roots);
  const name = asked.slice(asked.lastIndexOf('/') + 1);
  const like = place.ok ? rankedPaths(name, roster.files).slice(0, 3) : [];
  const instead =
    like.length > 0
      ? `Perhaps ${like.map(shownPath).join(' or ')} is meant.`
      : 'file_search finds files by a part of their path.';
  return `There is no file ${shownPath(asked)}. ${instead}`;
}

function no(reason: string): NotDone {
  return { ok: false, reason };
}
