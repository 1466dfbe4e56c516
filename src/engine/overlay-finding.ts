import { counted } from '../core/count';
import { shownPath } from '../core/files/asked-path';
import { compileGlob, isGlob } from '../core/files/glob';
import { type LineSearch, lineSearch, type Place } from '../core/files/line-search';
import { rankedPaths } from '../core/files/path-rank';
import type { StoodText } from '../core/files/stood';
import { lineAround } from '../core/files/tool-text';
import type { FolderEntry, LineHit, ToolFiles } from '../domain/tool-files';
import type { Overlaying } from './overlay';

type Finding = Pick<ToolFiles, 'list' | 'read' | 'folder' | 'named' | 'search'>;
type Text = Extract<StoodText, { kind: 'text' }>;

/** The half of an overlay's files that reads. */
export function overlaidFinding(real: ToolFiles, state: () => Overlaying): Finding {
  async function list(): ReturnType<ToolFiles['list']> {
    const listed = await real.list();
    if (!listed.ok || state().size === 0) return listed;
    const kept = listed.files.filter((file) => state().get(file)?.now.kind !== 'nothing');
    return { ok: true, files: [...new Set([...kept, ...texts(state()).keys()])].sort() };
  }

  return {
    list,
    async read(asked, maxBytes) {
      if (state().size === 0) return real.read(asked, maxBytes);
      const place = await real.standing(asked);
      const path = place.ok && state().has(place.path) ? place.path : null;
      // It may lead through a link to a file that was changed.
      const found = path === null ? await real.read(asked, maxBytes) : null;
      const own = state().get(path ?? (found?.ok === true ? found.path : ''));
      if (own === undefined) return found ?? real.read(asked, maxBytes);
      if (own.now.kind === 'nothing')
        return { ok: false, reason: `There is no file ${shownPath(asked)} any more: it was deleted.` };
      const { text } = own.now;
      if (text.length > maxBytes)
        return {
          ok: false,
          reason: `${shownPath(asked)} is larger than ${Math.round(maxBytes / 1024 / 1024)} MiB. Ask for a smaller file.`,
        };
      return { ok: true, path: own.path, text, isWhole: true };
    },
    async folder(asked, depth, most) {
      const changes = state();
      if (changes.size === 0) return real.folder(asked, depth, most);
      // More than is wanted, as some of it is not there any more.
      const found = await real.folder(asked, depth, most + 2 * changes.size);
      const inside = await real.standing(`${asked}/x`);
      const at = found.ok ? found.path : inside.ok ? inside.path.slice(0, -2) : null;
      if (at === null || at.startsWith('/')) return found;
      const prefix = at === '.' || at === '' ? '' : `${at}/`;
      const own = entriesBelow(texts(changes), prefix, depth);
      if (!found.ok && own.length === 0) return found;
      const isEmptied = [...changes.values()].some(({ now }) => now.kind === 'nothing');
      const listed = isEmptied ? await list() : null;
      const files = listed?.ok === true ? listed.files : null;
      const isThere = ({ path, kind }: FolderEntry) =>
        changes.get(path)?.now.kind !== 'nothing' &&
        (kind !== 'folder' || files === null || files.some((file) => file.startsWith(`${path}/`)));
      const kept = found.ok ? found.entries.filter(isThere) : [];
      const all = new Map([...kept, ...own].map((entry) => [entry.path, entry]));
      const entries = [...all.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
      const cut = entries.length > most || (found.ok && found.cut);
      return { ok: true, path: at === '' ? '.' : at, entries: entries.slice(0, most), cut };
    },
    async named(query, most, signal) {
      const changes = state();
      const found = await real.named(query, most + changes.size, signal);
      if (!found.ok || changes.size === 0) return found;
      const gone = found.files.filter((file) => changes.get(file)?.now.kind === 'nothing');
      const left = found.files.filter((file) => !gone.includes(file));
      const made = [...changes.values()].filter(
        ({ before, now }) => before.kind === 'nothing' && now.kind === 'text',
      );
      const names = made.map(({ path }) => path);
      const glob = isGlob(query) ? await compileGlob(query) : null;
      const fresh = glob?.ok ? names.filter(glob.fits) : isGlob(query) ? [] : rankedPaths(query, names);
      const all = isGlob(query) ? [...left, ...fresh].sort(byPlace) : rankedPaths(query, [...left, ...fresh]);
      return { ok: true, files: all.slice(0, most), of: found.of - gone.length + fresh.length };
    },
    async search(wanted) {
      const changes = state();
      if (changes.size === 0) return real.search(wanted);
      const made = await lineSearch(wanted.pattern, wanted.caseSensitive);
      const filter = wanted.glob === null ? null : await compileGlob(wanted.glob);
      if (!made.ok || filter?.ok === false) return real.search(wanted);
      const fits = (path: string) => filter === null || filter.fits(path);
      // So many of the real hits are in texts that have others in their place.
      const { most, signal } = wanted;
      let old = 0;
      const own: LineHit[] = [];
      for (const { path, before, now } of [...changes.values()].filter((one) => fits(one.path))) {
        if (before.kind === 'text')
          old += (await linesIn(made.search, path, before, Number.POSITIVE_INFINITY, signal)).length;
        if (now.kind === 'text') own.push(...(await linesIn(made.search, path, now, most + 1, signal)));
      }
      const found = await real.search({ ...wanted, most: most + old });
      if (!found.ok) return found;
      const kept = found.hits.filter(({ file }) => !changes.has(file));
      const hits = [...kept, ...own].sort((a, b) => byPlace(a.file, b.file) || a.line - b.line);
      const notes = signal.aborted
        ? [...found.notes, `${counted(changes.size, 'changed file')} may not be searched whole.`]
        : found.notes;
      return { ok: true, hits: hits.slice(0, most), cut: found.cut || hits.length > most, notes };
    },
  };
}

function texts(state: Overlaying): Map<string, Text> {
  return new Map([...state.values()].flatMap(({ path, now }) => (now.kind === 'text' ? [[path, now]] : [])));
}

/** Files of the workspace in their order, then those of extra folders. */
function byPlace(a: string, b: string): number {
  const [x, y] = [a.startsWith('/'), b.startsWith('/')];
  if (x !== y) return x ? 1 : -1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Entries of a folder that changed texts make. */
function entriesBelow(files: ReadonlyMap<string, Text>, prefix: string, depth: number): FolderEntry[] {
  const entries = new Map<string, FolderEntry>();
  for (const [path, { text }] of files) {
    if (!path.startsWith(prefix)) continue;
    const names = path.slice(prefix.length).split('/');
    for (let level = 1; level <= depth && level < names.length; level += 1) {
      const folder = prefix + names.slice(0, level).join('/');
      entries.set(folder, { path: folder, kind: 'folder', bytes: null });
    }
    if (names.length <= depth)
      entries.set(path, { path, kind: 'file', bytes: new TextEncoder().encode(text).length });
  }
  return [...entries.values()];
}

/** The matching lines of one text; others get their turn in between. */
async function linesIn(
  search: LineSearch,
  file: string,
  { text }: Text,
  most: number,
  signal: AbortSignal,
): Promise<LineHit[]> {
  const hits: LineHit[] = [];
  if (!search.mayHold(text)) return hits;
  for (let place: Place | null = { at: 0, line: 0 }; place !== null && hits.length < most; ) {
    if (signal.aborted) break;
    const part = search.lines(text, most - hits.length, place);
    for (const hit of part.found) hits.push({ file, line: hit.line, text: lineAround(hit.text, hit.at) });
    place = part.rest;
    if (place !== null) await new Promise((resolve) => setImmediate(resolve));
  }
  return hits;
}
