import {encodeText} from '@site/src/urls/textInUrl';
import {newIssueAboutPages, prefilledIssue} from '@site/src/urls/issuePage';

/** The kinds of feedback: how the issue's title begins, and what the issue asks. */
const kinds = {
  yes: {title: 'Helpful', question: 'What helped you?'},
  no: {title: 'Not helpful', question: 'What is missing or wrong?'},
  change: {title: 'Suggestion', question: 'What should it say instead?'},
} as const;

export type FeedbackKind = keyof typeof kinds;

/** What the feedback is about. */
export type Subject = {
  title: string;
  /** The page's URL, without a hash. */
  address: string;
  version: string;
  /** The section that the URL names. */
  section?: {title: string; id: string};
};

/** The URL of a new issue, filled in with its subject. */
export function feedbackAddress(kind: FeedbackKind, {title, address, version, section}: Subject): string {
  const hash = section === undefined ? '' : `#${encodeText(section.id)}`;
  const lines = [
    `Page: ${title}`,
    ...(section === undefined ? [] : [`Section: ${section.title}`]),
    `Address: ${address}${hash}`,
    `Version: ${version}`,
  ];
  const words = kinds[kind];
  return prefilledIssue(newIssueAboutPages, `${words.title}: ${title}`, `${lines.join('\n')}\n\n${words.question}\n`);
}

/** The section of the page that a hash names, if it has a heading. */
export function sectionAt(hash: string): Subject['section'] {
  const id = decode(hash.slice(1));
  const heading = id === '' ? null : document.getElementById(id);
  return heading !== null && /^H[2-6]$/.test(heading.tagName)
    ? {id, title: heading.textContent.replace(/\s+/g, ' ').trim()}
    : undefined;
}

/** Empty for an invalid encoding. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
