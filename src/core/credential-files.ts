import { isPlaceholder } from './placeholder';
import { namesSecret } from './secret-values';

const environment = /^(?:\.env(?:\.[\w-]{1,40}){0,3}|[\w-]{1,60}\.env|\.envrc)$/i;
const modelOnly = /(?:example|sample|template|dist|defaults?|schema|test|testing|ci|tpl)/i;
const names = new Set(
  '.npmrc .yarnrc.yml .pypirc .netrc _netrc .pgpass .git-credentials .dockercfg .htpasswd credentials credentials.json client_secret.json service-account.json serviceaccount.json id_rsa id_dsa id_ecdsa id_ed25519'.split(
    ' ',
  ),
);
const keyFile = /\.(?:pem|key|ppk|p8)$/i;
const keyStore = /\.(?:keystore|jks|p12|pfx|kdbx)$/i;
const asideFolder =
  /(?:^|\/)(?:tests?|__tests__|spec|specs|fixtures?|__fixtures__|testdata|test-data|mocks?|__mocks__|examples?|samples?|docs?|node_modules|vendor|third_party)\//i;

/** True for a file that by its name holds credentials, outside of tests and examples. */
export function isCredentialFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const named = names.has(name.toLowerCase()) || keyFile.test(name) || isEnvironmentFile(path);
  return named && !asideFolder.test(path);
}

/** True for a store of keys that only a program can open; an Android debug store protects nothing. */
export function isKeyStore(path: string): boolean {
  return keyStore.test(path) && !/(?:^|\/)debug\.keystore$/.test(path) && !asideFolder.test(path);
}

/** True for a place where keys are made for tests and examples. */
export function isAside(path: string): boolean {
  return asideFolder.test(path);
}

function isEnvironmentFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return environment.test(name) && !modelOnly.test(name.replace(/^\.env/i, ''));
}

const setting =
  /^[ \t]{0,20}(?:export[ \t]{1,4})?([A-Za-z_][\w.-]{0,100})[ \t]{0,4}=[ \t]{0,4}(?:"([^"\n]{1,400})"|'([^'\n]{1,400})'|([^\s#"'][^\s#]{0,400}))/gm;
const netrc = /\bpassword[ \t\n]{1,4}(\S{8,200})/g;
const pgpass = /^[^#:\n]{1,200}:[^:\n]{1,20}:[^:\n]{1,200}:[^:\n]{1,200}:([^:\n]{8,200})$/gm;

/** Values of an environment file, `.netrc` or `.pgpass` that are secrets by the name they have there. */
export function namedSecrets(path: string, text: string): { start: number; value: string; name: string }[] {
  const file = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const found: { start: number; value: string; name: string }[] = [];
  const add = (match: RegExpMatchArray, name: string, value: string) => {
    const start = (match.index ?? 0) + match[0].lastIndexOf(value);
    if (looksSecret(value)) found.push({ start, value, name });
  };
  if (isEnvironmentFile(path)) {
    for (const match of text.matchAll(setting)) {
      const name = match[1] ?? '';
      if (namesSecret(name)) add(match, name, match[2] ?? match[3] ?? match[4] ?? '');
    }
  }
  if (file === '.netrc' || file === '_netrc')
    for (const match of text.matchAll(netrc)) add(match, 'password', match[1] ?? '');
  if (file === '.pgpass') for (const match of text.matchAll(pgpass)) add(match, 'password', match[1] ?? '');
  return found;
}

/** Not a word, a path, an address or a reference to another variable. */
function looksSecret(value: string): boolean {
  if (value.length < 8 || isPlaceholder(value)) return false;
  if (/^(?:[.~]?\/|[a-z][a-z0-9+.-]{0,20}:\/\/|\$|%|@)/i.test(value) || /\s/.test(value)) return false;
  return /[A-Za-z]/.test(value) && /[\d\W]/.test(value);
}
