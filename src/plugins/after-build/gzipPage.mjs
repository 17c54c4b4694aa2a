import {constants, crc32, deflateRawSync, gzipSync} from 'node:zlib';

/** Style sheets that stand in pages, as they are compressed at a level; there are few, and each is on many pages. */
const knownBlocks = [];

const startOfStyles = '<style data-href=';
const endOfStyles = '</style>';

/** How far back deflate looks (RFC 1951, 2). */
const windowBytes = 32 * 2 ** 10;

/** What a file of gzip begins with: no name, no time, made on Unix (RFC 1952, 2.3). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

/**
 * A file as gzip makes it. The style sheet that stands in a page is compressed for the first page only: deflate works in
 * blocks, and a block for the style sheet can follow that of any beginning.
 * @param content of the file @param level of zlib
 */
export function gzipPage(content, level) {
  const start = content.indexOf(startOfStyles);
  const end = start === -1 ? -1 : content.indexOf(endOfStyles, start);
  if (end === -1) {
    return gzipSync(content, {level});
  }
  const styles = content.subarray(start, end);
  return Buffer.concat([
    header,
    deflateRawSync(content.subarray(0, start), {level, finishFlush: constants.Z_SYNC_FLUSH}),
    blockOf(styles, level),
    // What follows may repeat the style sheet, as if all were compressed in one go.
    deflateRawSync(content.subarray(end), {level, dictionary: styles.subarray(-windowBytes)}),
    littleEndian(crc32(content)),
    littleEndian(content.length % 2 ** 32),
  ]);
}

function blockOf(styles, level) {
  const known = knownBlocks.find((each) => each.level === level && each.styles.equals(styles));
  if (known !== undefined) {
    return known.block;
  }
  const block = deflateRawSync(styles, {level, finishFlush: constants.Z_SYNC_FLUSH});
  knownBlocks.push({styles: Buffer.from(styles), level, block});
  return block;
}

function littleEndian(number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}
