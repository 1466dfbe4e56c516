import { isSilent, stem } from '../words';
import { shown } from './prose';
import { rolesOf } from './roles';
import { type Kind, kindOf } from './verbs';

/** A word of a sentence. */
export interface Word {
  /** The same for the same token, 0 or more and below `mostKnown`; -1 for a word that is not kept. */
  id: number;
  /** In lower case, without the marks around it. */
  text: string;
  /** As written, without the marks around it. */
  raw: string;
  /** Whether a comma, colon, semicolon, dash or bracket stands behind it. */
  pause: boolean;
  /** Whether it is letters alone, at most the first one a capital. */
  isPlain: boolean;
  /** Whether a sentence ends with it, and how. */
  end: 'stop' | 'question' | null;
  /** What its forms have in common. */
  stem: string;
  /** Whether it names one place or thing of a project: a path, an identifier, an option, code, a quotation. */
  isConcrete: boolean;
  /** Whether it has a sense of its own: no grammar, no talk. */
  isTelling: boolean;
  /** What a verb of this form asks for, or null. */
  kind: Kind | null;
  /** What it can be, bits of `role`. */
  roles: number;
}

/** Words that say nothing of their own in a request, besides those that say nothing of a place in code. */
const empty = new Set(
  `thing things stuff better best nicer nice cleaner improvement improvements talked please pls plz asap project app application somehow
broken properly quickly everything something anything nothing someone help thanks thank hello hey this that there here really very just
feature bug bugs issue issues problem problems error errors function functions method methods class module component script program code
codebase file files task request some many change changes todo does don't doesn't isn't won't can't cannot i'm it's that's there's
let's you're we're i'd i've what's same maybe perhaps could would should good great work works working done fine okay`.split(
    /\s+/,
  ),
);

const marksBefore = new Set('([{<*_~"\'¿¡|'.split(''));
const marksBehind = new Set(')]}>*_~"\',.;:!?…|。、，！？；：'.split(''));
const pauses = /[,;:)\]—–、，；：]$/;
const end = /[.!?…。！？]["')\]*_]{0,3}$/;
const abbreviation = /^(?:e\.g|i\.e|etc|vs|cf|approx|resp|no|fig|st|mr|ms|dr)\.$/i;

/** Marks after which a token may end a sentence. */
const lastMarks = new Set('.!?…。！？"\')]*_'.split(''));

const known = new Map<string, Word>();
/** A few thousand words make up most of what people write; these are taken apart once. */
export const mostKnown = 6000;

/** Takes apart what stands between two spaces. Of marks alone the text is empty. */
export function wordOf(token: string): Word {
  const met = known.get(token);
  if (met !== undefined) return met;
  const isKept = token.length <= 24 && known.size < mostKnown;
  const word = newWord(token, isKept ? known.size : -1);
  if (isKept) known.set(token, word);
  return word;
}

function endOf(token: string): Word['end'] {
  if (!lastMarks.has(token.charAt(token.length - 1))) return null;
  if (!end.test(token) || abbreviation.test(token)) return null;
  return /[?？]/.test(token.slice(-4)) ? 'question' : 'stop';
}

function newWord(token: string, id: number): Word {
  let from = 0;
  let to = token.length;
  while (from < to && marksBefore.has(token.charAt(from))) from += 1;
  while (to > from && marksBehind.has(token.charAt(to - 1))) to -= 1;
  // A call keeps its brackets: `close()`.
  if (token.charAt(to) === ')' && token.charAt(to - 1) === '(') to += 1;
  const inside = token.slice(from, to);
  const isMarks = !/[A-Za-z0-9\u00aa-\u1fff\u2c00-\ud7ff]/.test(inside) && !isShown(inside);
  const raw = isMarks ? '' : inside;
  const text = raw.toLowerCase();
  const isPlain = /^[A-Z]?[a-z]+$/.test(raw);
  const isConcrete = !isPlain && namesThing(text, raw);
  const bare = text.endsWith("'s") ? text.slice(0, -2) : text;
  const isTelling = isConcrete || (text.length >= 3 && !empty.has(text) && !isSilent(bare));
  // What is asked of every word comes first: it lies together in memory.
  return {
    id,
    roles: rolesOf(text),
    text,
    pause: isMarks ? /^[-–—:,;|/]/.test(token) : pauses.test(token),
    end: endOf(token),
    isConcrete,
    isTelling,
    kind: kindOf(text),
    stem: stem(bare.slice(0, 40)),
    isPlain,
    raw,
  };
}

/** True for what stands in place of code, a quotation or a link. */
export function isShown(word: string): boolean {
  return word.includes(shown.code) || word.includes(shown.quote) || word.includes(shown.link);
}

const ending =
  /\.(?:[cm]?[jt]sx?|json[c5]?|ya?ml|toml|mdx?|txt|py|rb|php|go|rs|java|kts?|cs|c|h|cc|cpp|hpp|swift|scala|sh|sql|s?css|less|html?|vue|svelte|xml|ini|cfg|conf|env|lock|proto|graphql|tf|exs?|erl|lua|pl|dart|pegjs)$/;

function namesThing(text: string, raw: string): boolean {
  if (isShown(text)) return true;
  if (text.length > 200) return false;
  return (
    (text.includes('/') &&
      text.length > 3 &&
      /[a-z]\/[\w.]|^\.{0,2}\/\w/.test(text) &&
      !shortPair.test(text)) ||
    ending.test(text) ||
    /^--?[a-z]/.test(text) ||
    /[a-z]_[a-z0-9]|\w\(\)?$/.test(text) ||
    (/^[a-z$][a-z0-9]{0,60}[A-Z]/.test(raw) && !/^i[A-Z]/.test(raw))
  );
}

/** `and/or`, `read/write`: two words, no path. */
const shortPair = /^[a-z]{1,7}\/[a-z]{1,7}$/;
