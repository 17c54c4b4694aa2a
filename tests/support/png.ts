/** Width and height that a PNG file names in its header. */
export function readPng(file: Buffer): {width: number; height: number} {
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') {
    throw new Error('This is not a PNG file.');
  }
  return {width: file.readUInt32BE(16), height: file.readUInt32BE(20)};
}
