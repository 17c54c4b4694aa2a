import {serviceNamed} from '../services';
import {addressIn, checked} from './addressIn';

/** The content of the sentence with which lfd explains a block in its log, lists, emails and reports. */
export type BlockMessage = {
  address?: string;
  /** The trigger that the sentence names; the word in brackets is more exact. */
  trigger?: string;
  /** "5 in the last 3600 seconds". */
  measure?: string;
  isCloudFlare: boolean;
  member?: string;
};

// What lfd prints for an address: alone, or with country and host name, which can contain brackets too.
const who = String.raw`([0-9a-f.:]{2,45}(?:\/\d{1,3})?|\S{2,50})(?: \(.{0,300}\))?`;

/** The forms of the sentence in lfd.pl (calls of ipblock, and lines 8461 and 8502). Pastes often lose the asterisks. */
const forms: readonly (readonly [RegExp, string])[] = (
  [
    [String.raw`\(PERMBLOCK\) ${who} has had`, 'LF_PERMBLOCK_COUNT'],
    [String.raw`\(NETBLOCK\) ${who} has had`, 'LF_NETBLOCK_COUNT'],
    [String.raw`\*?Port Scan\*? detected from ${who}`, 'PS_LIMIT'],
    [String.raw`\(CT\) IP ${who}`, 'CT_LIMIT'],
    [String.raw`\(CT\) subnet ${who}`, 'CT_SUBNET_LIMIT'],
    [String.raw`UI: Invalid login attempts from ${who}`, 'UI_RETRY'],
    [String.raw`${who}, more than \d+ Apache 404 hits`, 'LF_APACHE_404'],
    [String.raw`${who}, more than \d+ Apache 403 hits`, 'LF_APACHE_403'],
    [String.raw`${who}, more than \d+ Apache 401 hits`, 'LF_APACHE_401'],
    [String.raw`${who}, \d+ distributed FTP Logins on account`, 'LF_DISTFTP'],
    [String.raw`${who}, \d+ distributed SMTP Logins on account`, 'LF_DISTSMTP'],
    [String.raw`${who}, \d+ distributed \S+ attacks on account`, 'LF_DISTATTACK'],
    [String.raw`pop3d - \d+ logins in \d+ secs from ${who}`, 'LT_POP3D'],
    [String.raw`imapd - \d+ logins in \d+ secs from ${who}`, 'LT_IMAPD'],
    [String.raw`${who} RELAY limit exceeded`, 'RT_RELAY_LIMIT'],
    [String.raw`${who} AUTHRELAY limit exceeded`, 'RT_AUTHRELAY_LIMIT'],
    [String.raw`${who} POPRELAY limit exceeded`, 'RT_POPRELAY_LIMIT'],
  ] as const
).map(([form, trigger]) => [new RegExp(`^${form}`, 'i'), trigger]);

const measures: readonly RegExp[] = [
  /: (\d+ in the last \d+) secs/,
  /(\d+ hits in the last \d+) sec/,
  /(more than \d+ (?:temp )?blocks in the last \d+) secs/,
  /(\d+ distributed [A-Za-z0-9_]+ (?:attacks|Logins)) on account/,
  /(more than \d+ Apache \d+ hits in the last \d+) secs/,
  /(\d+ logins in \d+) secs/,
  /found to have (\d+ connections)/,
];

/** Reads a text that begins with the sentence; undefined for text that lfd does not write. */
export function readBlockMessage(message: string): BlockMessage | undefined {
  const found = readOrder(message) ?? readForm(message) ?? readPrograms(message);
  if (found === undefined) {
    return undefined;
  }
  const measure = measures.map((form) => form.exec(message)?.[1]).find((one) => one !== undefined);
  return {
    ...found,
    measure: measure === undefined ? undefined : /\d$/.test(measure) ? `${measure} seconds` : measure,
    isCloudFlare: message.includes('(CF_ENABLE)'),
  };
}

// Where the sentence can begin: a program in brackets, one of the fixed words, or an address.
const beginnings =
  /(?:\b\d{1,6} )?\([A-Za-z0-9_,.-]{1,200}\) |\*?Port Scan\*? detected|Cluster member |(?:pop3d|imapd) - |UI: Invalid|(?<![\w.:])[0-9a-f.:]{3,45}(?: \(|, | (?:AUTH|POP)?RELAY)/gi;

/** The sentence inside a longer text, such as a hoster's page or an abuse report. */
export function findBlockMessage(text: string): {message: BlockMessage; rest: string} | undefined {
  let tries = 0;
  for (const {index} of text.matchAll(beginnings)) {
    const rest = text.slice(index);
    const message = readBlockMessage(rest);
    if (message !== undefined) {
      return {message, rest};
    }
    // A text that is full of beginnings is not from lfd.
    if (++tries === 8) {
      break;
    }
  }
  return undefined;
}

type Known = Pick<BlockMessage, 'address' | 'trigger' | 'member'>;

function readForm(message: string): Known | undefined {
  for (const [form, trigger] of forms) {
    const address = form.exec(message)?.[1];
    if (address !== undefined) {
      return {trigger, address: checked(address) ?? addressIn(address)};
    }
  }
  return undefined;
}

/** "Cluster member 203.0.113.20 (…) said, DENY 198.51.100.9, Reason:[…]": the address after DENY is the blocked one. */
function readOrder(message: string): Known | undefined {
  const [, member, address] =
    /^Cluster member (\S+)(?: \(.{0,300}?\))? said, (?:TEMP)?DENY ([^\s,]+),/.exec(message) ?? [];
  return member === undefined
    ? undefined
    : {trigger: 'LF_CLUSTER', member: checked(member), address: checked(address!)};
}

/** "(sshd) Failed SSH login from …": the programs in brackets, and the address before the count. */
function readPrograms(message: string): Known | undefined {
  const [, programs, reason] = /^\(([A-Za-z0-9_,.-]{1,200})\) (.{1,600}): \d+ in the last \d+ secs/.exec(message) ?? [];
  if (programs === undefined) {
    return readOldPrograms(message);
  }
  // The words of a custom pattern can contain another address: lfd puts the one that it blocks last.
  const address = /.* ([0-9a-f.:]{2,45}(?:\/\d{1,3})?)(?: \(.*\))?$/i.exec(reason!)?.[1];
  return {trigger: triggerOfPrograms(programs), address: checked(address ?? '')};
}

/** "5 (sshd) login failures from …", as old versions of csf wrote it. */
function readOldPrograms(message: string): Known | undefined {
  const [, programs, address] =
    /^\d{1,6} \(([A-Za-z0-9_,.-]{1,200})\) .{0,60}?(?:from|by) ([0-9a-f.:]{2,45})(?: \(.{0,300}\))?,? in the last \d+ secs/i.exec(
      message,
    ) ?? [];
  return programs === undefined ? undefined : {trigger: triggerOfPrograms(programs), address: checked(address!)};
}

/** The trigger of "sshd" or "cpanel,imapd", as log lines and mails name the programs. */
export function triggerOfPrograms(programs: string): string {
  return programs.includes(',') ? 'LF_TRIGGER' : (serviceNamed(programs)?.setting ?? 'LF_CUSTOMTRIGGER');
}
