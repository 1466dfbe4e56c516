import type { Sought } from '../core/busiest-method';
import { settledFocus } from '../core/code-line';
import { counted } from '../core/count';
import { fileKind } from '../core/file-kind';
import { filterOf } from '../core/left-out';
import { filesMeant, mostMentions, nameMentions, pathMentions } from '../core/mentions';
import { factor, pathScore, type Rarity, rankByHits, rolesMeant } from '../core/rank';
import { readClosely } from '../core/read-closely';
import { withoutTraceLines } from '../core/task-sections';
import { readTask } from '../core/task-text';
import { analysed, isSilent, type SearchWord, searchWords, withoutMarks } from '../core/words';
import type { Collector } from '../domain/collector';
import type { Passage, PassageFacts } from '../domain/evidence';
import type { Ports, Question, WordHits } from '../domain/ports';
import { bareNames, filesNamed, type NamedFiles } from './passage-files';
import { givenFiles } from './passage-given';
import { definitionsOf } from './passage-names';
import { type PassageAbout, passageAt } from './passage-place';
import { searchFor } from './passage-search';

const closelyRead = 24;
const mostPassages = 8;
const stretchesPerFile = 2;
/** A file whose words make up less than this share of what was asked is a coincidence. */
const leastShare = 0.22;

/** Files and symbols that the task names or means, by a word search. */
export const passages: Collector<'passages'> = {
  name: 'passages',
  round: 1,
  async gather(question, ports) {
    const { title, body } = question.task;
    const plain = withoutTraceLines(body);
    const text = withoutMarks(`${title}\n${plain}\n${question.task.instructions}`);
    const spared = readTask(title, plain).limits.join('\n');
    const listing = await ports.tree.list();
    // The task's own file holds all of its words and means nothing.
    const own = new Set(question.own);
    const files = listing.files.filter((file) => !own.has(file));
    const asked = await givenFiles(question.task.files, listing, ports.tree);
    const allPaths = pathMentions(text, Number.POSITIVE_INFINITY);
    const allNames = nameMentions(text, Number.POSITIVE_INFINITY);
    const leftAlone = allPaths.filter(({ path }) => onlyIn(path, spared, text));
    const bare = bareNames(text, files, question.under);
    const bareAlone = bare.filter(({ said }) => onlyIn(said, spared, text)).map(({ path }) => path);
    const untouched = new Set([...leftAlone.flatMap(({ path }) => filesMeant(path, files)), ...bareAlone]);
    const mentions = [
      ...allPaths.slice(0, mostMentions).filter((path) => !leftAlone.includes(path)),
      ...bare
        .filter(({ path }) => !untouched.has(path))
        .map(({ path }) => ({ path, line: null, sure: true })),
    ];
    const named = filesNamed(asked.files, mentions, files, listing, question);
    const names = allNames
      .slice(0, mostMentions)
      .filter((name) => !isSilent(name) && !onlyIn(name, spared, text));
    const words = searchWords(title, plain, names);
    const searched = await searchFor(words, files, ports);
    const hits = searched.hits.filter(
      (hit) => !own.has(hit.file) && (!untouched.has(hit.file) || named.files.has(hit.file)),
    );
    const rare = searched.rare;
    const best = await closeReading(question, ports, { words, hits, rare, named: named.files });
    const symbols = definitionsOf(names, best.read);
    const chosen = await choose(best.stretches, named, ports);
    const hidden = listing.leftOut?.length ?? 0;
    const found = new Set([
      ...hits.flatMap((hit) => [...hit.lines.keys()]),
      ...searched.plain.map((word) => word.needle),
    ]);

    const facts: PassageFacts = {
      passages: chosen,
      namedFiles: [...named.files],
      missingFiles: named.missing,
      symbols,
      missingSymbols: names.filter(
        (name) => !found.has(name.toLowerCase()) && !searched.dropped.some((w) => w.text === name),
      ),
      words: words.map((word) => word.text),
      searchedFiles: listing.files.length,
      ...(named.unread.length > 0 ? { unreadFiles: named.unread } : {}),
      ...(hidden > 0 ? { leftOut: { files: hidden, by: filterOf(question) } } : {}),
    };
    return {
      facts,
      coverage: {
        examined: [
          `${counted(listing.files.length, 'file')} searched for ${counted(words.length - searched.plain.length, 'word')} of the task${plainly(searched.plain.length)}`,
        ],
        skipped: [
          ...listing.skipped,
          ...searched.unread,
          ...asked.skipped,
          ...named.unread.map(({ path, reason }) => ({
            what: path,
            reason: `named in the task, and ${reason}`,
          })),
        ],
        truncated: [
          ...cut('characters of the task read for names', analysed, text.length),
          ...cut('paths of the task', mostMentions, allPaths.length),
          ...cut('names of the task', mostMentions, allNames.length),
          ...(searched.dropped.length > 0
            ? [
                {
                  what: 'words searched for (the others stand in too many places)',
                  kept: words.length - searched.dropped.length,
                  of: words.length,
                },
              ]
            : []),
          ...(listing.cutFrom
            ? [{ what: 'files of the workspace', kept: listing.files.length, of: listing.cutFrom }]
            : []),
        ],
      },
    };
  },
};

function cut(what: string, most: number, of: number) {
  return of > most ? [{ what, kept: most, of }] : [];
}

/** Whether a name stands only where the task says what to leave alone: that is no place to work. */
function onlyIn(name: string, part: string, whole: string): boolean {
  return part.includes(name) && whole.split(name).length === part.split(name).length;
}

function plainly(words: number): string {
  return words === 0 ? '' : `; ${words} more that stand everywhere were counted in a sample`;
}

interface Reading {
  read: Map<string, string>;
  stretches: { file: string; score: number; focusLine: number; words: string[]; sought: Sought | null }[];
}

async function closeReading(
  question: Question,
  ports: Ports,
  known: { words: SearchWord[]; hits: readonly WordHits[]; rare: Rarity; named: ReadonlySet<string> },
): Promise<Reading> {
  const { words, rare, named } = known;
  const roles = rolesMeant(`${question.task.title}\n${question.task.body}`);
  const ranked = rankByHits(words, known.hits, rare, roles, named).slice(0, closelyRead);
  const files = [...new Set([...named, ...ranked.map((r) => r.file)])].slice(0, closelyRead + 8);
  const asked = words.reduce((sum, word) => sum + word.weight * (rare.get(word.needle) ?? 0), 0);
  const read = new Map<string, string>();
  const all: Reading['stretches'] = [];
  await Promise.all(
    files.map(async (file) => {
      const content = await ports.tree.read(file);
      if (content.kind !== 'text') return;
      read.set(file, content.text);
      const lines = content.text.split('\n');
      const close = readClosely(content.text, words, rare, stretchesPerFile);
      const bonus = named.has(file) ? 1000 : 0;
      const score = (close.score + pathScore(file, words, rare)) * factor(file, roles) + bonus;
      const share = said(close.stretches, words, rare) / (asked || 1);
      if (share < leastShare && bonus === 0 && pathScore(file, words, rare) < asked * 0.2) return;
      close.stretches.forEach((s, index) => {
        const focusLine = fileKind(file) === 'docs' ? s.focusLine : settledFocus(lines, s.focusLine);
        const sought = { words, rare, startLine: s.startLine, endLine: s.endLine };
        all.push({ file, score: score / (index + 1), focusLine, words: s.words, sought });
      });
      if (close.stretches.length === 0 && bonus > 0)
        all.push({ file, score, focusLine: 1, words: [], sought: null });
    }),
  );
  return { read, stretches: all.sort((a, b) => b.score - a.score || (a.file < b.file ? -1 : 1)) };
}

function said(stretches: readonly { words: string[] }[], words: readonly SearchWord[], rare: Rarity): number {
  const here = new Set(stretches.flatMap((s) => s.words));
  return words
    .filter((word) => here.has(word.text))
    .reduce((sum, word) => sum + word.weight * (rare.get(word.needle) ?? 0), 0);
}

async function choose(stretches: Reading['stretches'], named: NamedFiles, ports: Ports): Promise<Passage[]> {
  const chosen: Passage[] = [];
  const overlaps = (p: Passage) =>
    chosen.some((c) => c.file === p.file && c.startLine <= p.endLine && p.startLine <= c.endLine);
  const take = async (file: string, line: number, about: PassageAbout, sought: Sought | null) => {
    const passage = await passageAt(file, line, ports, about, sought);
    if (passage && !overlaps(passage)) chosen.push(passage);
    // The method that says most is shown already; what was found first is another place.
    else if (passage && sought) await take(file, line, about, null);
  };
  const namesLine = { score: 5000, words: [], reasons: () => ['the task names this line'] };
  for (const { file, line } of named.lines) await take(file, line, namesLine, null);
  const top = stretches[0]?.score ?? 0;
  for (const { file, score, focusLine, words, sought } of stretches) {
    if (chosen.length >= mostPassages) break;
    if (score < top * 0.25 && !named.files.has(file) && chosen.length >= 2) break;
    const reasons = (here: readonly string[]) => [
      ...(named.files.has(file) ? ['the task names this file'] : []),
      ...(here.length > 0 ? [`it contains ${here.slice(0, 4).join(', ')}`] : []),
    ];
    await take(file, focusLine, { score, words, reasons }, sought);
  }
  return chosen;
}
