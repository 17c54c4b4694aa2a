import {withoutSpace} from '../../../model/perl';
import {about, type Examined, type CheckRule, type Finding, type Severity} from '../checkRule';
import {countriesIn} from '../countries';
import {ipv6On} from './portPairs';
import {withEntries} from './ports';

/** Two settings that contradict each other, or where one needs the other. */
type Pair = {
  id: string;
  /** The setting whose line is named. */
  setting: string;
  when: (examined: Examined) => boolean;
  severity?: Severity;
  title: string;
  reason: string;
  remedy: string;
  fix?: Finding['fix'] | ((examined: Examined) => Finding['fix']);
  href?: string;
  evidence: string;
};

const pairs: readonly Pair[] = [
  {
    id: 'distftp',
    setting: 'LF_DISTFTP',
    when: ({isOn}) => isOn('LF_DISTFTP') && !isOn('LF_FTPD'),
    title: 'LF_DISTFTP needs LF_FTPD',
    reason: 'lfd reads the log of the FTP server only while LF_FTPD is on.',
    remedy: 'Set LF_FTPD above 0.',
    fix: {LF_FTPD: '10'},
    evidence: 'logs-001',
  },
  {
    id: 'distsmtp',
    setting: 'LF_DISTSMTP',
    when: ({isOn}) => isOn('LF_DISTSMTP') && !isOn('LF_SMTPAUTH') && !isOn('LF_EXIMSYNTAX'),
    title: 'LF_DISTSMTP needs LF_SMTPAUTH or LF_EXIMSYNTAX',
    reason: 'lfd reads SMTPAUTH_LOG only while one of them is on.',
    remedy: 'Set LF_SMTPAUTH above 0.',
    fix: {LF_SMTPAUTH: '5'},
    evidence: 'distributed-003',
  },
  {
    id: 'symlink',
    setting: 'LF_SYMLINK',
    when: ({isOn}) => isOn('LF_SYMLINK') && !isOn('LF_MODSEC'),
    title: 'LF_SYMLINK needs LF_MODSEC',
    reason: 'It looks for its lines in MODSEC_LOG, which lfd reads only while LF_MODSEC is on.',
    remedy: 'Set LF_MODSEC above 0.',
    fix: {LF_MODSEC: '5'},
    evidence: 'triggers-013',
  },
  {
    id: 'suhosin',
    setting: 'LF_SUHOSIN',
    when: ({isOn}) => isOn('LF_SUHOSIN'),
    title: 'LF_SUHOSIN does nothing',
    reason: 'Because of a bug, lfd never reads SUHOSIN_LOG.',
    remedy: 'Set it to 0, so that nobody relies on it.',
    fix: {LF_SUHOSIN: '0'},
    evidence: 'triggers-012',
  },
  {
    id: 'select',
    setting: 'LF_SELECT',
    when: ({isOn}) => isOn('LF_SELECT') && isOn('LF_TRIGGER'),
    title: 'LF_SELECT has no effect while LF_TRIGGER is on',
    reason: 'lfd can limit a block to the ports of one application only while LF_TRIGGER is 0.',
    remedy: 'Set one of the two to 0.',
    href: '/docs/usage/login-tracking/#which-ports-does-a-block-close',
    evidence: 'triggers-007',
  },
  {
    id: 'cloudflare',
    setting: 'CF_ENABLE',
    when: ({isOn}) => isOn('CF_ENABLE') && isOn('LF_TRIGGER'),
    title: 'CF_ENABLE needs LF_TRIGGER = "0"',
    reason: 'With LF_TRIGGER on, all services share a counter, and lfd sends nothing to Cloudflare.',
    remedy: 'Set LF_TRIGGER = "0".',
    fix: {LF_TRIGGER: '0'},
    href: '/docs/usage/cloudflare/#what-goes-wrong',
    evidence: 'cloudflare-003',
  },
  {
    id: 'subnet',
    setting: 'CT_SUBNET_LIMIT',
    when: ({isOn}) => isOn('CT_SUBNET_LIMIT') && !isOn('CT_LIMIT'),
    title: 'CT_SUBNET_LIMIT needs CT_LIMIT',
    reason: 'lfd counts connections only while CT_LIMIT is above 0.',
    remedy: 'Set CT_LIMIT too.',
    href: '/docs/usage/limit-connections/#how-do-i-block-an-address-with-ct_limit',
    evidence: 'connection-tracking-003',
  },
  {
    id: 'scanLogging',
    setting: 'PS_INTERVAL',
    when: ({isOn}) => isOn('PS_INTERVAL') && !isOn('DROP_LOGGING'),
    title: 'Port scan tracking needs DROP_LOGGING',
    reason: 'It reads the log lines about dropped packets, which DROP_LOGGING switches on.',
    remedy: 'Set DROP_LOGGING = "1".',
    fix: {DROP_LOGGING: '1'},
    href: '/docs/usage/port-scan-tracking/#why-does-it-not-see-every-scan',
    evidence: 'port-scan-001',
  },
  {
    id: 'ipLogging',
    setting: 'DROP_IP_LOGGING',
    when: ({isOn}) => isOn('DROP_IP_LOGGING') && isOn('PS_INTERVAL'),
    title: 'DROP_IP_LOGGING does not work with PS_INTERVAL',
    reason: 'csf warns and switches DROP_IP_LOGGING off.',
    remedy: 'Set one of the two to 0.',
    evidence: 'port-scan-002',
  },
  {
    id: 'uidLogging',
    setting: 'UID_INTERVAL',
    when: ({isOn}) =>
      isOn('UID_INTERVAL') && !(isOn('DROP_UID_LOGGING') && isOn('DROP_OUT_LOGGING') && isOn('DROP_LOGGING')),
    title: 'User ID tracking has no log lines to read',
    reason: 'It needs DROP_LOGGING, DROP_OUT_LOGGING and DROP_UID_LOGGING.',
    remedy: 'Set all three to 1, or UID_INTERVAL to 0.',
    fix: {DROP_LOGGING: '1', DROP_OUT_LOGGING: '1', DROP_UID_LOGGING: '1'},
    href: '/docs/usage/port-scan-tracking/#find-the-account-behind-blocked-outgoing-connections',
    evidence: 'port-scan-007',
  },
  {
    id: 'knockAlert',
    setting: 'PORTKNOCKING_ALERT',
    when: ({isOn, value}) => isOn('PORTKNOCKING_ALERT') && value('PORTKNOCKING') !== '' && !isOn('PORTKNOCKING_LOG'),
    title: 'PORTKNOCKING_ALERT needs PORTKNOCKING_LOG',
    reason: 'lfd sees a knock only in the log.',
    remedy: 'Set PORTKNOCKING_LOG = "1".',
    fix: {PORTKNOCKING_LOG: '1'},
    href: '/docs/usage/port-knocking/#who-opened-the-port',
    evidence: 'portknocking-005',
  },
  {
    id: 'knockLog',
    setting: 'PORTKNOCKING_ALERT',
    when: ({isOn, value}) =>
      isOn('PORTKNOCKING_ALERT') &&
      value('PORTKNOCKING') !== '' &&
      !['ST_ENABLE', 'PS_INTERVAL', 'UID_INTERVAL'].some((name) => isOn(name)),
    title: 'PORTKNOCKING_ALERT needs ST_ENABLE',
    reason: 'lfd reads IPTABLES_LOG only while ST_ENABLE, PS_INTERVAL or UID_INTERVAL is on.',
    remedy: 'Set ST_ENABLE = "1".',
    fix: {ST_ENABLE: '1'},
    href: '/docs/usage/port-knocking/#who-opened-the-port',
    evidence: 'portknocking-005; lfd.pl line 459',
  },
  {
    id: 'processes',
    setting: 'PT_LIMIT',
    when: ({entry, isOn}) =>
      !isOn('PT_LIMIT') &&
      // PT_SSHDHUNG alone is better off.
      ['PT_USERPROC', 'PT_USERMEM', 'PT_USERRSS', 'PT_USERTIME', 'PT_FORKBOMB'].some(
        (name) => entry(name) !== undefined && isOn(name),
      ),
    title: 'PT_LIMIT = "0" switches off all process tracking',
    reason: 'While it is 0, PT_USERPROC, PT_USERMEM, PT_USERRSS, PT_USERTIME, PT_FORKBOMB and PT_SSHDHUNG do nothing.',
    remedy: 'Set PT_LIMIT to a number of seconds such as 60, or set the others to 0 too.',
    // With PT_LIMIT on, PT_SSHDHUNG would begin to kill sessions.
    fix: ({isOn}) => ({PT_LIMIT: '60', ...(isOn('PT_SSHDHUNG') && {PT_SSHDHUNG: '0'})}),
    href: '/docs/usage/process-tracking/#change-or-switch-off-the-limits',
    evidence: 'process-tracking-001',
  },
  {
    id: 'userKill',
    setting: 'PT_USERKILL',
    when: ({isOn}) => isOn('PT_USERKILL'),
    title: 'PT_USERKILL kills processes',
    reason: 'lfd kills processes over a limit with signal 9, even legitimate ones. csf warns about it at each start.',
    remedy: 'Set it to 0 and list harmless processes in csf.pignore.',
    fix: {PT_USERKILL: '0'},
    href: '/docs/usage/process-tracking/#kill-processes-over-the-limit',
    evidence: 'process-tracking-008; ConfigServer/Config.pm (PT_USERKILL)',
  },
  {
    id: 'sshdHung',
    setting: 'PT_SSHDHUNG',
    when: ({isOn}) => isOn('PT_SSHDHUNG') && isOn('PT_LIMIT'),
    title: 'PT_SSHDHUNG kills normal SSH sessions',
    reason:
      'After 60 seconds, lfd kills every sshd process whose title ends in priv]. Every session of an ordinary account has one.',
    remedy: 'Set PT_SSHDHUNG = "0".',
    fix: {PT_SSHDHUNG: '0'},
    href: '/docs/usage/process-tracking/#fork-bombs-and-hanging-ssh-sessions',
    evidence: 'process-tracking-201',
  },
  {
    id: 'abuse',
    setting: 'X_ARF_ABUSE',
    when: ({isOn, value}) => isOn('X_ARF_ABUSE') && value('X_ARF_FROM') === '',
    title: 'X_ARF_ABUSE needs X_ARF_FROM',
    reason: 'lfd sends reports to abuse contacts only if it has a sender.',
    remedy: 'Set X_ARF_FROM to your own address.',
    href: '/docs/usage/block-reporting/#send-x-arf-abuse-reports',
    evidence: 'alerts-004',
  },
  {
    id: 'netblockIpv6',
    setting: 'LF_NETBLOCK_IPV6',
    when: ({isOn, value}) => isOn('LF_NETBLOCK') && value('LF_NETBLOCK_IPV6') !== '',
    title: 'LF_NETBLOCK_IPV6 blocks no network',
    reason: 'Because of a bug, lfd never counts two IPv6 addresses of one network together.',
    remedy: 'Set LF_NETBLOCK_IPV6 = "", so that nobody relies on it.',
    fix: {LF_NETBLOCK_IPV6: ''},
    href: '/docs/usage/temporary-blocks/#when-does-lfd-block-a-whole-network',
    evidence: 'netblock-005',
  },
  {
    id: 'netblockWide',
    setting: 'LF_NETBLOCK_CLASS',
    when: ({isOn, value}) =>
      isOn('LF_NETBLOCK') && value('LF_NETBLOCK_CLASS') !== 'C' && /^[AB]$/.test(value('LF_NETBLOCK_CLASS')),
    severity: 'lockout',
    title: 'LF_NETBLOCK_CLASS blocks very large networks',
    reason: 'A is a /8 with 16.8 million addresses, B a /16 with 65,536, and the block is permanent.',
    remedy: 'Set it to C, which is a /24.',
    fix: {LF_NETBLOCK_CLASS: 'C'},
    href: '/docs/usage/temporary-blocks/#when-does-lfd-block-a-whole-network',
    evidence: 'netblock-002',
  },
  {
    id: 'smtpRedirect',
    setting: 'SMTP_REDIRECT',
    when: ({isOn}) => isOn('SMTP_REDIRECT') && !isOn('SMTP_BLOCK'),
    title: 'SMTP_REDIRECT needs SMTP_BLOCK',
    reason: 'On its own it does nothing.',
    remedy: 'Set SMTP_BLOCK = "1" too.',
    fix: {SMTP_BLOCK: '1'},
    href: '/docs/usage/outgoing-spam/#stop-scripts-that-bypass-the-mail-server',
    evidence: 'smtp-002',
  },
  {
    id: 'global',
    setting: 'LF_GLOBAL',
    // The other lists are in a security notice: nobody should switch them on.
    when: ({isOn, value}) => !isOn('LF_GLOBAL') && value('GLOBAL_IGNORE') !== '',
    title: 'lfd does not download GLOBAL_IGNORE',
    reason: 'The list has an address, but with LF_GLOBAL = "0" lfd downloads none.',
    remedy:
      'First make sure that GLOBAL_ALLOW, GLOBAL_DENY and GLOBAL_DYNDNS are empty, then set LF_GLOBAL to a number of seconds such as 3600.',
    fix: {LF_GLOBAL: '3600'},
    href: '/docs/usage/dynamic-dns-and-global-lists/#what-goes-wrong',
    evidence: 'global-lists-003',
  },
  {
    id: 'clusterKey',
    setting: 'CLUSTER_KEY',
    when: ({value}) => value('CLUSTER_RECVFROM') !== '' && value('CLUSTER_KEY').length < 8,
    severity: 'broken',
    title: 'CLUSTER_KEY is too short',
    reason: 'With fewer than 8 characters, lfd does not start the cluster service.',
    remedy: 'Set a key of at least 20 characters, the same on every member.',
    href: '/docs/usage/lfd-clustering/#choose-the-key-and-the-port',
    evidence: 'cluster-002',
  },
  {
    id: 'maxmind',
    setting: 'CC_SRC',
    when: ({isOn, value}) =>
      value('CC_SRC') === '1' &&
      value('MM_LICENSE_KEY') === '' &&
      ((isOn('CC_LOOKUPS') && value('CC_LOOKUPS') !== '4') ||
        ['CC_DENY', 'CC_ALLOW', 'CC_ALLOW_FILTER', 'CC_ALLOW_PORTS', 'CC_DENY_PORTS', 'CC_ALLOW_SMTPAUTH'].some(
          (name) => value(name) !== '',
        )),
    title: 'CC_SRC = "1" needs MM_LICENSE_KEY',
    reason: 'MaxMind provides country data only with a key, so lfd cannot update the data.',
    remedy: 'Set CC_SRC = "2", which needs no key, or enter the key.',
    fix: {CC_SRC: '2'},
    href: '/docs/usage/country-blocking/#where-do-the-data-come-from',
    evidence: 'country-001; ConfigServer/Config.pm (MM_LICENSE_KEY)',
  },
  {
    id: 'countryIgnore',
    setting: 'CC_IGNORE',
    when: ({isOn, value}) => value('CC_IGNORE') !== '' && !isOn('CC_LOOKUPS'),
    title: 'CC_IGNORE needs CC_LOOKUPS',
    reason: 'lfd does not look up the country of an address while CC_LOOKUPS is 0.',
    remedy: 'Set CC_LOOKUPS above 0. Lists with AS numbers need 3.',
    fix: ({value}) => ({
      CC_LOOKUPS: /AS\d/i.test(value('CC_IGNORE')) ? '3' : '1',
      ...(value('CC_SRC') === '1' && value('MM_LICENSE_KEY') === '' && {CC_SRC: '2'}),
    }),
    evidence: 'country-010',
  },
  {
    id: 'countryFilter',
    setting: 'CC_ALLOW_PORTS',
    when: ({value}) =>
      value('CC_ALLOW_FILTER') !== '' &&
      !within(countriesIn(value('CC_ALLOW_PORTS')).join(','), value('CC_ALLOW_FILTER')),
    title: 'CC_ALLOW_FILTER drops countries of CC_ALLOW_PORTS',
    reason: 'csf checks the filter first, so a country that is only in CC_ALLOW_PORTS does not get through.',
    remedy: 'Add these countries to CC_ALLOW_FILTER too.',
    fix: ({value}) => ({CC_ALLOW_FILTER: withEntries(value('CC_ALLOW_FILTER'), countriesIn(value('CC_ALLOW_PORTS')))}),
    href: '/docs/usage/country-blocking/#what-goes-wrong',
    evidence: 'country-202',
  },
  {
    id: 'countrySmtp',
    setting: 'CC_ALLOW_SMTPAUTH',
    when: ({isOn, value}) => value('CC_ALLOW_SMTPAUTH') !== '' && !isOn('SMTPAUTH_RESTRICT'),
    title: 'CC_ALLOW_SMTPAUTH needs SMTPAUTH_RESTRICT',
    reason: 'Without it csf writes no list for Exim.',
    remedy: 'Set SMTPAUTH_RESTRICT = "1" and configure Exim to use the list.',
    fix: {SMTPAUTH_RESTRICT: '1'},
    href: '/docs/usage/exim-smtp-auth-restriction/#allow-whole-countries',
    evidence: 'exim-003',
  },
  {
    id: 'countryIpv6',
    setting: 'CC6_LOOKUPS',
    when: ({isOn}) => isOn('CC6_LOOKUPS') && !isOn('IPV6'),
    title: 'CC6_LOOKUPS needs IPV6',
    reason: 'csf uses country lists for IPv6 only while IPV6 is on.',
    remedy: 'Set IPV6 = "1".',
    fix: ipv6On,
    href: '/docs/usage/country-blocking/#does-it-cover-ipv6',
    evidence: 'ipv6-007',
  },
  {
    id: 'messengerCountry',
    setting: 'CC_MESSENGER_ALLOW',
    when: ({isOn, value}) =>
      isOn('MESSENGER') && value('CC_MESSENGER_ALLOW') !== '' && (isOn('LF_IPSET') || !isOn('CC_LOOKUPS')),
    title: 'CC_MESSENGER_ALLOW stops the messenger',
    reason: 'With LF_IPSET on or CC_LOOKUPS off, any country in this list means that csf redirects nobody.',
    remedy: 'Set CC_MESSENGER_ALLOW = "".',
    fix: {CC_MESSENGER_ALLOW: ''},
    href: '/docs/usage/messenger-service/#why-does-no-page-appear',
    evidence: 'messenger-020',
  },
  {
    id: 'docker',
    setting: 'DOCKER',
    when: ({isOn}) => isOn('DOCKER'),
    title: 'Docker loses its rules at every start of csf',
    reason: 'csf flushes all tables and creates no rules for published ports.',
    remedy: 'Restart Docker from csfpost.sh, or follow the page.',
    href: '/docs/usage/docker/#what-does-docker--1-do',
    evidence: 'docker-001; docker-002',
  },
  {
    id: 'filterWithoutState',
    setting: 'PACKET_FILTER',
    when: ({isOn}) => isOn('PACKET_FILTER') && !isOn('LF_SPI'),
    title: 'PACKET_FILTER needs LF_SPI',
    reason: 'csf drops invalid packets only while LF_SPI is on.',
    remedy: 'Set LF_SPI = "1".',
    fix: {LF_SPI: '1'},
    evidence: 'rules-007',
  },
];

/** Whether every entry of a list is also in another one; true for an empty list. */
function within(list: string, other: string): boolean {
  const codes = (text: string): string[] => withoutSpace(text.toLowerCase()).split(',');
  const others = new Set(codes(other));
  return list === '' || codes(list).every((code) => others.has(code));
}

/** Settings that contradict each other, or that need another one. */
export const pairRules: readonly CheckRule[] = pairs.map(
  ({id, setting, when, severity = 'trap', evidence, title, reason, remedy, fix, href}) => ({
    id: `pairs.${id}`,
    evidence: evidence.split('; '),
    check: (examined) => {
      const entry = examined.entry(setting);
      if (entry === undefined || !when(examined)) {
        return [];
      }
      const written = typeof fix === 'function' ? fix(examined) : fix;
      return about(entry, {
        severity,
        title,
        reason,
        remedy,
        ...(written && {fix: written}),
        ...(href !== undefined && {href}),
      });
    },
  }),
);
