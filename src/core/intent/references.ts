import type { Surroundings } from '../../domain/intent';
import type { Clause } from '../request/clause';
import { type Reading, readRequest } from '../request/read';
import { isShown, type Word } from '../request/word';

/** What the references of a request point at. */
export interface Resolved {
  /** The word that points, as `it`; null: none does. */
  reference: string | null;
  /** Whether the object of a verb is what points: then the request is not understood without what it points at. */
  isObject: boolean;
  /** What it was found in; null: in nothing. */
  source: 'last_applied_diff' | 'last_open_editor' | 'last_artifact_proposed' | 'text' | 'thread' | null;
  files: string[];
}

const pronouns = new Set(['it', 'this', 'that', 'these', 'those', 'them', 'same']);
const generic =
  /^(?:file|files|code|function|functions|method|class|module|component|one|thing|things|part|line|lines|bug|issue|problem|error|script|page|block|section|snippet|stuff|piece|test|tests|bit)$/;
const verbless =
  /^(?:to|so|as|for|in|on|at|with|into|from|now|please|asap|again|too|and|or|but|by|here|there|up|properly|correctly|better|faster|work|cleaner|more|less|using|first|quickly|instead|like|out|without|because|if|when|before|after|until)$/;

/** Looks for what a request's references point at, in the order of IB-09. */
export function resolveReferences(text: string, about: Surroundings): Resolved {
  return resolve(readRequest(text), about, []);
}

/** The same for a request that was read. @param named the workspace's files that it names */
export function resolve(reading: Reading, about: Surroundings, named: readonly string[]): Resolved {
  const found = pointer(reading);
  if (found === null) return { reference: null, isObject: false, source: null, files: [] };
  const { reference, isObject } = found;
  const to = (source: Resolved['source'], files: readonly string[]) => ({
    reference,
    isObject,
    source,
    files: [...files],
  });
  if (named.length > 0) return to('text', named);
  if (found.isResolved) return to('text', []);
  if (about.lastAppliedDiff.length > 0) return to('last_applied_diff', about.lastAppliedDiff);
  if (about.lastOpenFile !== null) return to('last_open_editor', [about.lastOpenFile]);
  if (about.lastProposed.length > 0) return to('last_artifact_proposed', about.lastProposed);
  const earlier = about.earlier.slice(-5).some((text) => says(readRequest(text.slice(0, 4000))));
  return earlier ? to('thread', []) : to(null, []);
}

function says({ said, prose }: Reading): boolean {
  return prose.hasError || prose.hasTrace || said.some((one) => one.content >= 2 || one.isConcrete);
}

/** Whether a request points at something that it does not hold itself, as `fix it` does. */
export function pointsElsewhere(text: string): boolean {
  const found = pointer(readRequest(text));
  return found !== null && !found.isResolved;
}

/** The first reference, and whether the text itself resolves it. */
function pointer(reading: Reading): { reference: string; isObject: boolean; isResolved: boolean } | null {
  let elsewhere: string | null = null;
  for (const [index, one] of reading.said.entries()) {
    for (const clause of one.clauses) {
      const reference = clause.kind === 'tell' ? null : objectOf(clause);
      if (reference === null) continue;
      const before = one.sentence.words.slice(0, clause.at).filter((word) => word.isTelling).length;
      const others = reading.said.some(
        (other, at) => at !== index && (other.content >= 1 || other.isConcrete),
      );
      const behindColon = clause.rest.findIndex((word) => word.pause);
      const after =
        behindColon < 0 ? 0 : clause.rest.slice(behindColon + 1).filter((word) => word.isTelling).length;
      const isShownHere = reading.prose.hasCode || reading.prose.hasError || reading.prose.hasTrace;
      return {
        reference,
        isObject: true,
        isResolved: before > 0 || after > 1 || others || one.isConcrete || isShownHere,
      };
    }
    elsewhere ??= mentioned(one.sentence.words);
  }
  return elsewhere === null ? null : { reference: elsewhere, isObject: false, isResolved: false };
}

/** The pronoun, or the noun that names nothing by itself, that is the verb's object; null when it is another. */
function objectOf({ verb, rest }: Clause): string | null {
  const words = rest.filter(
    (word) => !/^(?:please|just|also|simply|quickly|all|of|at|into)$/.test(word.text),
  );
  const [first, second, third] = words;
  if (first === undefined || isShown(first.text)) return null;
  if (/^(?:it|them|these|those|this|that|same)$/.test(first.text)) {
    if (first.text === 'it' && verb === 'make' && second?.text === 'possible') return null;
    if (second === undefined || first.pause || /^(?:it|them)$/.test(first.text) || verbless.test(second.text))
      return first.text;
    if (generic.test(second.text) && (third === undefined || second.pause || verbless.test(third.text)))
      return `${first.text} ${second.text}`;
    return null;
  }
  const isGeneric =
    first.text === 'the' &&
    second !== undefined &&
    /^(?:file|function|method|class|snippet|line|lines|thing)$/.test(second.text);
  return isGeneric && (third === undefined || second.pause || verbless.test(third.text))
    ? `the ${second.text}`
    : null;
}

function mentioned(words: readonly Word[]): string | null {
  for (let at = 0; at < Math.min(words.length, 200); at += 1) {
    const text = words[at]?.text ?? '';
    const next = words[at + 1]?.text ?? '';
    if (
      /^(?:this|that|the|these|those)$/.test(text) &&
      /^(?:file|files|function|class|code|method|component|module)$/.test(next)
    )
      return `${text} ${next}`;
    if (pronouns.has(text) && text !== 'same' && text !== 'that') return text;
  }
  return null;
}
