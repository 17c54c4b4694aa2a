import {addressIn} from './addressIn';
import {triggerOfProgram} from './triggers';

/** What the sentence says by which lfd explains a block, in its log, its lists and its mails. */
export type BlockMessage = {
  address?: string;
  /** As the sentence itself tells it; the word in brackets is more exact. */
  trigger?: string;
  /** "5 in the last 3600 seconds". */
  measure?: string;
  isCloudFlare: boolean;
  member?: string;
};

/** The forms of the sentence in lfd.pl (calls of ipblock, and lines 8461 and 8502). */
const forms: readonly (readonly [RegExp, string])[] = [
  [/^\(PERMBLOCK\) /, 'LF_PERMBLOCK_COUNT'],
  [/^\(NETBLOCK\) /, 'LF_NETBLOCK_COUNT'],
  [/^\*Port Scan\* detected from /, 'PS_LIMIT'],
  [/^\(CT\) IP /, 'CT_LIMIT'],
  [/^\(CT\) subnet /, 'CT_SUBNET_LIMIT'],
  [/^Cluster member /, 'LF_CLUSTER'],
  [/^UI: Invalid login attempts from /, 'UI_RETRY'],
  [/^\S{2,50} \(.{0,300}\), more than \d+ Apache 404 hits/, 'LF_APACHE_404'],
  [/^\S{2,50} \(.{0,300}\), more than \d+ Apache 403 hits/, 'LF_APACHE_403'],
  [/^\S{2,50} \(.{0,300}\), more than \d+ Apache 401 hits/, 'LF_APACHE_401'],
  [/^\S{2,50} \(.{0,300}\), \d+ distributed FTP Logins on account/, 'LF_DISTFTP'],
  [/^\S{2,50} \(.{0,300}\), \d+ distributed SMTP Logins on account/, 'LF_DISTSMTP'],
  [/^\S{2,50} \(.{0,300}\), \d+ distributed \S+ attacks on account/, 'LF_DISTATTACK'],
  [/^pop3d - \d+ logins in /, 'LT_POP3D'],
  [/^imapd - \d+ logins in /, 'LT_IMAPD'],
  [/^\S{2,50} \(.{0,300}\) RELAY limit exceeded/, 'RT_RELAY_LIMIT'],
  [/^\S{2,50} \(.{0,300}\) AUTHRELAY limit exceeded/, 'RT_AUTHRELAY_LIMIT'],
  [/^\S{2,50} \(.{0,300}\) POPRELAY limit exceeded/, 'RT_POPRELAY_LIMIT'],
];

const measures: readonly RegExp[] = [
  /: (\d+ in the last \d+) secs/,
  /(\d+ hits in the last \d+) sec/,
  /(more than \d+ (?:temp )?blocks in the last \d+) secs/,
  /(\d+ distributed [A-Za-z0-9_]+ (?:attacks|Logins)) on account/,
  /(more than \d+ Apache \d+ hits in the last \d+) secs/,
  /(\d+ logins in \d+) secs/,
  /found to have (\d+ connections)/,
];

/** Reads the sentence; undefined for text that lfd does not write. */
export function readBlockMessage(message: string): BlockMessage | undefined {
  const trigger = forms.find(([form]) => form.test(message))?.[1] ?? triggerOfPrograms(message);
  if (trigger === undefined) {
    return undefined;
  }
  const isCluster = trigger === 'LF_CLUSTER';
  const orders = /^Cluster member (\S+) said, (?:TEMP)?DENY (\S+),/.exec(message);
  const measure = measures.map((form) => form.exec(message)?.[1]).find((found) => found !== undefined);
  return {
    address: isCluster ? addressIn(orders?.[2] ?? '') : addressIn(withoutPrograms(message)),
    trigger: trigger === '' ? undefined : trigger,
    measure: measure === undefined ? undefined : /\d$/.test(measure) ? `${measure} seconds` : measure,
    isCloudFlare: message.includes('(CF_ENABLE)'),
    member: isCluster ? addressIn(orders?.[1] ?? '') : undefined,
  };
}

/** "(sshd) Failed SSH login from …": the programs in brackets; an empty text for one that is not built in. */
function triggerOfPrograms(message: string): string | undefined {
  const programs = /^\(([A-Za-z0-9_,.-]{1,200})\) .{1,200} \S+ \(.{0,300}\): \d+ in the last \d+ secs/.exec(
    message,
  )?.[1];
  if (programs === undefined) {
    return undefined;
  }
  return programs.includes(',') ? 'LF_TRIGGER' : (triggerOfProgram.get(programs) ?? 'LF_CUSTOMTRIGGER');
}

function withoutPrograms(message: string): string {
  return message.replace(/^\([^)]*\) /, '');
}
