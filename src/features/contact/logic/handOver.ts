import {encodeText} from '../../../urls/textInUrl';
import links from '../../../product/facts/links.json';
import type {Values} from '../../../lib/formField';
import {encodeForIssue, newIssueAboutPages, prefilledIssue} from '../../../urls/issuePage';

import {topics} from './fields';

/**
 * The longest addresses that arrive whole: web servers take about 8,000 characters, and
 * Windows hands some 2,000 over to a mail program.
 */
export const longestAddress = {issue: 8000, mail: 2000};

/** How words are written into an address: mail programs take a plus sign for a plus sign, and want the line ends of mail. */
const encoders = {
  issue: encodeForIssue,
  mail: (text: string) => encodeText(text.replaceAll('\n', '\r\n')),
};

/** Where a new issue is written about a topic: these pages have a repository of their own. */
export function newIssuePage(topic: string | undefined): string {
  return topic === 'pages' ? newIssueAboutPages : `${links.codeHost.issues}/new`;
}

/** Address of an issue at the code host with the words filled in. */
export function issueAddress(values: Values): string {
  return prefilledIssue(newIssuePage(values.topic), values.subject!.trim(), bodyOf(values));
}

/** Address that opens the visitor's mail program with the words filled in. */
export function mailAddress(recipient: string, values: Values): string {
  const encode = encoders.mail;
  return `mailto:${recipient}?subject=${encode(values.subject!.trim())}&body=${encode(bodyOf(values))}`;
}

/** What to do about a message that makes an address too long; undefined when it fits. */
export function lengthError(way: keyof typeof longestAddress, address: string, message: string): string | undefined {
  const limit = longestAddress[way];
  if (address.length <= limit) {
    return undefined;
  }
  // Most characters take one place in an address, others up to nine; this message gives its own measure.
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
