import {addressIn} from './addressIn';
import {finding, type Finding} from './finding';

const otherWay = '/docs/locked-out/#is-it-the-firewall-at-all';
const counted = '/docs/usage/login-tracking/#how-many-failed-logins-lead-to-a-block';

/** Other programs, by the names of their chains and sets, which csf -g shows too. */
export const owners: readonly (readonly [RegExp, string])[] = [
  [/^(?:f2b|fail2ban)[-_]/i, 'Fail2ban'],
  [/crowdsec/i, 'CrowdSec'],
  [/imunify|^i360/i, 'Imunify360'],
  [/^ufw/i, 'UFW'],
  [/^(?:docker|br-)/i, 'Docker'],
];

/** Texts of other programs: form, what wrote it, what that means beside csf, and the page. */
const programs: readonly (readonly [form: RegExp, what: string, note: string, page: string])[] = [
  ...(
    [
      [/fail2ban|^(?:.{0,60} )?\[[\w-]{1,40}\] (?:Restore )?(?:Ban|Unban|Found) [0-9a-f.:]+/i, 'Fail2ban'],
      [/crowdsec|\bcscli\b/i, 'CrowdSec'],
      [/imunify|\bi360\b/i, 'Imunify360'],
      [/cphulk/i, 'cPHulk, the login protection of cPanel,'],
      [/bitninja/i, 'BitNinja'],
      [/denyhosts/i, 'DenyHosts'],
      [/sshguard/i, 'SSHGuard'],
      [/wordfence/i, 'Wordfence, a plugin of WordPress,'],
      [/brute[- ]force attack detected in service log|\bBFM\b/i, 'the brute force monitor of DirectAdmin'],
    ] as const
  ).map(
    ([form, name]) =>
      [
        form,
        `This text is of ${name.replace(/,$/, '')}. lfd did not write it.`,
        `A block by it is lifted there; csf does not know of it.`,
        otherWay,
      ] as const,
  ),
  ...(
    [
      [/\[UFW (?:BLOCK|ALLOW|AUDIT|LIMIT BLOCK)[^\]]{0,20}\]/, 'UFW'],
      [/\b(?:FINAL_REJECT|STATE_INVALID_DROP|filter_(?:IN|FWD)[A-Za-z_]{0,40}(?:REJECT|DROP)):? /, 'firewalld'],
      [/\bShorewall6?:/, 'Shorewall'],
      [/\*\* (?:IN|OUT)_(?:TCP|UDP|ICMP)\b.{0,40}DROP \*\*|\*\* SANITY/, 'APF'],
    ] as const
  ).map(
    ([form, name]) =>
      [
        form,
        `This line is of ${name}, another firewall. csf did not write it.`,
        "Two firewalls on one server stand in each other's way.",
        otherWay,
      ] as const,
  ),
  [
    /\bIN=\S* OUT=\S*.{0,400}\bSRC=/,
    'The kernel wrote this line for a rule of another firewall. The lines of csf begin with "Firewall:".',
    'Look for another firewall, or for rules in csfpre.sh and csfpost.sh.',
    otherWay,
  ],
  [
    /\b(?:avc: +denied|apparmor="DENIED")/i,
    'SELinux or AppArmor wrote this line: it stopped a program on the server. It says nothing about a block by csf.',
    'csf does not write such lines.',
    otherWay,
  ],
  ...(
    [
      [/\bsshd(?:-session|-auth)?\[\d+\]: /, 'sshd', 'LF_SSHD'],
      [
        /\b(?:dovecot|imapd?|imap-login|pop3-login|pop3d)(?:\[\d+\])?: /,
        'the IMAP or POP3 server',
        'LF_IMAPD or LF_POP3D',
      ],
      [/\bpostfix\/|\bauthenticator failed for |\bexim\[\d+\]: |\bsendmail\[\d+\]: /, 'the mail server', 'LF_SMTPAUTH'],
      [/\b(?:pure-ftpd|proftpd|vsftpd)\b/, 'the FTP server', 'LF_FTPD'],
      [/ModSecurity: /, 'ModSecurity', 'LF_MODSEC'],
      [/\bnamed\[\d+\]: /, 'the name server BIND', 'LF_BIND'],
      [/\b(?:cpaneld|whostmgrd|webmaild)\b.{0,200}FAILED LOGIN/, 'cPanel', 'LF_CPANEL'],
    ] as const
  ).map(
    ([form, name, setting]) =>
      [
        form,
        `This line is of ${name}. lfd did not write it.`,
        `lfd reads such lines and counts the failures in them (${setting}). Whether it blocked somebody stands in /var/log/lfd.log.`,
        counted,
      ] as const,
  ),
  [
    /\bpam_\w{2,20}\(\w+:auth\)/,
    'This line is of PAM, by which a program of the server checks passwords. lfd did not write it.',
    'Whether lfd blocked somebody stands in /var/log/lfd.log.',
    counted,
  ],
  [
    /"(?:GET|POST|HEAD|PUT|OPTIONS) \S+ HTTP\/[\d.]+" \d{3} |\[(?:\w+:)?error\] .{0,80}\[client /,
    'This line is of the web server. lfd did not write it.',
    'Whether lfd blocked somebody stands in /var/log/lfd.log.',
    counted,
  ],
  [
    /Connection (?:timed out|refused)|No route to host|Network is unreachable|Connection (?:closed|reset) by/i,
    'This is a message of a client that could not connect. It does not say what stopped it.',
    'Refused: the server answered, so the service is off or a rule rejects. Timed out: nothing answered, as with a block by csf.',
    otherWay,
  ],
  [
    /\bRay ID\b|\bcf-ray\b|Attention Required! \| Cloudflare|Error 10(?:06|07|08|15|20)\b/i,
    'Cloudflare wrote this page. The block is there, not in csf.',
    'lfd sends blocks to Cloudflare only with CF_ENABLE = "1".',
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
