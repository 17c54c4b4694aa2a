import {addressIn} from '../../model/address';
import {finding, type Finding} from './finding';

const otherWay = '/docs/locked-out/#what-do-you-see';
const counted = '/docs/usage/login-tracking/#how-many-failed-logins-lead-to-a-block';

/** Other programs, by the names of their chains and sets, which csf -g shows too. */
export const owners: readonly (readonly [RegExp, string])[] = [
  [/^(?:f2b|fail2ban)[-_]/i, 'Fail2ban'],
  [/crowdsec/i, 'CrowdSec'],
  [/imunify|^i360/i, 'Imunify360'],
  [/^ufw/i, 'UFW'],
  [/^(?:docker|br-)/i, 'Docker'],
];

type Program = readonly [form: RegExp, what: string, note: string, page: string];

/** Texts of other programs: form, author, what that means for csf, and the page. */
const programs: readonly Program[] = [
  ...(
    [
      [/fail2ban|^(?:.{0,60} )?\[[\w-]{1,40}\] (?:Restore )?(?:Ban|Unban|Found) [0-9a-f.:]+/i, 'Fail2ban'],
      [/crowdsec|\bcscli\b/i, 'CrowdSec'],
      [/imunify|\bi360\b/i, 'Imunify360'],
      [/cphulk|locked out because a brute force/i, 'cPHulk, the login protection of cPanel,'],
      [/bitninja/i, 'BitNinja'],
      [/denyhosts/i, 'DenyHosts'],
      [/sshguard/i, 'SSHGuard'],
      [/wordfence/i, 'Wordfence, a plugin of WordPress,'],
      [/brute[- ]force attack detected in service log|\bBFM\b/i, 'The brute force monitor of DirectAdmin'],
    ] as const
  ).map(([form, name]): Program => [
    form,
    `${name} wrote this text, not lfd.`,
    'If it blocked the address, lift the block there. csf does not know about it.',
    otherWay,
  ]),
  ...(
    [
      [/\[UFW (?:BLOCK|ALLOW|AUDIT|LIMIT BLOCK)[^\]]{0,20}\]/, 'UFW'],
      [/\b(?:FINAL_REJECT|STATE_INVALID_DROP|filter_(?:IN|FWD)[A-Za-z_]{0,40}(?:REJECT|DROP)):? /, 'firewalld'],
      [/\bShorewall6?:/, 'Shorewall'],
      [/\*\* (?:IN|OUT)_(?:TCP|UDP|ICMP)\b.{0,40}DROP \*\*|\*\* SANITY/, 'APF'],
    ] as const
  ).map(([form, name]): Program => [
    form,
    `This line is from ${name}, another firewall. csf did not write it.`,
    'Two firewalls on one server interfere with each other.',
    otherWay,
  ]),
  [
    /\bIN=\S* OUT=\S*.{0,400}\bSRC=/,
    'The kernel logged this packet for a rule of another firewall. The log lines of csf contain "Firewall:".',
    'Look for another firewall, or for rules of your own in csfpre.sh and csfpost.sh.',
    otherWay,
  ],
  [
    /\b(?:lfd|csf)\.service: .*(?:status=9\/KILL|oom-kill)/,
    'systemd reports that something killed lfd or csf from outside: the kernel when memory ran out, another program, or systemd after a stop that took too long.',
    'It is no error in csf.conf, and csf.error and lfd.log do not say why. Look at: journalctl -k | grep -i "out of memory"',
    '/docs/troubleshooting/#lfd-does-not-start-or-stops-again',
  ],
  [
    /\b(?:lfd|csf)\.service\b/,
    'systemd wrote this text about the service of csf or lfd.',
    'The reason for a failed start is in /etc/csf/csf.error and at the end of /var/log/lfd.log.',
    '/docs/troubleshooting/#lfd-does-not-start-or-stops-again',
  ],
  [
    /holding the xtables lock/,
    'iptables printed this: another program was changing the rules at the same time.',
    'With WAITLOCK = "1", csf waits for the other program.',
    '/docs/error-messages/#another-app-is-currently-holding-the-xtables-lock',
  ],
  [
    /^ip6?tables\S* v[\d.]+.{0,20}: can't initialize|^Perhaps ip6?tables or your kernel needs to be upgraded/,
    'iptables printed this: the kernel lacks a table that it needs.',
    'Without it, csf makes no rules. In a container, only the provider can add modules of the kernel.',
    '/docs/error-messages/#cant-initialize-ip6tables-table-cant-initialize-iptables-table',
  ],
  [
    /\b(?:avc: +denied|apparmor="DENIED")/i,
    'SELinux or AppArmor wrote this line, not lfd.',
    'It stopped a program on the server. It says nothing about a block by csf.',
    otherWay,
  ],
  ...(
    [
      [/\bsshd(?:-session|-auth)?\[\d+\]: /, 'sshd', 'LF_SSHD'],
      [
        /\b(?:dovecot|imapd?|imap-login|pop3-login|pop3d)(?:\[\d+\])?: /,
        'The IMAP or POP3 server',
        'LF_IMAPD or LF_POP3D',
      ],
      [
        /(?<![\w/.])postfix[\w-]*\/[\w/-]+\[\d+\]: |\bauthenticator failed for |\bexim\[\d+\]: |\bsendmail\[\d+\]: /,
        'The mail server',
        'LF_SMTPAUTH',
      ],
      [/(?<![\w/.])(?:pure-ftpd|proftpd|vsftpd)(?:\[\d+\]|: )/, 'The FTP server', 'LF_FTPD'],
      [/ModSecurity: /, 'ModSecurity', 'LF_MODSEC'],
      [/\bnamed\[\d+\]: /, 'The name server BIND', 'LF_BIND'],
      [/\b(?:cpaneld|whostmgrd|webmaild)\b.{0,200}FAILED LOGIN/, 'cPanel', 'LF_CPANEL'],
    ] as const
  ).map(([form, name, setting]): Program => [
    form,
    `${name} wrote this line, not lfd.`,
    `lfd reads such lines and counts the failures in them (${setting}). If it blocked an address, /var/log/lfd.log says so.`,
    counted,
  ]),
  [
    /\bpam_\w{2,20}\(\w+:auth\)/,
    'PAM, which checks passwords on the server, wrote this line, not lfd.',
    'If lfd blocked an address, /var/log/lfd.log says so.',
    counted,
  ],
  [
    /"(?:GET|POST|HEAD|PUT|OPTIONS) \S+ HTTP\/[\d.]+" \d{3} |\[(?:\w+:)?error\] .{0,80}\[client /,
    'The web server wrote this line, not lfd.',
    'If lfd blocked an address, /var/log/lfd.log says so.',
    counted,
  ],
  [
    /Connection (?:timed out|refused)|No route to host|Network is unreachable|Connection (?:closed|reset) by/i,
    'A client that could not connect printed this. It does not say what stopped it.',
    '"Refused" means that the server answered: the service is off, or a rule rejects. "Timed out" means that nothing answered, as with a block by csf.',
    otherWay,
  ],
  [
    /\bRay ID\b|\bcf-ray\b|Attention Required! \| Cloudflare|Error 10(?:06|07|08|15|20)\b/i,
    'This page is from Cloudflare. The block is there, not in csf.',
    'lfd sends its blocks to Cloudflare only with CF_ENABLE = "1".',
    '/docs/usage/cloudflare/#what-does-csf-still-block-behind-cloudflare',
  ],
];

/** Recognises a line that another program wrote; undefined for any other line. */
export function readOtherProgram(line: string): Finding | undefined {
  const program = programs.find(([form]) => form.test(line));
  if (program === undefined) {
    return undefined;
  }
  const [, what, note, page] = program;
  return finding({kind: 'other', what, notes: [note], address: addressIn(line), page});
}
