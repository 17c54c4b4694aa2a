import {encodeText} from './textInUrl';
import links from '@sentinel/csf/facts/links.json';

/** Where to open a new issue about this site, which has its own repository. */
export const newIssueAboutPages = `${links.site.sourceRepo}/issues/new`;

/** The URL of a new issue with its fields filled in. They can have any text, because everything is encoded. */
export function prefilledIssue(page: string, title: string, body: string): string {
  return `${page}?title=${encodeForIssue(title)}&body=${encodeForIssue(body)}`;
}

/** Encodes text for the URL of an issue. */
export function encodeForIssue(text: string): string {
  return encodeText(text).replaceAll('%20', '+');
}
