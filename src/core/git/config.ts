import { configEntries } from './config-text';

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
/** Reads the text of a `config` file, without its includes. Linear; never throws. */
export function readGitConfig(text: string): GitConfig {
  const entries = configEntries(text);
  if (entries === null) return { ok: false, fault: 'its configuration cannot be read' };
  const found = new Map(entries);
  const isPlain = entries.every(([key]) => Object.hasOwn(kept, key) || harmless.test(key));
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
