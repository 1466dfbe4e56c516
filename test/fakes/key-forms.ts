/** The forms in which a secret can stand in a text: as it is, escaped for JSON (once, twice, with slashes), for a URL, in base64. */
export function formsOf(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const forms = [
    secret,
    json,
    JSON.stringify(json).slice(1, -1),
    json.replaceAll('/', '\\/'),
    encodeURIComponent(secret),
    encodeURIComponent(secret).toLowerCase(),
    new URLSearchParams({ a: secret }).toString().slice(2),
    encodeURI(secret),
    ...base64Of(secret),
  ];
  return [...new Set(forms)];
}

/** Base64 of whatever holds the secret: it begins at one of three places of a group of four characters. */
function base64Of(secret: string): string[] {
  return [0, 1, 2].flatMap((lead) => {
    const text = Buffer.concat([Buffer.alloc(lead), Buffer.from(secret)]).toString('base64');
    // Characters at both ends hold bits of what stands beside it.
    const own = text.replace(/=+$/, '').slice(lead === 0 ? 0 : lead + 1, -1);
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** The forms of a secret that stand in a text. */
export function traceOf(secret: string, text: string): string[] {
  return formsOf(secret).filter((form) => text.includes(form));
}
