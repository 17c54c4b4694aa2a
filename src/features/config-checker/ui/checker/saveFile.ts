/** Hands a text over to the visitor's disk, as a download that no server sees. */
export default function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], {type: 'text/plain'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then, and holds the text itself.
  setTimeout(() => URL.revokeObjectURL(address));
}
