import { visible, wellFormed } from '../clean';

/** Characters of a feedback that are read. */
export const mostFeedback = 16_000;
const mostSentences = 40;
const longest = 600;

/** One thing that is said. */
export interface Said {
  /** On one line, at most 600 characters. */
  text: string;
  /** Code, a quotation of somebody, or too long: its words are no wish that a program can read. */
  isOpaque: boolean;
}

/** A feedback in single sentences. */
export interface Sentences {
  said: Said[];
  /** What was not read, each a sentence; empty when everything was. */
  unread: string[];
}

/** Ends with a word after which the sentence goes on in the next line. */
const goesOn =
  /(?:,|\b(?:the|a|an|and|or|nor|of|in|to|for|with|that|which|by|on|at|from|as|is|are|be|not|only|than|before|after|do|must|should))$/i;
const continues = /^(?:and|or|nor|of|in|to|for|with|that|which|by|on|at|from|as|than|instead|because)\s/;
const mark = /^\s{0,20}(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/;
/** Before these a second wish begins within a sentence. */
const nextWish =
  /(?:,|;)?\s+(?:but|and|then)\s+(?=(?:please\s+)?(?:also\s|do not\s|don['’]t\s|never\s|leave\s|(?:drop|remove|delete|skip|omit|cut)\s+(?:the\s+)?(?:\w{1,10}\s+)?steps?\b))|,\s+(?=also\s)|\s+(?=also\s+(?:change|handle|update|fix|cover|add|test|check|document)\b)/gi;

/** The sentences of a feedback, bounded, with nothing hidden in them. Linear in the text. */
export function sentencesOf(feedback: string): Sentences {
  const unread: string[] = [];
  if (feedback.length > mostFeedback)
    unread.push(
      `The feedback has ${feedback.length} characters; only the first ${mostFeedback} were read. Say what matters most in fewer words.`,
    );
  const text = visible(wellFormed(feedback.slice(0, mostFeedback))).replace(/\r/g, '\n');
  const all = blocks(text.split('\n')).flatMap((block) =>
    block.isOpaque ? [block] : pieces(block.text).map((piece) => ({ text: piece, isOpaque: false })),
  );
  const said = all.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(short);
  if (said.length > mostSentences)
    unread.push(
      `The feedback has ${said.length} sentences; only the first ${mostSentences} were worked in. Give the others once the plan has these.`,
    );
  return { said: said.slice(0, mostSentences), unread };
}

/** Lines that belong together. */
function blocks(lines: readonly string[]): Said[] {
  const found: Said[] = [];
  let fence: string[] | null = null;
  let isOpen = false;
  for (const line of lines) {
    if (/^\s{0,3}(?:```|~~~)/.test(line)) {
      if (fence !== null) found.push({ text: fence.join(' '), isOpaque: true });
      fence = fence === null ? [] : null;
      isOpen = false;
      continue;
    }
    if (fence !== null) {
      fence.push(line.trim());
      continue;
    }
    const text = line
      .replace(mark, '')
      .replace(/^#{1,6}\s/, '')
      .replace(/\s+/g, ' ')
      .trim();
    const last = found.at(-1);
    if (text.startsWith('>')) found.push({ text: text.replace(/^[>\s]+/, ''), isOpaque: true });
    else if (isOpen && last !== undefined && !mark.test(line) && isOneLine(last.text, text))
      last.text += ` ${text}`;
    else found.push({ text, isOpaque: false });
    isOpen = text !== '' && !text.startsWith('>');
  }
  if (fence !== null) found.push({ text: fence.join(' '), isOpaque: true });
  return found;
}

/** Whether a line goes on in the next one. */
function isOneLine(before: string, after: string): boolean {
  if (after === '' || /[.!?;:]$/.test(before)) return false;
  return (
    goesOn.test(before.slice(-40)) || continues.test(after) || (before.length > 60 && /^\p{Ll}/u.test(after))
  );
}

function pieces(block: string): string[] {
  const sentences: string[] = [];
  for (const piece of block.split(/(?<=[.!?;])\s+/)) {
    const last = sentences.at(-1);
    if (last !== undefined && /\b(?:e\.g|i\.e|etc|vs|approx)\.$/i.test(last.slice(-10)))
      sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences.flatMap((sentence) => sentence.split(nextWish)).map((one) => one.trim());
}

function short({ text, isOpaque }: Said): Said {
  const signs = [...text.slice(0, 2 * longest)];
  if (signs.length <= longest && text.length <= 2 * longest) return { text, isOpaque };
  return { text: `${signs.slice(0, longest - 1).join('')}…`, isOpaque: true };
}
