/**
 * Copies text to the clipboard. Rejects if there is no clipboard, as on plain http, if the page may not use it, or if
 * the promised text does not arrive.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') {
    return navigator.clipboard.writeText(text);
  }
  // Safari forgets the click while the text loads, but accepts a promise of it.
  return navigator.clipboard.write([
    new ClipboardItem({'text/plain': text.then((value) => new Blob([value], {type: 'text/plain'}))}),
  ]);
}
