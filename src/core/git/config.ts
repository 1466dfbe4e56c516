/** What a repository's configuration file says, as far as it may say anything. */
export type GitConfig =
  | {
      ok: true;
      /** Settings about how files lie on this disk and how objects are stored; values are checked. */
      kept: ReadonlyMap<string, string>;
      /** True when nothing stands there that could name a program or a file, or change what git shows. */
      isPlain: boolean;
      /** Where it says that its files are (`core.worktree`). */
      worktree: string | null;
      isBare: boolean;
    }
  | { ok: false; fault: string };

const flag = /^(?:true|false|yes|no|on|off|0|1)?$/i;

/** Settings that are taken over, each with what its value may be (git-config(1)). */
const kept: Readonly<Record<string, RegExp>> = {
  'core.repositoryformatversion': /^[01]$/,
  'core.filemode': flag,
  'core.symlinks': flag,
  'core.ignorecase': flag,
  'core.precomposeunicode': flag,
  'core.autocrlf': /^(?:true|false|input)$/i,
  'core.eol': /^(?:lf|crlf|native)$/i,
  'core.sparsecheckout': flag,
  'core.sparsecheckoutcone': flag,
  'index.sparse': flag,
  'extensions.objectformat': /^sha(?:1|256)$/,
  'extensions.refstorage': /^(?:files|reftable)$/,
};
/** Settings that are of no use here and do no harm. */
const harmless =
  /^(?:core\.(?:bare|logallrefupdates)|remote\..*\.(?:url|fetch|pushurl)|branch\..*\.(?:remote|merge)|user\.(?:name|email)|http\..*\.extraheader|gc\.auto)$/s;
/** Without these objects or names of commits cannot be read; another value of theirs is a format that is not known here. */
const vital = new Set(['core.repositoryformatversion', 'extensions.objectformat', 'extensions.refstorage']);
const header = /^\[\s*([A-Za-z0-9.-]{1,200})(?:\s+"((?:[^"\\\n]|\\.){0,2000})")?\s*\]/;
const entry = /^([A-Za-z][A-Za-z0-9-]{0,200})[ \t]*(?:=[ \t]*(.*))?$/s;

/** Reads the text of a `config` file, without its includes. Linear; never throws. */
export function readGitConfig(text: string): GitConfig {
  const found = new Map<string, string>();
  let section = '';
  let isPlain = true;
  for (const line of logicalLines(text)) {
    let rest = line.trim();
    if (rest.startsWith('[')) {
      const match = header.exec(rest);
      if (match === null) return { ok: false, fault: 'its configuration cannot be read' };
      section = match[2] === undefined ? lower(match[1]) : `${lower(match[1])}.${match[2]}`;
      rest = rest.slice(match[0].length).trim();
    }
    if (rest === '' || rest.startsWith('#') || rest.startsWith(';')) continue;
    const match = entry.exec(rest);
    if (match === null || section === '') return { ok: false, fault: 'its configuration cannot be read' };
    const key = `${section}.${lower(match[1])}`;
    found.set(key, match[2] === undefined ? 'true' : meant(match[2]));
    if (!Object.hasOwn(kept, key) && !harmless.test(key)) isPlain = false;
  }
  const fault = formatFault(found);
  if (fault !== null) return { ok: false, fault };
  return {
    ok: true,
    kept: new Map([...found].filter(([key, value]) => kept[key]?.test(value))),
    isPlain,
    worktree: found.get('core.worktree') ?? null,
    isBare: /^(?:true|yes|on|1)$/i.test(found.get('core.bare') ?? ''),
  };
}

/** A configuration file with these settings alone. */
export function writeGitConfig(settings: ReadonlyMap<string, string>): string {
  const lines = [...settings].map(([key, value]) => {
    const [section, name] = key.split('.');
    return `[${section}]\n\t${name} = ${value}\n`;
  });
  return `${lines.join('')}[core]\n\tbare = false\n`;
}

function formatFault(found: ReadonlyMap<string, string>): string | null {
  for (const key of vital) {
    const value = found.get(key);
    if (value !== undefined && !kept[key]?.test(value)) return `its format is not known here (${key})`;
  }
  return null;
}

/** Lines, with those joined that a backslash continues. */
function logicalLines(text: string): string[] {
  const lines: string[] = [];
  let begun: string | null = null;
  for (const line of text.replace(/^\ufeff/, '').split(/\r?\n/)) {
    const whole: string = begun === null ? line : begun + line;
    const continues = /(?:^|[^\\])(?:\\\\)*\\$/.test(line.slice(-200));
    begun = continues ? whole.slice(0, -1) : null;
    if (!continues) lines.push(whole);
  }
  if (begun !== null) lines.push(begun);
  return lines;
}

/** A value without its quotes, its escapes and the comment behind it. */
function meant(text: string): string {
  let value = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '"') isQuoted = !isQuoted;
    else if (char === '\\') {
      at += 1;
      value += { n: '\n', t: '\t', b: '\b' }[text.charAt(at)] ?? text.charAt(at);
    } else if ((char === '#' || char === ';') && !isQuoted) break;
    else value += char;
  }
  return isQuoted ? value : value.trimEnd();
}

function lower(text: string | undefined): string {
  return (text ?? '').toLowerCase();
}
