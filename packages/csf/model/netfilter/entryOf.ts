/** The entry of a table; undefined for a name such as "constructor", which every object has besides its entries. */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
