import {createHash} from 'node:crypto';

/** The fingerprint of a file, as browsers take it for what they fetch. */
export function integrity(content: Buffer | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
