import { lineOf, type Reading, readRequest, type Said } from '../request/read';

/** What a report of something wrong says. */
const symptom =
  /\b(?:not|isn't|aren't|doesn't|don't|didn't|won't|wasn't|can't|cannot|never|no longer|missing|wrong|broken|breaks|fails?|failed|failing|crash\w*|throws?|ignored?|ignores|lost|loses|instead|twice|empty|incorrect\w*|unexpected\w*|hangs?|stuck|overwrit\w+|duplicate[sd]?|regression|leaks?|error|bug|inconsistent|misleading|stays|slow\w*|too (?:long|many|much)|takes \S+ (?:seconds|minutes|hours)|doubled|unescaped|exposed)\b/;
const talk =
  /^(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|thanks|thank you|thx|cheers|many thanks|nice|great|cool|awesome|ok|okay|bye|goodbye|welcome|all|everyone|everybody|there|team|folks|guys|so much|a lot|very much|again|that was|that is|that's|this is|helpful|work|job|good|well done|lgtm|looks good|to me|for|the|your|you|how are|are|how|doing|today|what's up|and|it|very|really|much|was)(?: |$)){1,14}$/;
const tails =
  /^(?:any (?:ideas?|thoughts|help|pointers|hints)|thoughts|what am i (?:missing|doing wrong)|am i (?:missing|doing)|is this (?:a bug|expected|intended)|ideas|does anyone|makes sense|right|ok|deal)\b/;

/** True when the sentence tells of something that goes wrong. */
export function isSymptom(said: Said): boolean {
  return symptom.test(lineOf(said));
}

/** True for a greeting or thanks and nothing else. */
export function isTalk(reading: Reading): boolean {
  const said = reading.said.filter((one) => one.sentence.words.length > 0);
  return (
    said.length > 0 &&
    said.length <= 4 &&
    !reading.prose.hasCode &&
    said.every((one) => !one.isConcrete && talk.test(lineOf(one)))
  );
}

/** Whether the request wants words and nothing done (IB-04). */
export function asksOnly(reading: Reading): boolean {
  const { said } = reading;
  if (said.some((one) => one.wants.length > 0)) return false;
  if (isTalk(reading)) return true;
  const first = said[0];
  const isTold = said.some((one) =>
    one.clauses.some((clause) => clause.kind === 'tell' && !clause.isForbidden),
  );
  if (isTold) return true;
  const questions = said.filter((one) => one.isQuestion);
  if (questions.length === 0 || first === undefined) return false;
  if (first.isQuestion && !isTail(first)) return true;
  const open = questions.filter((one) => !isTail(one));
  if (reading.isForm) return false;
  const symptoms = said.some((one) => !one.isQuestion && isSymptom(one)) || reading.prose.hasError;
  return open.length > 0 ? true : !symptoms;
}

/** `Any ideas?` behind a report asks for nothing but the report to be read. */
function isTail(said: Said): boolean {
  return tails.test(lineOf(said));
}

/** True for a text that only asks: a question, or a request to explain; false when anything is to be done. */
export function isPureQuestion(text: string): boolean {
  return asksOnly(readRequest(text));
}
