import {isTrue, numberOf} from '../../../model/perl';
import {isRestricted} from '../../../model/lfd/logs';
import {shippedSettings, shippedValues} from '../../../model/conf/shippedConfig';
import {about, quoted, type CheckRule, type Examined, type Severity} from '../checkRule';
import {isBlockTime} from './protection';

/** A number that is so low that its writer cannot want what it does: mostly 1, written as a switch. */
type Low = {
  names: readonly string[];
  most: number;
  /** Whether 0 is such a number too: elsewhere it means off. */
  zero?: boolean;
  /** Settings that have to be on. */
  with?: readonly string[];
  /** One of these has to be on. */
  withAny?: readonly string[];
  /** Settings that have to be off. */
  without?: readonly string[];
  /** What it does, where `{n}` is the number; `{name}` is the setting. */
  title: string;
  reason: string;
  severity?: Severity;
  /** What to write where the shipped value is off. */
  right: string;
  href: string;
  evidence: string;
};

const failures = [...shippedSettings.keys()].filter(
  (name) => name.startsWith('LF_') && name !== 'LF_SUHOSIN' && !/_\d+$|DIST/.test(name) && isBlockTime(`${name}_PERM`),
);
const tracking = '/docs/usage/login-tracking/#how-many-failed-logins-lead-to-a-block';
const atFirst = {
  most: 1,
  title: '{name} blocks at the first failure',
  right: '5',
  href: tracking,
  evidence: 'lfd.pl lines 1742-1796',
} as const;
const processes = '/docs/usage/process-tracking/#change-or-switch-off-the-limits';
const aNumberOf = '{name} is a number of {unit}, not a switch';

const lows: readonly Low[] = [
  {
    ...atFirst,
    names: failures.filter((name) => !/^LF_(TRIGGER|BIND)$/.test(name)),
    // With a shared counter, they only switch services on.
    without: ['LF_TRIGGER'],
    reason: 'The value is how many failures lead to a block, not a switch. With {n}, one mistyped password is enough.',
  },
  {
    ...atFirst,
    names: ['LF_BIND'],
    without: ['LF_TRIGGER'],
    reason: 'The value is how many refused requests lead to a block, not a switch.',
    right: '100',
  },
  {
    ...atFirst,
    names: ['LF_TRIGGER'],
    reason:
      'The value is how many failures of all services together lead to a block, not a switch. With {n}, one mistyped password is enough.',
  },
  {
    names: ['LF_DISTFTP', 'LF_DISTSMTP'],
    most: 2,
    title: '{name} blocks normal logins',
    reason:
      'lfd counts successful logins here. Soon after a login to one account from a phone and another from a PC, lfd blocks both addresses.',
    right: '5',
    href: '/docs/usage/login-tracking/#stop-attacks-that-come-from-many-addresses',
    evidence: 'lfd.pl lines 1834-1894',
  },
  {
    names: ['LT_POP3D', 'LT_IMAPD'],
    most: 5,
    title: '{name} blocks mail programs',
    reason:
      'lfd closes the mail ports to an address after more than {n} logins an hour to one account. Mail programs log in every few minutes.',
    right: '60',
    href: '/docs/usage/login-tracking/#limit-pop3-and-imap-logins-per-hour',
    evidence: 'lfd.pl lines 1936-1952',
  },
  {
    names: ['CT_LIMIT'],
    most: 9,
    title: 'CT_LIMIT blocks normal visitors',
    reason:
      'lfd blocks every address with more than {n} connections at once, on all ports, so SSH too. A browser alone opens several.',
    severity: 'lockout',
    right: '300',
    href: '/docs/usage/limit-connections/#how-do-i-block-an-address-with-ct_limit',
    evidence: 'lfd.pl lines 3709-3738',
  },
  {
    names: ['CT_SUBNET_LIMIT'],
    most: 9,
    with: ['CT_LIMIT'],
    title: 'CT_SUBNET_LIMIT blocks normal networks',
    reason: 'lfd blocks every /24 network with more than {n} connections at once, on all ports, so SSH too.',
    severity: 'lockout',
    right: '0',
    href: '/docs/usage/limit-connections/#how-do-i-block-an-address-with-ct_limit',
    evidence: 'lfd.pl lines 3718-3725 and 3820',
  },
  {
    names: ['CT_BLOCK_TIME'],
    most: 59,
    zero: true,
    with: ['CT_LIMIT'],
    without: ['CT_PERMANENT'],
    title: '{name} ends blocks almost at once',
    reason: 'The value is a time in seconds, even 0 and 1. Only CT_PERMANENT = "1" makes these blocks permanent.',
    severity: 'open',
    right: '1800',
    href: '/docs/usage/temporary-blocks/#how-long-does-lfd-block-an-address',
    evidence: 'lfd.pl lines 3738 and 8682',
  },
  {
    names: ['PS_BLOCK_TIME'],
    most: 59,
    zero: true,
    with: ['PS_INTERVAL'],
    without: ['PS_PERMANENT'],
    title: '{name} ends blocks almost at once',
    reason: 'The value is a time in seconds, even 0 and 1. Only PS_PERMANENT = "1" makes these blocks permanent.',
    severity: 'open',
    right: '3600',
    href: '/docs/usage/temporary-blocks/#how-long-does-lfd-block-an-address',
    evidence: 'lfd.pl lines 3024 and 8682',
  },
  {
    names: ['CF_TEMP'],
    most: 59,
    zero: true,
    with: ['CF_ENABLE'],
    title: '{name} ends blocks almost at once',
    reason: 'The value is a time in seconds, even 0 and 1. lfd blocks no longer than that, here and at Cloudflare.',
    severity: 'open',
    right: '3600',
    href: '/docs/usage/cloudflare/#what-goes-wrong',
    evidence: 'lfd.pl lines 2514-2517',
  },
  {
    names: ['PS_LIMIT'],
    most: 1,
    zero: true,
    with: ['PS_INTERVAL'],
    title: 'PS_LIMIT makes every visitor a port scanner',
    reason:
      'lfd blocks an address with more than {n} dropped packets. A visitor who tries one closed port sends several.',
    right: '10',
    href: '/docs/usage/port-scan-tracking/#why-is-a-visitor-blocked-who-did-not-scan',
    evidence: 'lfd.pl line 2040',
  },
  {
    names: ['LF_APACHE_404', 'LF_APACHE_403', 'LF_APACHE_401'],
    most: 9,
    title: '{name} blocks normal visitors',
    reason: 'lfd blocks an address with more than {n} such answers. A visitor of one broken page gets as many.',
    right: '200',
    href: tracking,
    evidence: 'lfd.pl lines 1905, 1917 and 1929',
  },
  {
    names: ['PT_FORKBOMB'],
    most: 99,
    with: ['PT_LIMIT'],
    title: 'PT_FORKBOMB kills normal sessions',
    reason:
      'lfd sends signal 9 to each session of as many processes that csf.pignore does not name. Logins and services have sessions of their own, those of root too.',
    severity: 'lockout',
    right: '250',
    href: '/docs/usage/process-tracking/#fork-bombs-and-hanging-ssh-sessions',
    evidence: 'lfd.pl lines 4211-4232',
  },
  ...(
    [
      ['PT_USERPROC', 'processes', '10', 'lfd.pl line 4355'],
      ['PT_USERMEM', 'MB', '512', 'lfd.pl line 4402'],
      ['PT_USERRSS', 'MB', '256', 'lfd.pl line 4409'],
      ['PT_USERTIME', 'seconds', '1800', 'lfd.pl line 4416'],
    ] as const
  ).map(([name, unit, right, evidence]) => ({
    ...{names: [name], most: 1, with: ['PT_LIMIT'], right, href: processes, evidence},
    title: aNumberOf.replace('{unit}', unit),
    reason: 'Normal programs are above {n}. lfd sends mails about them, and kills them if PT_USERKILL is on.',
  })),
  ...(
    [
      ['LF_DIRWATCH', 29, '300', '/docs/usage/directory-watching/#switch-a-check-off', 'lfd.pl line 1575'],
      [
        'LF_DIRWATCH_FILE',
        29,
        '60',
        '/docs/usage/directory-watching/#watch-files-and-folders-of-your-choice',
        'lfd.pl line 1584',
      ],
      [
        'SYSLOG_CHECK',
        59,
        '300',
        '/docs/usage/syslog-rsyslog-issues/#get-a-mail-when-syslog-stops',
        'lfd.pl line 1240',
      ],
    ] as const
  ).map(([name, most, right, href, evidence]) => ({
    ...{names: [name], most, right, href, evidence},
    title: aNumberOf.replace('{unit}', 'seconds'),
    reason: 'With {n}, lfd repeats this check nearly all the time.',
  })),
  {
    names: ['PT_LOAD_LEVEL'],
    most: 1,
    zero: true,
    with: ['PT_LOAD'],
    title: 'PT_LOAD_LEVEL reports a normal load',
    reason: 'The value is a load average, not a switch. A server with one busy processor has a load of 1.',
    right: '6',
    href: '/docs/usage/process-tracking/#load-alerts',
    evidence: 'lfd.pl line 3361',
  },
  {
    names: ['LF_SCRIPT_LIMIT'],
    most: 1,
    zero: true,
    with: ['LF_SCRIPT_ALERT'],
    title: 'LF_SCRIPT_LIMIT reports normal scripts',
    reason:
      'lfd reports each folder whose scripts send more than {n} mails in an hour. With LF_SCRIPT_PERM on, it closes the folder too.',
    right: '100',
    href: '/docs/usage/outgoing-spam/#get-a-mail-when-a-script-sends-too-much',
    evidence: 'lfd.pl lines 2017 and 4739',
  },
  {
    names: ['LF_QUEUE_ALERT'],
    most: 1,
    title: aNumberOf.replace('{unit}', 'mails'),
    reason: 'lfd sends an alert when more mails than {n} are in the queue.',
    right: '2000',
    href: '/docs/usage/outgoing-spam/#get-a-mail-when-the-queue-is-long',
    evidence: 'lfd.pl line 3536',
  },
  ...['RELAY', 'AUTHRELAY', 'POPRELAY', 'LOCALRELAY', 'LOCALHOSTRELAY'].map((kind) => ({
    ...{names: [`RT_${kind}_LIMIT`], most: 1, zero: true, with: [`RT_${kind}_ALERT`], right: '100'},
    title: '{name} reports normal senders',
    reason: 'lfd reports each sender of more than {n} mails in an hour, and blocks it where RT_…_BLOCK is on.',
    href: '/docs/usage/outgoing-spam/#how-does-lfd-count-the-mails',
    evidence: 'lfd.pl line 2191',
  })),
  {
    names: ['CC_DROP_CIDR'],
    most: 7,
    withAny: ['CC_DENY', 'CC_ALLOW', 'CC_ALLOW_FILTER', 'CC_ALLOW_PORTS', 'CC_DENY_PORTS'],
    title: 'CC_DROP_CIDR empties the lists of countries',
    reason:
      'The value is a length of networks, not a switch. csf leaves out every network smaller than /{n}: nearly all.',
    severity: 'open',
    right: '',
    href: '/docs/usage/country-blocking/#what-does-it-cost',
    evidence: 'country-008; csf.pl lines 2227-2230',
  },
  {
    names: ['LF_IPSET_MAXELEM'],
    most: 999,
    with: ['LF_IPSET'],
    title: 'LF_IPSET_MAXELEM makes sets too small',
    reason: 'Lists of countries and blocklists have more entries than {n}. csf does not block the rest.',
    severity: 'open',
    right: '65536',
    href: '/docs/usage/ipset/#how-long-may-a-list-be',
    evidence: 'csf.pl line 5946; lfd.pl line 11262',
  },
  {
    names: ['DENY_IP_LIMIT'],
    most: 9,
    title: 'csf.deny soon loses its entries',
    reason: 'With each new block beyond {n}, csf removes the oldest entry.',
    severity: 'open',
    right: '200',
    href: '/docs/usage/temporary-blocks/#what-happens-when-the-deny-list-is-full',
    evidence: 'csf.pl lines 1681-1693',
  },
  {
    names: ['DENY_TEMP_IP_LIMIT'],
    most: 9,
    title: 'lfd lifts temporary blocks early',
    reason: 'As soon as there are more of them than {n}, lfd lifts blocks before their time.',
    severity: 'open',
    right: '100',
    href: '/docs/usage/temporary-blocks/#when-does-a-temporary-block-end',
    evidence: 'lfd.pl line 8677',
  },
  {
    names: ['LF_PERMBLOCK_COUNT'],
    most: 0,
    zero: true,
    with: ['LF_PERMBLOCK'],
    title: 'The first temporary block becomes permanent',
    reason: 'lfd makes a block permanent once an address has had more than LF_PERMBLOCK_COUNT of them.',
    right: '4',
    href: '/docs/usage/temporary-blocks/#when-does-a-temporary-block-become-permanent',
    evidence: 'lfd.pl lines 8441 and 8495',
  },
  {
    names: ['LF_NETBLOCK_COUNT'],
    most: 1,
    zero: true,
    with: ['LF_NETBLOCK'],
    title: 'LF_NETBLOCK_COUNT blocks whole networks early',
    reason:
      'As soon as lfd has blocked more than {n} of the addresses of a network, it blocks the network permanently.',
    right: '4',
    href: '/docs/usage/temporary-blocks/#when-does-lfd-block-a-whole-network',
    evidence: 'lfd.pl line 8455',
  },
  {
    names: ['LF_DISTFTP_UNIQ', 'LF_DISTSMTP_UNIQ'],
    most: 1,
    zero: true,
    title: '{name} blocks logins from one address',
    reason: 'One address is enough then. lfd blocks users who log in often, though their passwords are right.',
    right: '3',
    href: '/docs/usage/login-tracking/#stop-attacks-that-come-from-many-addresses',
    evidence: 'lfd.pl lines 1859 and 1892',
  },
  {
    names: ['UI_RETRY'],
    most: 0,
    zero: true,
    with: ['UI'],
    title: 'One mistyped password bans you from the web interface',
    reason: 'lfd bans an address with more than UI_RETRY failed logins, and blocks it permanently if UI_BLOCK is on.',
    right: '5',
    href: '/docs/usage/user-interface/#what-happens-after-too-many-failed-logins',
    evidence: 'lfd.pl lines 9789-9815',
  },
  {
    names: ['WAITLOCK_TIMEOUT'],
    most: 9,
    with: ['WAITLOCK'],
    title: 'csf hardly waits for iptables',
    reason: 'If another program holds the lock of iptables for longer than WAITLOCK_TIMEOUT seconds, csf and lfd end.',
    right: '300',
    href: '/docs/usage/start-stop-testing/#what-do-faststart-lfdstart-and-waitlock-do',
    evidence: 'ConfigServer/Config.pm lines 118-138',
  },
];

/** Whether lfd has the setting on, and what else a row needs. */
function applies(
  {with: on = [], withAny, without = [], most, zero = false}: Low,
  name: string,
  examined: Examined,
): boolean {
  const value = examined.value(name);
  const isDistributed = name.endsWith('_UNIQ');
  return (
    numberOf(value) >= 0 &&
    numberOf(value) <= most &&
    (zero || isTrue(value)) &&
    [...on, ...(isDistributed ? [name.replace('_UNIQ', '')] : [])].every((each) => examined.isOn(each)) &&
    (withAny?.some((each) => examined.isOn(each)) ?? true) &&
    !without.some((each) => examined.isOn(each)) &&
    !isRestricted(name, {RESTRICT_SYSLOG: examined.value('RESTRICT_SYSLOG'), [name]: value})
  );
}

const low: CheckRule = {
  id: 'numbers.low',
  evidence: lows.flatMap(({evidence}) => evidence.split('; ')),
  check: (examined) =>
    lows.flatMap((row) =>
      row.names.flatMap((name) => {
        const entry = examined.entry(name);
        if (entry === undefined || !applies(row, name, examined)) {
          return [];
        }
        const shipped = shippedValues(examined.panel).get(name)?.value ?? '';
        const written = numberOf(shipped) > row.most ? shipped : row.right;
        const number = numberOf(entry.value);
        const read = /^\d+$/.test(entry.value) ? '' : ` lfd reads ${quoted(entry.value)} as ${number}.`;
        const told = (text: string): string =>
          (number === 1 ? text.replace(/(\{n\} (?:such |dropped )?[a-z]+)s\b/, '$1') : text)
            .replaceAll('{n}', String(number))
            .replaceAll('{name}', name);
        return about(entry, {
          severity: row.severity ?? 'trap',
          title: told(row.title),
          reason: told(row.reason) + read,
          remedy: `Write ${name} = "${written}"${written === '0' ? ', which is off' : ''}.`,
          fix: {[name]: written},
          href: row.href,
        });
      }),
    ),
};

/** Numbers that are too low to be meant. */
export const lowNumberRules: readonly CheckRule[] = [low];
