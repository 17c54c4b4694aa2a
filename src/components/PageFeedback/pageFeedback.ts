import {encodeText} from '@site/src/urls/textInUrl';
import {newIssueAboutPages, prefilledIssue} from '@site/src/urls/issuePage';

/** The kinds of feedback: how the title of an issue begins, and what the issue asks. */
const kinds = {
  yes: {title: 'Helpful', question: 'What helped you?'},
  no: {title: 'Not helpful', question: 'What is missing or wrong?'},
  change: {title: 'Suggestion', question: 'What should it say instead?'},
} as const;

export type FeedbackKind = keyof typeof kinds;

/** What the feedback is about. */
export type Subject = {
  title: string;
  /** Of the page, without a hash. */
  address: string;
  version: string;
  /** The part of the page whose heading the address names. */
  section?: {title: string; id: string};
};

/** The address of an issue that says what it is about and leaves the answer to the reader. */
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

/** The part of the page that a hash names, if it is under a heading of the page. */
export function sectionAt(hash: string): Subject['section'] {
  const id = decode(hash.slice(1));
  const heading = id === '' ? null : document.getElementById(id);
  return heading !== null && /^H[2-6]$/.test(heading.tagName) ? {id, title: wordsOf(heading)} : undefined;
}

function wordsOf(heading: HTMLElement): string {
  const copy = heading.cloneNode(true) as HTMLElement;
  copy.querySelector('.hash-link')?.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Nothing for what is no encoding. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
