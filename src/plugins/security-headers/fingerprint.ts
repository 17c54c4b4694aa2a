import {createHash} from 'node:crypto';

/** The fingerprint of a script or style sheet that stands in a page, as a policy names it. */
export function fingerprint(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}
