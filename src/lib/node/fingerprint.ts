import {createHash} from 'node:crypto';

/**
 * The SHA-256 of a content, written as the content security policy names inline scripts and styles, and as browsers
 * take it in `integrity` for a file that they fetch.
 */
export function fingerprint(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
