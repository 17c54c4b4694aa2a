import {encodeText} from './textInUrl';
import links from '../product/facts/links.json';

/** Where a new issue about these pages is written; they have a repository of their own. */
export const newIssueAboutPages = `${links.site.sourceRepo}/issues/new`;

/** The URL of an issue with its words filled in; they can say anything, because all of them are encoded. */
export function prefilledIssue(page: string, title: string, body: string): string {
  return `${page}?title=${encodeForIssue(title)}&body=${encodeForIssue(body)}`;
}

/** How words are written into the URL of an issue. */
export function encodeForIssue(text: string): string {
  return encodeText(text).replaceAll('%20', '+');
}
