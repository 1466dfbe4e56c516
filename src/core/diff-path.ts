const escapes: Readonly<Record<string, number>> = {
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
  '"': 34,
  '\\': 92,
};

interface Quoted {
  value: string;
  /** Index behind the closing quote. */
  end: number;
}

/** A path as git prints it: itself, or in double quotes with C escapes, whose octal numbers are UTF-8 bytes. */
export function unquote(text: string): string {
  const quoted = readQuoted(text);
  return quoted !== null && quoted.end === text.length ? quoted.value : text;
}

/** The path of a `---` or `+++` line, without `a/` or `b/`; null for `/dev/null`. */
export function markedPath(text: string): string | null {
  // git ends a name that holds blanks with a tab; a tab of its own would be quoted.
  const name = unquote(text.endsWith('\t') ? text.slice(0, -1) : text);
  return name === '/dev/null' ? null : withoutPrefix(name);
}

/** Both paths of a `diff --git` line where it can mean one thing only: the same name twice, or quoted names. */
export function headerPaths(text: string): { before: string; after: string } | null {
  const first = readQuoted(text);
  if (first !== null && text.charAt(first.end) === ' ') {
    return { before: withoutPrefix(first.value), after: withoutPrefix(unquote(text.slice(first.end + 1))) };
  }
  const middle = (text.length - 1) / 2;
  if (Number.isInteger(middle) && text.charAt(middle) === ' ') {
    const before = withoutPrefix(text.slice(0, middle));
    if (before === withoutPrefix(text.slice(middle + 1))) return { before, after: before };
  }
  return null;
}

/** Both paths as far as an ambiguous `diff --git` line tells: split at its last ` b/`. */
export function guessPaths(text: string): { before: string; after: string } | null {
  const quoted = text.indexOf(' "b/');
  const split = quoted > 0 ? quoted : text.lastIndexOf(' b/');
  if (split <= 0) return null;
  return {
    before: withoutPrefix(text.slice(0, split)),
    after: withoutPrefix(unquote(text.slice(split + 1))),
  };
}

function withoutPrefix(name: string): string {
  return name.startsWith('a/') || name.startsWith('b/') ? name.slice(2) : name;
}

function readQuoted(text: string): Quoted | null {
  if (!text.startsWith('"')) return null;
  const bytes: Buffer[] = [];
  let plain = 1;
  for (let at = 1; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char !== '"' && char !== '\\') continue;
    if (at > plain) bytes.push(Buffer.from(text.slice(plain, at)));
    if (char === '"') return { value: Buffer.concat(bytes).toString('utf8'), end: at + 1 };
    const octal = /^[0-3][0-7]{2}/.exec(text.slice(at + 1, at + 4));
    const letter = text.charAt(at + 1);
    bytes.push(
      Buffer.from([octal ? Number.parseInt(octal[0], 8) : (escapes[letter] ?? letter.charCodeAt(0))]),
    );
    at += octal ? 3 : 1;
    plain = at + 1;
  }
  return null;
}
