/** Returns the value for a key and computes it on first use. A value is never undefined. */
export function memoize<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
