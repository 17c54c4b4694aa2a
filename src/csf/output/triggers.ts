/** The reason for a block, by the word in brackets at its end. */
export type Trigger = {
  /** What the address did, after "lfd blocked 203.0.113.7": "for failed SSH logins". */
  cause: string;
  setting?: string;
  page: string;
  /** The setting that says how long the block lasts, if there is one. */
  lasts?: string;
  /** What to do about it, before the name of the setting. */
  advice: string;
};

const limits = 'Raise the limit, or fix the cause on the client: a stored password, a program that tries too often.';
const manyAddresses = 'Unless many people share the account, change its password. Or raise the limit.';

const logins = '/docs/usage/login-tracking/#how-many-failed-logins-lead-to-a-block';
const relays = '/docs/usage/outgoing-spam/#block-the-sender-automatically';
const senders =
  'Find the sender: a mailing list, a form, a stolen password. If you want these emails, raise the limit.';

type Row = readonly [name: string, cause: string, advice: string, page: string, setting?: string, lasts?: string];

// One line a row keeps the table readable.
// prettier-ignore
const rows: readonly Row[] = [
  ['LF_SSHD', 'for failed SSH logins', limits, logins, 'LF_SSHD', 'LF_SSHD_PERM'],
  ['LF_FTPD', 'for failed FTP logins', limits, logins, 'LF_FTPD', 'LF_FTPD_PERM'],
  ['LF_SMTPAUTH', 'for failed SMTP AUTH logins', limits, logins, 'LF_SMTPAUTH', 'LF_SMTPAUTH_PERM'],
  ['LF_POP3D', 'for failed POP3 logins', limits, logins, 'LF_POP3D', 'LF_POP3D_PERM'],
  ['LF_IMAPD', 'for failed IMAP logins', limits, logins, 'LF_IMAPD', 'LF_IMAPD_PERM'],
  ['LF_HTACCESS', 'for failed web page logins', limits, logins, 'LF_HTACCESS', 'LF_HTACCESS_PERM'],
  ['LF_CPANEL', 'for failed cPanel, WHM or webmail logins', limits, logins, 'LF_CPANEL', 'LF_CPANEL_PERM'],
  ['LF_DIRECTADMIN', 'for failed DirectAdmin logins', limits, logins, 'LF_DIRECTADMIN', 'LF_DIRECTADMIN_PERM'],
  ['LF_INTERWORX', 'for failed InterWorx logins', limits, logins, 'LF_INTERWORX', 'LF_INTERWORX_PERM'],
  ['LF_CWP', 'for failed CWP logins', limits, logins, 'LF_CWP', 'LF_CWP_PERM'],
  ['LF_VESTA', 'for failed VestaCP logins', limits, logins, 'LF_VESTA', 'LF_VESTA_PERM'],
  ['LF_WEBMIN', 'for failed Webmin logins', limits, logins, 'LF_WEBMIN', 'LF_WEBMIN_PERM'],
  ['LF_EXIMSYNTAX', 'for syntax errors in its commands to Exim', 'Fix the program that talks to Exim, or raise the limit.', logins, 'LF_EXIMSYNTAX', 'LF_EXIMSYNTAX_PERM'],
  ['LF_MODSEC', 'for requests that a ModSecurity rule stopped', 'Look up the rule in the ModSecurity log. If it is wrong, switch it off for the page. Or raise the limit.', logins, 'LF_MODSEC', 'LF_MODSEC_PERM'],
  ['LF_BIND', 'for name server requests that BIND denied', 'Fix the name server or the program that asks, or raise the limit.', logins, 'LF_BIND', 'LF_BIND_PERM'],
  ['LF_SUHOSIN', 'for Suhosin alerts', 'Fix what the page sends or what Suhosin allows, or raise the limit.', logins, 'LF_SUHOSIN', 'LF_SUHOSIN_PERM'],
  ['LF_QOS', 'for requests that mod_qos stopped', 'Loosen the limits of mod_qos, or raise this one.', logins, 'LF_QOS', 'LF_QOS_PERM'],
  ['LF_SYMLINK', 'for symlink race attempts', 'Fix the link and the permissions of the account, or raise the limit.', logins, 'LF_SYMLINK', 'LF_SYMLINK_PERM'],
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
  ['PS_LIMIT', 'for a port scan', 'Open the port that the client needs, remove ports from PS_PORTS, or raise the limit.', '/docs/usage/port-scan-tracking/#why-is-a-visitor-blocked-who-did-not-scan', 'PS_LIMIT', 'PS_BLOCK_TIME'],
  ['CT_LIMIT', 'for too many open connections', 'Browsers, proxies and offices open many connections at once. Raise the limit, or count fewer connections with CT_PORTS or CT_STATES.', '/docs/usage/connection-tracking/#how-does-ct_limit-count', 'CT_LIMIT', 'CT_BLOCK_TIME'],
  ['CT_SUBNET_LIMIT', 'for too many open connections from the whole network', 'Offices and mobile networks share a network. Raise the limit, or count fewer connections with CT_PORTS or CT_STATES.', '/docs/usage/connection-tracking/#how-does-ct_limit-count', 'CT_SUBNET_LIMIT', 'CT_BLOCK_TIME'],
  ['RT_RELAY_LIMIT', 'for delivering too many emails in an hour', senders, relays, 'RT_RELAY_LIMIT', 'RT_RELAY_BLOCK'],
  ['RT_AUTHRELAY_LIMIT', 'for sending too many emails after a login in an hour', senders, relays, 'RT_AUTHRELAY_LIMIT', 'RT_AUTHRELAY_BLOCK'],
  ['RT_POPRELAY_LIMIT', 'for sending too many emails after a POP3 login in an hour', senders, relays, 'RT_POPRELAY_LIMIT', 'RT_POPRELAY_BLOCK'],
  ['UI_RETRY', 'for failed logins to the web interface of csf', 'Fix the password that the browser stores, or raise the limit.', '/docs/usage/user-interface/#what-happens-after-too-many-failed-logins', 'UI_RETRY'],
  ['LF_CLUSTER', 'because another server of the cluster asked for it', 'Change which servers may send blocks to this one.', '/docs/usage/lfd-clustering/#how-does-a-block-reach-the-other-servers', 'CLUSTER_RECVFROM'],
  ['LF_PERMBLOCK_COUNT', 'permanently, after several temporary blocks', 'Find the cause of the temporary blocks in lfd.log and fix it. Or raise the number.', '/docs/usage/temporary-blocks/#when-does-a-temporary-block-become-permanent', 'LF_PERMBLOCK_COUNT'],
  ['LF_NETBLOCK_COUNT', 'permanently, after blocks of several of its addresses', 'Allow your own address with csf -a, which wins over the block of its network. Or raise the number.', '/docs/usage/temporary-blocks/#when-does-lfd-block-a-whole-network', 'LF_NETBLOCK_COUNT'],
];

/** Every word that lfd puts in brackets (lfd.pl, lines 1742 to 1773 and the calls of ipblock). */
export const triggers: ReadonlyMap<string, Trigger> = new Map(
  rows.map(([name, cause, advice, page, setting, lasts]) => [name, {cause, advice, page, setting, lasts}]),
);

/** The trigger of each program name before a message (dochecks in lfd.pl). */
export const triggerOfProgram: ReadonlyMap<string, string> = new Map([
  ['sshd', 'LF_SSHD'],
  ['pop3d', 'LF_POP3D'],
  ['imapd', 'LF_IMAPD'],
  ['ftpd', 'LF_FTPD'],
  ['smtpauth', 'LF_SMTPAUTH'],
  ['eximsyntax', 'LF_EXIMSYNTAX'],
  ['htpasswd', 'LF_HTACCESS'],
  ['mod_security', 'LF_MODSEC'],
  ['bind', 'LF_BIND'],
  ['suhosin', 'LF_SUHOSIN'],
  ['cpanel', 'LF_CPANEL'],
  ['whm', 'LF_CPANEL'],
  ['webmail', 'LF_CPANEL'],
  ['directadmin', 'LF_DIRECTADMIN'],
  ['interworx', 'LF_INTERWORX'],
  ['cwp', 'LF_CWP'],
  ['vesta', 'LF_VESTA'],
  ['webmin', 'LF_WEBMIN'],
  ['mod_qos', 'LF_QOS'],
  ['symlink', 'LF_SYMLINK'],
]);
