import {encodeText} from '../../../urls/textInUrl';
import links from '@sentinel/csf/facts/links.json';
import type {Values} from '../../../lib/formField';
import {encodeForIssue, newIssueAboutPages, prefilledIssue} from '../../../urls/issuePage';

import {topics} from './fields';

/**
 * The longest URLs that work: web servers accept about 8,000 characters, and Windows passes about 2,000 to a mail
 * program.
 */
export const longestAddress = {issue: 8000, mail: 2000};

/** Encodes text for a URL. Mail programs read a plus sign literally and need CRLF line ends. */
const encoders = {
  issue: encodeForIssue,
  mail: (text: string) => encodeText(text.replaceAll('\n', '\r\n')),
};

/** Where to open an issue about a topic: this site has its own repository. */
export function newIssuePage(topic: string | undefined): string {
  return topic === 'pages' ? newIssueAboutPages : `${links.codeHost.issues}/new`;
}

/** URL of a new issue at the code host, filled in. */
export function issueAddress(values: Values): string {
  return prefilledIssue(newIssuePage(values.topic), values.subject!.trim(), bodyOf(values));
}

/** URL that opens the visitor's mail program, filled in. */
export function mailAddress(recipient: string, values: Values): string {
  const encode = encoders.mail;
  return `mailto:${recipient}?subject=${encode(values.subject!.trim())}&body=${encode(bodyOf(values))}`;
}

/** What to do about a message that makes a URL too long; undefined if it fits. */
export function lengthError(way: keyof typeof longestAddress, address: string, message: string): string | undefined {
  const limit = longestAddress[way];
  if (address.length <= limit) {
    return undefined;
  }
  // Most characters take one place in a URL, others up to nine, so use the average of this message.
  const perCharacter = encoders[way](message).length / message.length;
  const excess = Math.ceil((address.length - limit) / perCharacter);
  const receiver = way === 'issue' ? 'GitHub' : 'a mail program';
  return `The message is too long for ${receiver}: shorten it by about ${roundUp(excess)} characters.`;
}

function bodyOf({topic, message}: Values): string {
  const label = topics.find(({id}) => id === topic)?.label ?? '';
  return `Topic: ${label}\n\n${message!.trim()}`;
}

function roundUp(count: number): string {
  return (Math.ceil(count / 10) * 10).toLocaleString('en');
}
