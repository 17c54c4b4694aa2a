import {noSpace} from '../../perl';
import type {Taken} from '../template';

/** lfd empties what is between the first and the last quotation mark before it looks at a line of Exim. */
function withoutQuotes(line: string): string {
  const first = line.indexOf('"');
  const last = line.lastIndexOf('"');
  return first === last ? line : `${line.slice(0, first)}""${line.slice(last + 1)}`;
}

const arrival = /^[^\t-\r ]+[\t-\r ]+[^\t-\r ]+[\t-\r ]+(?:\[\d+\][\t-\r ])?[^\t-\r ]+ <=/;
const authenticator = / A=(?:(?:courier|dovecot|fixed)_(?:plain|login)|login|plain):/;
const authenticated = new RegExp(`${authenticator.source}(${noSpace}+)`);

/** The address in the last brackets of H=, as far as no further = comes between. */
function addressOfHost(line: string): string | undefined {
  for (let at = line.indexOf(' H='); at >= 0; at = line.indexOf(' H=', at + 1)) {
    const from = at + 3;
    const equals = line.indexOf('=', from);
    for (
      let bracket = line.lastIndexOf('[', equals < 0 ? line.length : equals - 1);
      bracket >= from;
      bracket = line.lastIndexOf('[', bracket - 1)
    ) {
      const word = /^[^\t-\r ]+(?=\])/.exec(line.slice(bracket + 1));
      if (word !== null) {
        return word[0];
      }
      if (bracket === 0) {
        break;
      }
    }
  }
  return undefined;
}

function readArrival(line: string): {text: string; address: string | undefined} | undefined {
  const text = withoutQuotes(line);
  return arrival.test(text) ? {text, address: addressOfHost(text)} : undefined;
}

/** The address and the account of a mail that somebody sent with a login. */
export function sentMail(line: string): Taken | undefined {
  const {text, address} = readArrival(line) ?? {};
  if (text === undefined || address === undefined || / U=[^\t-\r ]+ P=local /.test(text)) {
    return undefined;
  }
  const account = authenticated.exec(text)?.[1];
  return account === undefined || !/ P=esmtps?a /.test(text) ? undefined : {address, account, cleaning: 'none'};
}

/** What kind of mail lfd takes an arrival for. */
function relayKind(line: string): {kind: string; from: string} | undefined {
  const {text, address} = readArrival(line) ?? {};
  if (text === undefined) {
    return undefined;
  }
  const local = / U=([^\t-\r ]+) P=local /.exec(text)?.[1];
  if (local !== undefined) {
    return {kind: 'LOCALRELAY', from: local};
  }
  if (address === undefined) {
    return undefined;
  }
  const kind =
    authenticator.test(text) && / P=esmtps?a /.test(text)
      ? 'AUTHRELAY'
      : / P=(?:smtp|esmtp|esmtps) /.test(text)
        ? 'RELAY'
        : undefined;
  if (kind === undefined) {
    return undefined;
  }
  return {kind: /^127\.|^::1$/.test(address) ? 'LOCALHOSTRELAY' : kind, from: address};
}

/** Who sent a mail of this kind of relay. */
export function relayedMail(line: string, wanted: string): Taken | undefined {
  const {kind, from} = relayKind(line) ?? {};
  if (kind !== wanted || from === undefined || ['root', 'mailnull', '0'].includes(from)) {
    return undefined;
  }
  return kind === 'LOCALRELAY' ? {account: from} : {address: from};
}
