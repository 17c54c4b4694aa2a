/** The words of an element on one line, without the marks that only say where a line may break. */
export function oneLine(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}
