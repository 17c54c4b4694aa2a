import {encodeText} from '../../urls/textInUrl';
import {newIssueAboutPages, prefilledIssue} from '../../urls/issuePage';

/** The kinds of feedback: how the title of an issue begins, and what the issue asks. */
const kinds = {
  yes: {title: 'Helpful', question: 'What helped you?'},
  no: {title: 'Not helpful', question: 'What did you look for, and what is missing or wrong?'},
  change: {title: 'Suggestion', question: 'What should the page say instead?'},
} as const;

export type FeedbackKind = keyof typeof kinds;

/** Where in the documentation a reader is. */
export type Place = {
  title: string;
  /** Of the page, without a hash. */
  address: string;
  version: string;
  /** The part of the page whose heading the address names. */
  section?: {title: string; id: string};
};

/** The address of an issue that says what it is about and leaves the answer to the reader. */
export function feedbackAddress(kind: FeedbackKind, {title, address, version, section}: Place): string {
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
