/**
 * `K=V` and `K: V` entries as a record; the part behind the first sign is the value, without white space around it. An
 * entry without a sign is a name without a value; of two entries with one name the last counts.
 */
export function keyValues(entries: readonly string[]): Record<string, string> {
  const pairs = entries.map((entry) => {
    const at = entry.search(/[=:]/);
    return at < 0 ? [entry.trim(), ''] : [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
  });
  // A key named `__proto__` is a key like any other.
  return Object.assign(Object.create(null) as Record<string, string>, Object.fromEntries(pairs));
}
