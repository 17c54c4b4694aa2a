/** What is known under a key; made and remembered when it is asked for first. A value is never undefined. */
export function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
