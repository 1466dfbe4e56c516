/** A JSON-like value with every string in it as it may be sent; keys stay. */
export function sentDeep<T>(value: T, send: (text: string) => string): T {
  // Facts repeat themselves: the same rule, the same file.
  const done = new Map<string, string>();
  const once = (text: string): string => {
    const known = done.get(text);
    if (known !== undefined) return known;
    const sent = send(text);
    done.set(text, sent);
    return sent;
  };
  const visit = (inner: unknown): unknown => {
    if (typeof inner === 'string') return once(inner);
    if (Array.isArray(inner)) return inner.map(visit);
    if (inner === null || typeof inner !== 'object') return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, held]) => [key, visit(held)]));
  };
  return visit(value) as T;
}
