import {services} from '../../model/services';

/** The reason for a block, by the word in brackets at its end. */
export type Trigger = {
  /** What the address did, after "lfd blocked 203.0.113.7": "for failed SSH logins". */
  cause: string;
  setting?: string;
  page: string;
  /** The setting that says how long the block lasts, if there is one. */
  lasts?: string;
  /** The setting that makes all these blocks permanent, and `lasts` do nothing. */
  permanent?: string;
  /** What to do about it, before the name of the setting. */
  advice: string;
};

const limits = 'Raise the limit, or fix the cause on the client: a stored password, a program that tries too often.';
const manyAddresses = 'Unless many people share the account, change its password. Or raise the limit.';

const logins = '/docs/usage/login-tracking/#how-many-failed-logins-lead-to-a-block';
const relays = '/docs/usage/outgoing-spam/#block-the-sender-automatically';
const senders =
  'Find the sender: a mailing list, a form, a stolen password. If you want these emails, raise the limit.';

type Row = readonly [
  name: string,
  cause: string,
  advice: string,
  page: string,
  setting?: string,
  lasts?: string,
  permanent?: string,
];

const serviceAdvice: Readonly<Record<string, string>> = {
  eximsyntax: 'Fix the program that talks to Exim, or raise the limit.',
  mod_security:
    'Look up the rule in the ModSecurity log. If it is wrong, switch it off for the page. Or raise the limit.',
  bind: 'Fix the name server or the program that asks, or raise the limit.',
  suhosin: 'Fix what the page sends or what Suhosin allows, or raise the limit.',
  mod_qos: 'Loosen the limits of mod_qos, or raise this one.',
  symlink: 'Fix the link and the permissions of the account, or raise the limit.',
};

const serviceRows = services.map(({name, setting, lasts, failures, isShipped}): Row => {
  const row = [setting, `for ${failures}`, serviceAdvice[name] ?? limits, logins] as const;
  return isShipped ? [...row, setting, lasts] : row;
});

// One line a row keeps the table readable.
// prettier-ignore
const rows: readonly Row[] = [
  ...serviceRows,
  ['LF_TRIGGER', 'for failed logins of all services together', limits, logins, 'LF_TRIGGER', 'LF_TRIGGER_PERM'],
  ['LF_CUSTOMTRIGGER', 'by a pattern in regex.custom.pm', limits, '/docs/usage/custom-log-rules/#what-do-the-seven-values-mean', undefined],
  ['LF_DISTATTACK', 'for failed logins to one account from many addresses', 'Switch this check off.', '/docs/usage/login-tracking/#stop-attacks-that-come-from-many-addresses', 'LF_DISTATTACK'],
  ['LF_DISTFTP', 'for FTP logins to one account from many addresses', manyAddresses, '/docs/usage/login-tracking/#stop-attacks-that-come-from-many-addresses', 'LF_DISTFTP', 'LF_DISTFTP_PERM'],
  ['LF_DISTSMTP', 'for SMTP logins to one account from many addresses', manyAddresses, '/docs/usage/login-tracking/#stop-attacks-that-come-from-many-addresses', 'LF_DISTSMTP', 'LF_DISTSMTP_PERM'],
  ['LF_APACHE_404', 'for too many web requests that ended with error 404', 'Fix the links and pages that cause this error, or raise the limit.', logins, 'LF_APACHE_404', 'LF_APACHE_404_PERM'],
  ['LF_APACHE_403', 'for too many web requests that ended with error 403', 'Fix the links and pages that cause this error, or raise the limit.', logins, 'LF_APACHE_403', 'LF_APACHE_403_PERM'],
  ['LF_APACHE_401', 'for too many web requests that ended with error 401', 'Fix the links and pages that cause this error, or raise the limit.', logins, 'LF_APACHE_401', 'LF_APACHE_401_PERM'],
  ['LT_POP3D', 'for too many POP3 logins in an hour', 'Let the mail programs check less often, or raise the limit.', '/docs/usage/login-tracking/#limit-pop3-and-imap-logins-per-hour', 'LT_POP3D'],
  ['LT_IMAPD', 'for too many IMAP logins in an hour', 'Let the mail programs check less often, or raise the limit.', '/docs/usage/login-tracking/#limit-pop3-and-imap-logins-per-hour', 'LT_IMAPD'],
  ['PS_LIMIT', 'for a port scan', 'Open the port that the client needs, remove ports from PS_PORTS, or raise the limit.', '/docs/usage/port-scan-tracking/#why-is-a-visitor-blocked-who-did-not-scan', 'PS_LIMIT', 'PS_BLOCK_TIME', 'PS_PERMANENT'],
  ['CT_LIMIT', 'for too many open connections', 'Browsers, proxies and offices open many connections at once. Raise the limit, or count fewer connections with CT_PORTS or CT_STATES.', '/docs/usage/connection-tracking/#how-does-ct_limit-count', 'CT_LIMIT', 'CT_BLOCK_TIME', 'CT_PERMANENT'],
  ['CT_SUBNET_LIMIT', 'for too many open connections from the whole network', 'Offices and mobile networks share a network. Raise the limit, or count fewer connections with CT_PORTS or CT_STATES.', '/docs/usage/connection-tracking/#how-does-ct_limit-count', 'CT_SUBNET_LIMIT', 'CT_BLOCK_TIME', 'CT_PERMANENT'],
  ['RT_RELAY_LIMIT', 'for delivering too many emails in an hour', senders, relays, 'RT_RELAY_LIMIT', 'RT_RELAY_BLOCK'],
  ['RT_AUTHRELAY_LIMIT', 'for sending too many emails after a login in an hour', senders, relays, 'RT_AUTHRELAY_LIMIT', 'RT_AUTHRELAY_BLOCK'],
  ['RT_POPRELAY_LIMIT', 'for sending too many emails after a POP3 login in an hour', senders, relays, 'RT_POPRELAY_LIMIT', 'RT_POPRELAY_BLOCK'],
  ['UI_RETRY', 'for failed logins to the web interface of csf', 'Fix the password that the browser stores, or raise the limit.', '/docs/usage/user-interface/#what-happens-after-too-many-failed-logins', 'UI_RETRY'],
  ['LF_CLUSTER', 'because another server of the cluster asked for it', 'Change which servers may send blocks to this one.', '/docs/usage/lfd-clustering/#how-does-a-block-reach-the-other-servers', 'CLUSTER_RECVFROM'],
  ['LF_PERMBLOCK_COUNT', 'permanently, after several temporary blocks', 'Find the cause of the temporary blocks in lfd.log and fix it. Or raise the number.', '/docs/usage/temporary-blocks/#when-does-a-temporary-block-become-permanent', 'LF_PERMBLOCK_COUNT'],
  ['LF_NETBLOCK_COUNT', 'permanently, after blocks of several of its addresses', 'Allow your own address with csf -a, which wins over the block of its network. Or raise the number.', '/docs/usage/temporary-blocks/#when-does-lfd-block-a-whole-network', 'LF_NETBLOCK_COUNT'],
];

/** Every word that lfd puts in brackets (lfd.pl lines 1742 to 1773 and the calls of ipblock). */
export const triggers: ReadonlyMap<string, Trigger> = new Map(
  rows.map(([name, cause, advice, page, setting, lasts, permanent]) => [
    name,
    {cause, advice, page, setting, lasts, permanent},
  ]),
);
