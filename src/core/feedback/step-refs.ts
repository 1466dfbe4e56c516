/** A step by its number, or by its place: 1 is the first, -1 the last. */
export type StepRef = { number: number } | { place: number };

const mostRefs = 100;
const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  last: -1,
  final: -1,
};

/** The steps that words name: `step 3`, `steps 2, 4 and 6-8`, `last step`; null when they name anything else. */
export function stepRefs(words: string): StepRef[] | null {
  const place = /^([a-z]{4,7}) step$/i.exec(words);
  if (place) {
    const at = ordinals[place[1]?.toLowerCase() ?? ''];
    return at === undefined ? null : [{ place: at }];
  }
  if (words.length > 300 || !/^steps?\s+#?\d/i.test(words)) return null;
  const parts = words
    .replace(/\b(?:steps?)\s+|#/gi, '')
    .replace(/\s*(?:–|-|\bto\b|\bthrough\b)\s*/gi, '-')
    .split(/\s*(?:,\s*(?:and|or)?|\band\b|\bor\b|&)\s*/i);
  const refs: StepRef[] = [];
  for (const part of parts) {
    const range = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part);
    if (range === null) return null;
    const from = Number(range[1]);
    const to = range[2] === undefined ? from : Number(range[2]);
    if (to < from || to - from >= mostRefs) return null;
    for (let number = from; number <= to; number += 1) refs.push({ number });
  }
  return refs.length > mostRefs ? null : refs;
}
