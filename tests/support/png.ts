import {inflateSync} from 'node:zlib';

/** What a PNG file says of itself, and its rows as they were before they were compressed. */
export function readPng(file: Buffer): {width: number; height: number; rows: Buffer} {
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') {
    throw new Error('This is no PNG file.');
  }
  const data: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') {
      data.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
    }
  }
  return {width: file.readUInt32BE(16), height: file.readUInt32BE(20), rows: inflateSync(Buffer.concat(data))};
}
