/** The files, of those given with their text, that mention a name as a word of its own. */
export function findMentions(name: string, texts: ReadonlyMap<string, string>): string[] {
  const word = new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);
  return [...texts].filter(([, text]) => word.test(text)).map(([file]) => file);
}
