const shortest = 8;
/** Lines of a secret with several lines count as secrets themselves when they are this long. */
const shortestLine = 16;
const most = 4_000;

/** A secret as it can stand in a text: with its line ends changed, or escaped for JSON, a URL or both. */
function spellings(value: string): string[] {
  const json = JSON.stringify(value).slice(1, -1);
  const ascii = json.replace(
    /[\u0080-\uffff]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const forHtml = json.replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`);
  const twice = JSON.stringify(json).slice(1, -1);
  const all = [
    value,
    value.replace(/\r?\n/g, '\r\n'),
    json,
    json.replaceAll('/', '\\/'),
    ascii,
    forHtml,
    twice,
  ];
  try {
    all.push(encodeURIComponent(value));
  } catch {
    // A lone surrogate has no form in a URL.
  }
  return all;
}

/**
 * What to look for so that none of `known` stays in a text, longest first. Values under 8 characters would
 * blank ordinary words and are left out, and so is a text that was redacted before.
 */
export function needles(known: readonly string[]): string[] {
  const wanted = new Set<string>();
  const add = (value: string) => {
    if (value.length >= shortest) wanted.add(value);
  };
  for (const value of known) {
    if (value.length < shortest || value.includes('[redacted:')) continue;
    for (const whole of new Set([value, value.trim()])) for (const form of spellings(whole)) add(form);
    const lines = value.split(/\r?\n/);
    if (lines.length > 1) {
      for (const line of lines) if (line.trim().length >= shortestLine) add(line.trim());
    }
  }
  return [...wanted].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, most);
}

/** Every stretch of the text that is part of a needle, merged where they overlap. Linear for each needle. */
export function stretches(text: string, wanted: readonly string[]): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const needle of wanted) {
    if (needle.length > text.length) continue;
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
      found.push({ start: at, end: at + needle.length });
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: { start: number; end: number }[] = [];
  for (const stretch of found) {
    const last = merged.at(-1);
    if (last !== undefined && stretch.start <= last.end) last.end = Math.max(last.end, stretch.end);
    else merged.push({ ...stretch });
  }
  return merged;
}
