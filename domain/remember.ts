/** A library has hundreds of names, and each gym looks through them. */
export const MAX_NAMES = 4000;

/** `make` is asked once for each key. A full `kept` is emptied: a key that is asked for often is soon there again. */
export function remember<Key, Value>(kept: Map<Key, Value>, most: number, key: Key, make: () => Value): Value {
  const earlier = kept.get(key);
  if (earlier !== undefined) return earlier;
  const value = make();
  if (kept.size >= most) kept.clear();
  kept.set(key, value);
  return value;
}
