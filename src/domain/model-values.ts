import { criticNames } from './mode';

/** What a model of its own can be named for. */
export const modelStages = ['plan', ...criticNames, 'answer', 'custom'] as const;

/** An entry of `model` taken apart: `NAME` is for all stages (`stage` is null), `STAGE=NAME` for one. */
export function modelEntry(entry: string): { stage: string | null; name: string } {
  const equals = entry.indexOf('=');
  return { stage: equals === -1 ? null : entry.slice(0, equals), name: entry.slice(equals + 1) };
}

/** Name, sign and value of an entry of `header` or `query`; white space around name and value does not count. */
function partsOf(entry: string): { name: string; sign: string; value: string } {
  const at = entry.search(/[=:]/);
  if (at === -1) return { name: entry.trim(), sign: '', value: '' };
  return { name: entry.slice(0, at).trim(), sign: entry.charAt(at), value: entry.slice(at + 1).trim() };
}

/** The rest of a sentence that begins with the setting's name, and which entry it is about. Quotes no value. */
export interface EntryFault {
  index: number;
  message: string;
}
/** What is wrong with an entry; else the name it gives a value to. */
type Judged = { fault: string } | { name: string };

/** The first fault of `model`, or null. */
export function modelFault(entries: readonly string[]): EntryFault | null {
  return firstFault(
    entries,
    (entry, where) => {
      const { stage, name } = modelEntry(entry);
      if (name.trim() === '' || name !== name.trim() || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(entry))
        return { fault: `must be NAME or STAGE=NAME in ${where}, without blanks around the names.` };
      if (stage === null) return { name: 'all stages' };
      if (modelStages.some((known) => known === stage)) return { name: stage };
      const known = `the stages are ${modelStages.join(', ')}`;
      return { fault: `has a stage in ${where} that does not exist; ${known}.` };
    },
    (name, where) => `names a second model for ${name} in ${where}; keep one.`,
  );
}

/** Headers that belong to the connection: another value would break the request. */
const ownHeaders = new Set(
  'accept-encoding connection content-length content-type expect host keep-alive te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
);
/** A token of RFC 9110, section 5.6.2. */
const headerName = /^[!#$%&'*+.^_`|~\dA-Za-z-]+$/;
/** What Node's client lets through in a value. */
const headerCharacters = /^[\t\x20-\x7e\x80-\xff]*$/;

/** The first fault of `header`, or null. */
export function headerFault(entries: readonly string[]): EntryFault | null {
  return firstFault(
    entries,
    (entry, where) => {
      const { name: written, sign, value } = partsOf(entry);
      if (sign === '') return { fault: `must be NAME=VALUE or NAME: VALUE in ${where}.` };
      const name = written.toLowerCase();
      if (!headerName.test(name)) {
        const must = 'a name is made of letters, digits and dashes';
        return { fault: `has no name in ${where} that a header can have; ${must}.` };
      }
      if (ownHeaders.has(name)) {
        return { fault: `names ${name} in ${where}, which the program sets itself; leave it out.` };
      }
      if (headerCharacters.test(entry)) return withValue(name, value, where);
      return {
        fault: `has a character in ${where} that no header can carry, such as a line end; remove it.`,
      };
    },
    twice,
  );
}

/** The first fault of `query`, or null. */
export function queryFault(entries: readonly string[]): EntryFault | null {
  return firstFault(
    entries,
    (entry, where) => {
      const { name, sign, value } = partsOf(entry);
      if (sign !== '=' || name === '') return { fault: `must be NAME=VALUE in ${where}.` };
      if (!/\p{Cc}/u.test(entry)) return withValue(name, value, where);
      return { fault: `has a control character in ${where}, such as a line end; remove it.` };
    },
    twice,
  );
}

/** An empty value mostly comes from a variable that nobody set. */
function withValue(name: string, value: string, where: string): Judged {
  if (value !== '') return { name };
  return { fault: `has no value in ${where}; look whether what it is taken from is set.` };
}

function twice(_name: string, where: string): string {
  return `has a name in ${where} that an entry before it has too; keep one of them.`;
}

function firstFault(
  entries: readonly string[],
  judge: (entry: string, where: string) => Judged,
  again: (name: string, where: string) => string,
): EntryFault | null {
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const where = `entry ${index + 1}`;
    const judged = judge(entry, where);
    if ('fault' in judged) return { index, message: judged.fault };
    if (seen.has(judged.name)) return { index, message: again(judged.name, where) };
    seen.add(judged.name);
  }
  return null;
}

/** What a base URL looks like; `addressFault` asks for more. */
const addressForm = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/\S{1,2000}$/;

/** What is wrong with a base URL, as the rest of a sentence that quotes nothing of it; or null. */
export function addressFault(text: string): string | null {
  if (!addressForm.test(text) || !URL.canParse(text))
    return 'must be an address that starts with https:// or http://, such as https://api.openai.com/v1.';
  return new URL(text).pathname.replace(/\/$/, '').endsWith('/chat/completions')
    ? 'must end before /chat/completions, which the program adds itself.'
    : null;
}

const keyStart = /^(?:(?:sk|pk|rk|gsk|hf|xai|pplx|gh[opsu]|github_pat)_\w{16}|AIza\w{16})/;

/** What is wrong with the name of the variable that holds the key, as the rest of a sentence that does not quote it; or null. */
export function variableFault(text: string): string | null {
  if (/^[A-Za-z_]\w{0,199}$/.test(text) && !looksLikeKey(text)) return null;
  return 'must be the name of an environment variable, such as OPENAI_API_KEY, and what was given is none or looks like a key itself; put the key into a variable and give the name of that.';
}

/** Whether what could be a variable's name is far likelier a key: it begins as keys do, or is long with many digits. */
function looksLikeKey(text: string): boolean {
  if (keyStart.test(text)) return /\d/.test(text);
  return /^[A-Za-z\d]{24,}$/.test(text) && text.replace(/\D/g, '').length >= 4;
}
