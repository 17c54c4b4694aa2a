import {createHash} from 'node:crypto';

/** The SHA-256 of some content, in the form that the content security policy and the attribute `integrity` use. */
export function fingerprint(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
