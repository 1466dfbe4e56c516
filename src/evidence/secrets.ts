import { counted } from '../core/count';
import { isAside, isCredentialFile, isKeyStore } from '../core/credential-files';
import { secretPlaces } from '../core/secret-places';
import { isTestFile } from '../core/test-files';
import type { Collector } from '../domain/collector';
import type { CoverageNote } from '../domain/coverage';
import { asRunError } from '../domain/errors';
import type { SecretFacts, SecretHit } from '../domain/evidence';
import { filesOf, gathered } from './whole';

const mostConcerned = 300;
const mostOfWhole = 5_000;
const mostCredentialFiles = 50;
const mostNamed = 5;
/** Credentials that the scanner gives of one file. */
const mostHits = 200;

/** Credentials in the files concerned, and in files of the workspace that are made to hold them. */
export const secrets: Collector<'secrets'> = {
  name: 'secrets',
  round: 2,
  async gather(question, { tree, secrets: scanner, signal }) {
    const { under, whole } = question;
    const { files } = await tree.list();
    const inside = files.filter((file) => under === '' || file.startsWith(`${under}/`));
    const { files: concerned, cutFrom } = await filesOf(question, tree);
    const most = whole ? mostOfWhole : mostConcerned;
    const credential = inside.filter(isCredentialFile);
    const note = emptyNote();
    cut(note, 'files searched for secrets', Math.min(most, concerned.length), cutFrom ?? concerned.length);
    cut(note, 'credential files searched for secrets', mostCredentialFiles, credential.length);
    const chosen = new Set([...concerned.slice(0, most), ...credential.slice(0, mostCredentialFiles)]);
    const facts: SecretFacts = { scannedFiles: [], hits: [] };
    const left: SecretHit[] = [];
    let binary = 0;
    for (const file of chosen) {
      signal.throwIfAborted();
      const read = await tree.read(file);
      if (read.kind === 'binary') binary += 1;
      if (read.kind === 'too-large' || read.kind === 'unreadable')
        note.skipped.push({ what: file, reason: read.reason });
      if (read.kind !== 'text') continue;
      try {
        const { hits, secrets: all } = await scanner.scan(file, read.text);
        if (hits.length >= mostHits || all.length > mostHits)
          cut(
            note,
            `credentials in ${file}`,
            mostHits,
            Math.max(all.length, secretPlaces(file, read.text).length),
          );
        facts.scannedFiles.push(file);
        for (const hit of hits) (isMadeForTests(hit) ? left : facts.hits).push(hit);
      } catch (thrown) {
        note.failed.push({ what: `secrets in ${file}`, reason: asRunError(thrown).message });
      }
    }
    for (const file of inside.filter(isKeyStore).slice(0, mostNamed)) {
      note.skipped.push({ what: file, reason: 'it is a key store, which was not opened' });
    }
    if (whole) note.skipped = gathered(note.skipped);
    facts.hits.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
    note.examined.push(...examined(facts, binary, left));
    return { facts, coverage: note };
  },
};

type Note = Required<Omit<CoverageNote, 'complete'>>;

function emptyNote(): Note {
  return { examined: [], skipped: [], failed: [], truncated: [] };
}

function cut(note: Note, what: string, most: number, of: number): void {
  if (of > most) note.truncated.push({ what, kept: most, of });
}

/** Keys that tests and examples bring along open nothing else. Tokens with a form of their own are told everywhere. */
function isMadeForTests({ ruleId, file }: SecretHit): boolean {
  const own =
    ruleId === 'secret/private-key' || ruleId.endsWith('-password') || ruleId === 'secret/environment-value';
  return own && (isTestFile(file) || isAside(file));
}

function examined({ scannedFiles }: SecretFacts, binary: number, left: readonly SecretHit[]): string[] {
  const apart = binary > 0 ? `; ${binary} binary left out` : '';
  const lines = [`secrets: ${counted(scannedFiles.length, 'file')} searched${apart}`];
  if (left.length > 0) {
    const places = left.slice(0, mostNamed).map((hit) => `${hit.file}:${hit.line}`);
    const more = left.length > mostNamed ? ` and ${left.length - mostNamed} more` : '';
    lines.push(
      `secrets: keys and passwords of tests and examples, not reported: ${places.join(', ')}${more}`,
    );
  }
  return lines;
}
