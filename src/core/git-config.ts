/** What a command needs of a repository's configuration; all else may name a program or hold a credential. */
const kept: readonly RegExp[] = [
  /^core\.(?:repositoryformatversion|filemode|bare|logallrefupdates|ignorecase|precomposeunicode|symlinks|autocrlf|eol|safecrlf|sparsecheckout|sparsecheckoutcone)$/,
  /^extensions\.[a-z]+$/,
  /^branch\.[^\n]{1,300}\.(?:remote|merge)$/,
  /^remote\.[^\n]{1,300}\.(?:url|fetch|promisor|partialclonefilter)$/,
  /^submodule\.[^\n]{1,300}\.(?:url|active)$/,
  /^user\.(?:name|email)$/,
];

/**
 * A git configuration without credentials: only what git needs to read the repository, and addresses without user,
 * password and query. What stands after a line that git itself would not take is left out. Pure and linear.
 */
export function plainGitConfig(text: string): string {
  const lines: string[] = [];
  for (const { section, sub, key, value } of entriesOf(text)) {
    const name = sub === null ? `${section}.${key}` : `${section}.${sub}.${key}`;
    if (!kept.some((pattern) => pattern.test(name))) continue;
    const shown = key === 'url' ? plainAddress(value) : value;
    const head = sub === null ? `[${section}]` : `[${section} "${sub.replace(/["\\]/g, '\\$&')}"]`;
    if (shown !== null) lines.push(`${head}\n\t${key} = ${quoted(shown)}\n`);
  }
  return lines.join('');
}

/** `https://user:word@host/path?token` is `https://host/path`; null when nothing sure can be said of it. */
function plainAddress(address: string): string | null {
  const [, scheme, rest] = /^([a-z][a-z0-9+.-]{0,30}:\/\/)([^\s]{1,2000})$/i.exec(address) ?? [];
  if (scheme === undefined || rest === undefined) {
    // `git@host:path` and paths; the user of an ssh address is no secret, a password cannot stand there.
    return /^(?:[\w.-]{1,100}@)?[^\s:@?]{1,500}(?::[^\s:@?]{1,1000})?$/.test(address) ? address : null;
  }
  const [place = ''] = rest.split(/[?#]/);
  const slash = place.indexOf('/');
  const host = slash < 0 ? place : place.slice(0, slash);
  const path = slash < 0 ? '' : place.slice(slash);
  return path.includes('@') ? null : `${scheme}${host.slice(host.lastIndexOf('@') + 1)}${path}`;
}

function quoted(value: string): string {
  const escaped = value
    .replace(/["\\]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replaceAll('\b', '\\b');
  return `"${escaped}"`;
}

interface Entry {
  section: string;
  sub: string | null;
  key: string;
  value: string;
}

const header = /^[ \t]*\[([A-Za-z0-9.-]{1,100})(?:[ \t]+"((?:[^"\\\n]|\\.){0,500})")?\][ \t]*/;
const keyName = /^[ \t]*([A-Za-z][A-Za-z0-9-]{0,100})[ \t]*(?:=[ \t]*|$)/;

/** As git reads a configuration file (git-config, *Syntax*), up to the first line that it would refuse. */
function* entriesOf(text: string): Generator<Entry> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  let section: string | null = null;
  let sub: string | null = null;
  for (let at = 0; at < lines.length; at += 1) {
    let line = lines[at] ?? '';
    const head = header.exec(line);
    if (head) {
      [section, sub] = namesOf(head[1] ?? '', head[2]);
      line = line.slice(head[0].length);
    }
    if (/^[ \t]*(?:[#;]|$)/.test(line)) continue;
    const key = keyName.exec(line);
    if (key === null || section === null) return;
    let rest = line.slice(key[0].length);
    let value = '';
    let inQuotes = false;
    for (;;) {
      const read = piece(rest, inQuotes);
      if (read === null) return;
      value += read.value;
      inQuotes = read.inQuotes;
      if (!read.continues) break;
      at += 1;
      if (at >= lines.length) return;
      rest = lines[at] ?? '';
    }
    if (inQuotes) return;
    const name = (key[1] ?? '').toLowerCase();
    yield { section, sub, key: name, value: /=/.test(key[0]) ? value : 'true' };
  }
}

/** `[a "B"]` is a and B, the old `[a.b]` is a and b. */
function namesOf(name: string, quotedName: string | undefined): [string, string | null] {
  if (quotedName !== undefined) return [name.toLowerCase(), quotedName.replace(/\\(.)/g, '$1')];
  const dot = name.indexOf('.');
  const lower = name.toLowerCase();
  return dot < 0 ? [lower, null] : [lower.slice(0, dot), lower.slice(dot + 1)];
}

const escapes: Record<string, string> = { n: '\n', t: '\t', b: '\b', '"': '"', '\\': '\\' };

/** The value on one line: quotes and escapes read, comments and blanks at its end taken off; null when git refuses it. */
function piece(
  line: string,
  startsQuoted: boolean,
): { value: string; inQuotes: boolean; continues: boolean } | null {
  let inQuotes = startsQuoted;
  let value = '';
  let sure = 0;
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at] ?? '';
    if (char === '\\') {
      if (at === line.length - 1) return { value, inQuotes, continues: true };
      const escaped = escapes[line[at + 1] ?? ''];
      if (escaped === undefined) return null;
      value += escaped;
      at += 1;
      sure = value.length;
    } else if (char === '"') {
      inQuotes = !inQuotes;
      sure = value.length;
    } else if (!inQuotes && (char === '#' || char === ';')) break;
    else {
      value += char;
      if (inQuotes || (char !== ' ' && char !== '\t')) sure = value.length;
    }
  }
  return { value: value.slice(0, sure), inQuotes, continues: false };
}
