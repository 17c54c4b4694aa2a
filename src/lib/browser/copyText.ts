/**
 * Puts text into the clipboard. Rejects where there is none, as on plain http, where the page may not use it, and
 * when a text that is still on its way does not arrive.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') {
    return navigator.clipboard.writeText(text);
  }
  // Safari forgets the click while a text is awaited; a promise of it is as good as the text.
  return navigator.clipboard.write([
    new ClipboardItem({'text/plain': text.then((value) => new Blob([value], {type: 'text/plain'}))}),
  ]);
}
