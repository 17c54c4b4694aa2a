import type {Hash} from 'node:crypto';

/** The fingerprint of a file, as browsers take it for what they fetch. @param hash SHA-256 of its content */
export function integrity(hash: Hash): string {
  return `sha256-${hash.digest('base64')}`;
}
