const telling = /key|token|secret|auth|pass|cookie|credential|signature|^sig$|^code$/i;
const shortest = 8;

/** Whether a header or a query parameter of that name holds what opens a door: a key, a token, a signature, … */
export function namesKey(name: string): boolean {
  return telling.test(name);
}

/** How an endpoint is reached, as far as there may be secrets in it. */
export interface Approach {
  key: string | null;
  /** Names and values of headers and query parameters. */
  named: readonly (readonly [name: string, value: string])[];
  /** The base URL and the proxies, as they were given. */
  addresses: readonly (string | null | undefined)[];
}

/** What must be blanked wherever it turns up: the key, credentials, and what stands under a name that tells. */
export function endpointSecrets({ key, named, addresses }: Approach): string[] {
  const urls = addresses.flatMap((address) => urlsOf(address ?? ''));
  const values = [...named, ...urls.flatMap((url) => [...url.searchParams])]
    .filter(([name]) => namesKey(name))
    // `Bearer abc` and `abc`.
    .flatMap(([, value]) => [value, ...value.split(/\s+/)]);
  const plain = [key?.trim() ?? '', ...urls.flatMap(credentialsIn)];
  const all = [...values, ...plain].filter((value) => value.length >= shortest);
  return [...new Set([...all, ...all.flatMap(inBase64)])].filter((value) => value.length >= shortest);
}

/**
 * What base64 of any text shows that holds the value, as `Basic` of a user and a password does: it begins at one of three
 * places in a group of four characters, and the characters at its ends hang on what stands beside it.
 */
function inBase64(value: string): string[] {
  return [0, 1, 2].map((before) => {
    const all = Buffer.concat([Buffer.alloc(before), Buffer.from(value)]).toString('base64');
    return all.replace(/=+$/, '').slice(before === 0 ? 0 : before + 1, -1);
  });
}

/** User and password together as a server gets them, and what of them is secret, also as it was written. */
function credentialsIn({ username, password }: URL): string[] {
  const secret = password === '' ? username : password;
  if (secret === '') return [];
  return [`${decoded(username)}:${decoded(password)}`, decoded(secret), secret];
}

/** Proxies may come without their scheme. */
function urlsOf(address: string): URL[] {
  const whole = address.includes('://') ? address : `http://${address}`;
  return URL.canParse(whole) ? [new URL(whole)] : [];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
