/** Returns the value for a key and computes it on first use. A value is never undefined. */
export function memoize<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
