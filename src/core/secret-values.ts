const telling = new Set(
  'key keys token tokens secret secrets password passwords passwd pwd pass passphrase credential credentials auth pat cookie webhook dsn'.split(
    ' ',
  ),
);
const tellingEnd = /(?:token|secret|password|passwd|passphrase|apikey|accesskey|privatekey|credentials)$/;
/** A last word that says the value only speaks about a secret. */
const harmlessEnd = new Set(
  'file path dir folder sock socket type name host port algorithm alg ttl expiry expires timeout length size version region user username email enabled disabled layout count limit mode agent info level format'.split(
    ' ',
  ),
);

/** True when a variable's name says that its value is a secret: `DEPLOY_TOKEN`, `dbPassword`, not `TOKEN_TYPE` or `PWD`. */
export function namesSecret(name: string): boolean {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const last = words.at(-1);
  if (last === undefined || harmlessEnd.has(last) || name === 'PWD') return false;
  return words.some((word) => telling.has(word) || tellingEnd.test(word));
}

/**
 * Values of the environment that must not be shown: those of at least 8 characters whose variable's name
 * says secret. Sorted, each once.
 */
export function secretValues(env: Readonly<Record<string, string | undefined>>): string[] {
  const values = new Set<string>();
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && value.trim().length >= 8 && namesSecret(name)) values.add(value);
  }
  return [...values].sort();
}
