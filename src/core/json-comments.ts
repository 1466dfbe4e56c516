/** Parses JSON that may have comments and commas behind the last entry, as editors' and compilers' settings do. */
export function parseJsonWithComments(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(plain(text.replace(/^\uFEFF/, ''))) };
  } catch {
    return { ok: false };
  }
}

/** Strings stay as they are, comments go, and so does a comma before a closing bracket. What has no end runs to the end, so that nothing is read twice. */
const token = /"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|[,\]}]|[^"/,\]}]+|\//g;

function plain(text: string): string {
  const kept: string[] = [];
  let comma = -1;
  for (const [part] of text.matchAll(token)) {
    if (part.startsWith('//') || part.startsWith('/*')) continue;
    if ((part === ']' || part === '}') && comma >= 0) kept[comma] = '';
    if (part === ',') comma = kept.length;
    else if (part.trim() !== '') comma = -1;
    kept.push(part);
  }
  return kept.join('');
}
