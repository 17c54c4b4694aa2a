import {createHash, type Hash} from 'node:crypto';

/** The fingerprint of a content, as policies name what stands in a page and browsers take it for what they fetch. */
export function fingerprint(content: string | Buffer): string {
  return fingerprintOf(createHash('sha256').update(content));
}

/** The same of a content that was read piece by piece. @param hash SHA-256 of all of it */
export function fingerprintOf(hash: Hash): string {
  return `sha256-${hash.digest('base64')}`;
}
