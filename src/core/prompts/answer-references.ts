const mostReferences = 5;

/** Where a reader may be sent on a model's word; it may have been told by a stranger where to send them. */
const hosts: readonly string[] = [
  'cwe.mitre.org',
  'cve.org',
  'nvd.nist.gov',
  'owasp.org',
  'github.com/advisories',
  'rfc-editor.org',
  'datatracker.ietf.org',
  'developer.mozilla.org',
  'nodejs.org',
  'docs.python.org',
  'docs.github.com',
];

/** Addresses of well-known references, each once; anything else a model names is left out. */
export function referencesKept(said: readonly string[]): string[] {
  const kept = said.filter(
    (one) =>
      one.length <= 300 &&
      /^https:\/\/[\w./#?=&%~+-]+$/.test(one) &&
      hosts.some((host) => under(one.slice('https://'.length), host)),
  );
  return [...new Set(kept)].slice(0, mostReferences);
}

/** Whether an address lies at a host, one of its subdomains, or below a path. */
function under(address: string, host: string): boolean {
  const [name = ''] = address.split(/[/?#]/, 1);
  if (host.includes('/')) return address === host || address.startsWith(`${host}/`);
  return name === host || name.endsWith(`.${host}`);
}
