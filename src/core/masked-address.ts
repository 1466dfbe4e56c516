/** An http address with `mask` in place of user and password, query and fragment; `mask` alone when it is none. */
export function maskedAddress(address: string, mask: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return mask;
  const url = new URL(address);
  if (url.username === '' && url.password === '' && url.search === '' && url.hash === '') return address;
  if (url.username !== '' || url.password !== '') url.username = mask;
  url.password = '';
  if (url.search !== '') url.search = mask;
  if (url.hash !== '') url.hash = mask;
  return url.href;
}
