import { type Clause, clausesOf } from './clause';
import { type Prose, proseOf } from './prose';
import { isQuestion } from './question';
import { type Sentence, sentencesOf } from './sentence';

/** A sentence, understood. */
export interface Said {
  sentence: Sentence;
  /** What it asks to be done or told, in its order. */
  clauses: readonly Clause[];
  /** Those that ask for something to be done: not told, not forbidden. */
  wants: readonly Clause[];
  /** Whether it is a question that wants words. */
  isQuestion: boolean;
  /** How many of its words say something of their own: no grammar, no talk. */
  content: number;
  /** Whether it names a path, an identifier or code. */
  isConcrete: boolean;
}

/** A request, taken apart. */
export interface Reading {
  prose: Prose;
  said: readonly Said[];
  /** Whether it is a filled-in form of an issue. */
  isForm: boolean;
}

const mostSentences = 1500;
/** Headings and labels of issue forms. */
const forms =
  /^(?:steps?(?: to reproduce)?|to reproduce|reproduc\w*|how to reproduce|expected(?: behaviou?r| result)?s?|actual(?: behaviou?r| result)?s?|current behaviou?r|environment|versions?|describe the bug|bug description|what happened\??|describe the solution.*|additional context|is your feature request.*|possible solution|your environment|system info|logs?|relevant log output|screenshots?|describe alternatives.*|description|summary|motivation|checklist|operating system|os|platform|browser)$/;
let last: { text: string; reading: Reading } | null = null;

/** Reads a request. Linear; the first 64 KiB are read. The last one is kept: mode and intent read the same text. */
export function readRequest(text: string): Reading {
  if (last?.text !== text) last = { text, reading: taken(text) };
  return last.reading;
}

function taken(text: string): Reading {
  const prose = proseOf(text);
  const said: Said[] = [];
  let isForm = false;
  for (const block of prose.blocks) {
    if (said.length >= mostSentences) break;
    const sentences = sentencesOf(block);
    for (const [index, sentence] of sentences.entries()) {
      if (isLabel(sentence, index)) {
        // A heading alone is a form's; a label may be followed by what it asks for.
        isForm = true;
        if (block.kind === 'heading' || sentence.words.length <= 3) continue;
      }
      if (said.length < mostSentences) said.push(understood(sentence));
    }
  }
  return { prose, said, isForm };
}

function isLabel({ words, kind }: Sentence, index: number): boolean {
  if (index > 0 || words.length > 10) return false;
  if (kind !== 'heading' && words[0]?.pause !== true) return false;
  const text = words.map((word) => word.text).join(' ');
  return kind === 'heading' ? forms.test(text) : forms.test(words[0]?.text ?? '');
}

function understood(sentence: Sentence): Said {
  const asks = isQuestion(sentence);
  const clauses = clausesOf(sentence, asks);
  const wants = clauses.filter((clause) => !clause.isForbidden && clause.kind !== 'tell');
  let content = 0;
  let isConcrete = false;
  for (const word of sentence.words) {
    if (word.isTelling) content += 1;
    if (word.isConcrete) isConcrete = true;
  }
  return { sentence, clauses, wants, isQuestion: asks && clauses.length === 0, content, isConcrete };
}

/** The first 60 words of a sentence in lower case, parted by one space. */
export function lineOf({ sentence }: Said): string {
  let line = '';
  const { words } = sentence;
  for (let at = 0; at < Math.min(words.length, 60); at += 1) line += ` ${words[at]?.text.slice(0, 40)}`;
  return line.slice(1);
}
