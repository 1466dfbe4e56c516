import { codeSpans } from './code-spans';
import { paragraphs } from './markdown';

/** What was thought, and what was answered (OM-30). */
export interface Thought {
  /** '' when the answer was marked as one and nothing was thought. */
  thinking: string;
  /** '' when the answer ends inside its reasoning. */
  response: string;
  timeSeconds: number;
}

interface Tag {
  thinks: boolean;
  closes: boolean;
  start: number;
  end: number;
}

const tag = /<(\/?)(thinking|think|thought|reasoning|response)(?:[\s/][^<>]{0,300})?>/gi;

/**
 * Reasoning and answer told apart (OM-28): by `<thinking>…</thinking><response>…</response>`, or natively. Reasoning that
 * the provider sent apart counts before what stands in tags. Everything outside of thinking tags is the answer; tags in
 * code are text. Null for an answer without either, which stays as it is (OM-29).
 */
export function thinkingOf(
  answer: string,
  { native, milliseconds }: { native: string; milliseconds: number },
): Thought | null {
  const timeSeconds = Math.round(Math.max(0, milliseconds)) / 1000;
  const told = toldApart(answer);
  if (native.trim() !== '') {
    return { thinking: native.trim(), response: told?.response ?? answer, timeSeconds };
  }
  return told && { ...told, timeSeconds };
}

/** The answer as Markdown: reasoning in its own section, without effect on the page, then the answer as it is (OM-28, OM-29). */
export function withThinking(answer: string, thought: Thought | null): string {
  if (thought === null) return answer;
  const response = thought.response === '' ? 'The answer ends inside its reasoning.' : thought.response;
  if (thought.thinking === '') return response;
  const heading = `## Thinking Process (${thought.timeSeconds.toFixed(1)} s)`;
  return `${heading}\n\n${paragraphs(thought.thinking)}\n\n## Answer\n\n${response}`;
}

type Told = Pick<Thought, 'thinking' | 'response'>;

function toldApart(answer: string): Told | null {
  const all = tagsIn(answer);
  if (all.length === 0) return null;
  const outside = outsideOf(codeSpans(answer), all);
  const told = split(answer, counting(answer, outside));
  // A fence that was opened in the reasoning and closed in the answer hides the tags between.
  if (told !== null && told.response === '' && outside.length < all.length) {
    const other = split(answer, counting(answer, all));
    if (other !== null && other.response !== '') return other;
  }
  return told;
}

function tagsIn(answer: string): Tag[] {
  return [...answer.matchAll(tag)].map(({ 0: text, 1: slash, 2: name, index }) => ({
    thinks: name?.toLowerCase() !== 'response',
    closes: slash === '/',
    start: index,
    end: index + text.length,
  }));
}

function outsideOf(code: readonly (readonly [from: number, to: number])[], tags: readonly Tag[]): Tag[] {
  let next = 0;
  return tags.filter(({ start }) => {
    while (next < code.length && (code[next]?.[1] ?? 0) <= start) next++;
    return start < (code[next]?.[0] ?? Number.POSITIVE_INFINITY);
  });
}

/**
 * The tags that mean something. All of them, when both kinds are there with a whole pair of thinking, or when thinking
 * begins a line and as often ends as it begins; else those that begin a line: a tag in a sentence is talk about tags.
 */
function counting(answer: string, tags: readonly Tag[]): Tag[] {
  const number = (thinks: boolean, closes: boolean) =>
    tags.filter((one) => one.thinks === thinks && one.closes === closes).length;
  const [opened, closed] = [number(true, false), number(true, true)];
  if (opened > 0 && closed > 0 && number(false, false) > 0) return [...tags];
  const [first] = tags;
  if (first?.thinks && !first.closes && opened === closed && begins(answer, first.start, 0)) return [...tags];
  let open = false;
  let last = 0;
  return tags.filter((one) => {
    const counts = one.closes ? open || (one.thinks && last === 0) : begins(answer, one.start, last);
    if (!counts) return false;
    open = !one.closes;
    last = one.end;
    return true;
  });
}

/** Does only blank space stand between `at` and the beginning of the line, or `from`? */
function begins(answer: string, at: number, from: number): boolean {
  let before = at - 1;
  while (before >= from && (answer[before] === ' ' || answer[before] === '\t')) before--;
  return before < from || answer[before] === '\n';
}

/** Walks the tags. Everything inside of thinking is thought, all other text is answered; the tags themselves go. */
function split(answer: string, tags: readonly Tag[]): Told | null {
  if (tags.length === 0) return null;
  const thought: string[] = [];
  const answered: string[] = [];
  let closersLeft = tags.filter((one) => one.thinks && one.closes).length;
  let depth = 0;
  let at = 0;
  for (const [index, one] of tags.entries()) {
    const text = answer.slice(at, one.start);
    at = one.end;
    // Some servers keep the opening tag for themselves.
    const unopened = index === 0 && one.thinks && one.closes;
    (depth > 0 || unopened ? thought : answered).push(text);
    if (one.thinks && one.closes) {
      closersLeft--;
      depth = Math.max(0, depth - 1);
    } else if (one.thinks) depth++;
    // A draft of the answer inside the reasoning does not end it; an answer behind reasoning without an end does.
    else if (!one.closes && closersLeft < depth) depth = 0;
  }
  (depth > 0 ? thought : answered).push(answer.slice(at));
  return { thinking: joined(thought), response: joined(answered) };
}

function joined(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
}
