import { isAside, isCredentialFile, isKeyStore } from '../credential-files';
import { isGitName, plainNames } from './plain-name';

/** Why a file is never shown to a model, nor changed by one. */
export type Hidden = 'git' | 'credentials';

/** Folders that hold keys and little else. */
const keyFolders = new Set(['.ssh', '.gnupg', '.password-store']);
/** Files that hold credentials by their place, as the last names of a path. */
const byPlace = new Set(
  `.aws/credentials .aws/config .docker/config.json .kube/config .config/gh/hosts.yml .config/hub .config/git/credentials
  .azure/accesstokens.json .azure/msal_token_cache.json .azure/msal_token_cache.bin .terraform.d/credentials.tfrc.json
  .cargo/credentials .cargo/credentials.toml .gem/credentials .bundle/config .composer/auth.json .m2/settings.xml
  .config/rclone/rclone.conf .config/pip/pip.conf .pip/pip.conf .nuget/nuget.config .gradle/gradle.properties`.split(
    /\s+/,
  ),
);
const placeFolders = new Set(['.config/gcloud', '.aws/sso', '.aws/cli']);
/** Files that hold credentials by their name, wherever they lie. */
const byName = new Set(
  `.npmrc .yarnrc.yml .pypirc .netrc _netrc .pgpass pgpass.conf .git-credentials .dockercfg .htpasswd .my.cnf .mylogin.cnf
  .terraformrc terraform.rc .boto .s3cfg .vault-token .databrickscfg .rediscli_auth .credentials`.split(
    /\s+/,
  ),
);
const privateKey = /^(?:id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?|ssh_host_\w{1,20}_key)$/;

/**
 * Whether a file is one of git's own, or holds credentials by its name or place; null for all others. Names are taken
 * as file systems may compare them.
 * @param path with forward slashes; what lies above the workspace does not count
 */
export function hidden(path: string): Hidden | null {
  if (path.split(/[/\\]/).some(isGitName)) return 'git';
  const names = plainNames(path);
  return holdsCredentials(names) ? 'credentials' : null;
}

function holdsCredentials(names: readonly string[]): boolean {
  const [name = ''] = names.slice(-1);
  if (byName.has(name) || privateKey.test(name) || names.some((one) => keyFolders.has(one))) return true;
  for (let from = Math.max(0, names.length - 3); from < names.length - 1; from += 1)
    if (byPlace.has(names.slice(from).join('/'))) return true;
  if (names.some((one, at) => placeFolders.has(`${one}/${names[at + 1]}`))) return true;
  // A file of settings is hidden in folders of tests as well: they often hold what real services are tested with.
  if (isCredentialFile(name)) return !isKeyFile(name) || !isAside(names.join('/'));
  return isKeyStore(names.join('/'));
}

function isKeyFile(name: string): boolean {
  return /\.(?:pem|key|ppk|p8)$/.test(name);
}
