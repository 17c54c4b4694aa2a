/** What the swag page says of a file; one that is only text has no width and height. */
export type Measure = {bytes: number; width?: number; height?: number; unit?: 'px' | 'mm'};

/** Reads from a made file how large it is. */
export function measure(content: string | Buffer): Measure {
  const bytes = Buffer.byteLength(content);
  if (Buffer.isBuffer(content)) {
    return {bytes, width: content.readUInt32BE(16), height: content.readUInt32BE(20), unit: 'px'};
  }
  const [, width, unit, height] = /^<svg [^>]*width="([\d.]+)(mm)?" height="([\d.]+)/.exec(content) ?? [];
  return width === undefined
    ? {bytes}
    : {bytes, width: Number(width), height: Number(height), unit: unit === 'mm' ? 'mm' : 'px'};
}
