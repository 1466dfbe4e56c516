/** A function that works out its answer once for each first argument: a node, a file, a list. */
export function remembered<
  Key extends object,
  More extends unknown[],
  Answer extends object | string | number | boolean | null,
>(answer: (key: Key, ...more: More) => Answer): (key: Key, ...more: More) => Answer {
  const known = new WeakMap<Key, Answer>();
  return (key, ...more) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = answer(key, ...more);
    known.set(key, found);
    return found;
  };
}
