/** A reason for a block, by the word in brackets behind it. */
export type Trigger = {
  /** What the address did, behind "lfd blocked 203.0.113.7": "for failed SSH logins". */
  cause: string;
  setting?: string;
  page: string;
  /** The setting that says how long the block lasts, if there is one. */
  lasts?: string;
  /** What to do about it, in front of the setting. */
  advice: string;
};

const limits = 'Raise the limit, or correct what the client does: a stored password, a program that tries too often.';
const manyAddresses = 'If the account does not belong to many people, change its password. Or raise the limit.';

const logins = '/docs/usage/login-tracking/#how-many-failed-logins-lead-to-a-block';

function login(service: string, setting: string): Trigger {
  return {cause: `for failed ${service} logins`, setting, page: logins, lasts: `${setting}_PERM`, advice: limits};
}

function apache(code: string): Trigger {
  return {
    cause: `for too many web requests that ended with error ${code}`,
    setting: `LF_APACHE_${code}`,
    page: logins,
    lasts: `LF_APACHE_${code}_PERM`,
    advice: 'Correct the links and pages that end with this error, or raise the limit.',
  };
}

function relay(type: string, cause: string): Trigger {
  return {
    cause,
    setting: `RT_${type}_LIMIT`,
    page: '/docs/usage/outgoing-spam/#block-the-sender-automatically',
    lasts: `RT_${type}_BLOCK`,
    advice: 'Find what sends: a mailing list, a form, a stolen password. If the mails are wanted, raise the limit.',
  };
}

/** Every word that lfd puts in brackets (lfd.pl, lines 1742 to 1773 and the calls of ipblock). */
export const triggers: ReadonlyMap<string, Trigger> = new Map<string, Trigger>([
  ['LF_SSHD', login('SSH', 'LF_SSHD')],
  ['LF_FTPD', login('FTP', 'LF_FTPD')],
  ['LF_SMTPAUTH', login('SMTP AUTH', 'LF_SMTPAUTH')],
  ['LF_POP3D', login('POP3', 'LF_POP3D')],
  ['LF_IMAPD', login('IMAP', 'LF_IMAPD')],
  ['LF_HTACCESS', login('web page', 'LF_HTACCESS')],
  ['LF_CPANEL', login('cPanel, WHM or webmail', 'LF_CPANEL')],
  ['LF_DIRECTADMIN', login('DirectAdmin', 'LF_DIRECTADMIN')],
  ['LF_INTERWORX', login('InterWorx', 'LF_INTERWORX')],
  ['LF_CWP', login('CWP', 'LF_CWP')],
  ['LF_VESTA', login('VestaCP', 'LF_VESTA')],
  ['LF_WEBMIN', login('Webmin', 'LF_WEBMIN')],
  [
    'LF_EXIMSYNTAX',
    {
      cause: 'for syntax errors in its talk with Exim',
      setting: 'LF_EXIMSYNTAX',
      page: logins,
      lasts: 'LF_EXIMSYNTAX_PERM',
      advice: 'Correct the program that talks to Exim, or raise the limit.',
    },
  ],
  [
    'LF_MODSEC',
    {
      cause: 'for requests that a ModSecurity rule stopped',
      setting: 'LF_MODSEC',
      page: logins,
      lasts: 'LF_MODSEC_PERM',
      advice:
        'Look up the rule in the log of ModSecurity. If it is wrong, switch that rule off for the page; or raise the limit.',
    },
  ],
  [
    'LF_BIND',
    {
      cause: 'for name server requests that BIND denied',
      setting: 'LF_BIND',
      page: logins,
      lasts: 'LF_BIND_PERM',
      advice: 'Correct the name server or the program that asks, or raise the limit.',
    },
  ],
  [
    'LF_SUHOSIN',
    {
      cause: 'for alerts of Suhosin',
      setting: 'LF_SUHOSIN',
      page: logins,
      lasts: 'LF_SUHOSIN_PERM',
      advice: 'Correct what the page sends or what Suhosin allows, or raise the limit.',
    },
  ],
  [
    'LF_QOS',
    {
      cause: 'for requests that mod_qos stopped',
      setting: 'LF_QOS',
      page: logins,
      lasts: 'LF_QOS_PERM',
      advice: 'Loosen the limits of mod_qos, or raise this one.',
    },
  ],
  [
    'LF_SYMLINK',
    {
      cause: 'for symlink race attempts',
      setting: 'LF_SYMLINK',
      page: logins,
      lasts: 'LF_SYMLINK_PERM',
      advice: 'Correct the link and the rights of the account, or raise the limit.',
    },
  ],
  [
    'LF_TRIGGER',
    {
      cause: 'for failed logins of all services together',
      setting: 'LF_TRIGGER',
      page: logins,
      lasts: 'LF_TRIGGER_PERM',
      advice: limits,
    },
  ],
  [
    'LF_CUSTOMTRIGGER',
    {
      cause: 'by a pattern in regex.custom.pm',
      page: '/docs/usage/custom-log-rules/#what-do-the-seven-values-mean',
      advice: limits,
    },
  ],
  [
    'LF_DISTATTACK',
    {
      cause: 'for failed logins to one account from many addresses',
      setting: 'LF_DISTATTACK',
      page: '/docs/usage/login-tracking/#stop-attacks-that-come-from-many-addresses',
      advice: 'Switch this check off.',
    },
  ],
  [
    'LF_DISTFTP',
    {
      cause: 'for FTP logins to one account from many addresses',
      setting: 'LF_DISTFTP',
      page: '/docs/usage/login-tracking/#stop-attacks-that-come-from-many-addresses',
      lasts: 'LF_DISTFTP_PERM',
      advice: manyAddresses,
    },
  ],
  [
    'LF_DISTSMTP',
    {
      cause: 'for SMTP logins to one account from many addresses',
      setting: 'LF_DISTSMTP',
      page: '/docs/usage/login-tracking/#stop-attacks-that-come-from-many-addresses',
      lasts: 'LF_DISTSMTP_PERM',
      advice: manyAddresses,
    },
  ],
  ['LF_APACHE_404', apache('404')],
  ['LF_APACHE_403', apache('403')],
  ['LF_APACHE_401', apache('401')],
  ...(['POP3D', 'IMAPD'] as const).map((service): [string, Trigger] => [
    `LT_${service}`,
    {
      cause: `for too many ${service.slice(0, -1)} logins in an hour`,
      setting: `LT_${service}`,
      page: '/docs/usage/login-tracking/#limit-pop3-and-imap-logins-per-hour',
      advice: 'Let the mail programs look less often, or raise the limit.',
    },
  ]),
  [
    'PS_LIMIT',
    {
      cause: 'for a port scan',
      setting: 'PS_LIMIT',
      page: '/docs/usage/port-scan-tracking/#why-is-a-visitor-blocked-who-did-not-scan',
      lasts: 'PS_BLOCK_TIME',
      advice: 'Open the port that the client needs, take ports out of PS_PORTS, or raise the limit.',
    },
  ],
  [
    'CT_LIMIT',
    {
      cause: 'for too many open connections',
      setting: 'CT_LIMIT',
      page: '/docs/usage/connection-tracking/#how-does-ct_limit-count',
      lasts: 'CT_BLOCK_TIME',
      advice:
        'Browsers, proxies and offices open many connections at once. Raise the limit, or count fewer connections with CT_PORTS or CT_STATES.',
    },
  ],
  [
    'CT_SUBNET_LIMIT',
    {
      cause: 'for too many open connections of the network together',
      setting: 'CT_SUBNET_LIMIT',
      page: '/docs/usage/connection-tracking/#how-does-ct_limit-count',
      lasts: 'CT_BLOCK_TIME',
      advice:
        'Offices and mobile networks share a network. Raise the limit, or count fewer connections with CT_PORTS or CT_STATES.',
    },
  ],
  ['RT_RELAY_LIMIT', relay('RELAY', 'for delivering too many mails in an hour')],
  ['RT_AUTHRELAY_LIMIT', relay('AUTHRELAY', 'for sending too many mails after a login in an hour')],
  ['RT_POPRELAY_LIMIT', relay('POPRELAY', 'for sending too many mails after a POP3 login in an hour')],
  [
    'UI_RETRY',
    {
      cause: 'for failed logins to the web interface of csf',
      setting: 'UI_RETRY',
      page: '/docs/usage/user-interface/#what-happens-after-too-many-failed-logins',
      advice: 'Correct the stored password of the browser, or raise the limit.',
    },
  ],
  [
    'LF_CLUSTER',
    {
      cause: 'because another server of the cluster asked for it',
      setting: 'CLUSTER_RECVFROM',
      page: '/docs/usage/lfd-clustering/#how-does-a-block-reach-the-other-servers',
      advice: 'Change which servers may order blocks here.',
    },
  ],
  [
    'LF_PERMBLOCK_COUNT',
    {
      cause: 'for good, after several temporary blocks',
      setting: 'LF_PERMBLOCK_COUNT',
      page: '/docs/usage/temporary-blocks/#when-does-a-temporary-block-become-permanent',
      advice: 'Look up in lfd.log why the temporary blocks were made, and correct that. Or raise the number.',
    },
  ],
  [
    'LF_NETBLOCK_COUNT',
    {
      cause: 'for good, after blocks of several addresses in it',
      setting: 'LF_NETBLOCK_COUNT',
      page: '/docs/usage/temporary-blocks/#when-does-lfd-block-a-whole-network',
      advice: 'Allow your own address with csf -a; that wins over the block of its network. Or raise the number.',
    },
  ],
]);

/** The trigger of each program name that stands in front of a message (dochecks in lfd.pl). */
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
