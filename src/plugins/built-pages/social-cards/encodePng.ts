import {crc32, deflateSync} from 'node:zlib';

export type Picture = {
  width: number;
  height: number;
  /** Bits of a pixel, or of each of its four channels where there is no list of colours. */
  bitDepth: 4 | 8;
  /** The colours that the pixels name, as `#rrggbb`; without them a pixel is red, green, blue and opacity. */
  colors?: readonly string[];
  /** Row by row, each behind a zero byte. */
  rows: Buffer;
};

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const colorType = {palette: 3, rgba: 6};

/** A picture as a PNG file. */
export function encodePng({width, height, bitDepth, colors, rows}: Picture, level: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(bitDepth, 8);
  header.writeUInt8(colors ? colorType.palette : colorType.rgba, 9);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(colors ? [chunk('PLTE', Buffer.from(colors.map((color) => color.slice(1)).join(''), 'hex'))] : []),
    chunk('IDAT', deflateSync(rows, {level})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
