import {withoutSpace} from '../../../model/perl';
import {about, type Examined, type CheckRule, type Finding, type Severity} from '../checkRule';
import {countriesIn} from '../countries';
import {ipv6On} from './portPairs';
import {withEntries} from '../../openPorts';

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
    id: 'daemon',
    setting: 'LF_DAEMON',
    when: ({isOn}) => !isOn('LF_DAEMON'),
    severity: 'open',
    title: 'lfd does not start with LF_DAEMON = "0"',
    reason: 'Without lfd, nobody is blocked after failed logins, and no list is renewed.',
    remedy: 'Set LF_DAEMON = "1".',
    fix: {LF_DAEMON: '1'},
    evidence: 'lfd.pl line 94',
  },
  {
    id: 'messengerUser',
    setting: 'MESSENGER_USER',
    when: ({isOn, value}) => isOn('MESSENGER') && /^(root)?$/.test(value('MESSENGER_USER')),
    severity: 'broken',
    title: 'lfd does not start the messenger',
    reason:
      'lfd refuses an empty MESSENGER_USER and root. csf still redirects blocked visitors to the messenger, where nothing answers.',
    remedy: 'Set MESSENGER_USER = "csf", an account that you create for it.',
    fix: {MESSENGER_USER: 'csf'},
    href: '/docs/usage/messenger-service/#how-do-i-show-blocked-visitors-a-message-page-and-a-captcha',
    evidence: 'lfd.pl lines 604-670; csf.pl lines 1342-1367',
  },
  {
    id: 'recaptcha',
    setting: 'RECAPTCHA_SITEKEY',
    when: ({isOn, value}) => isOn('MESSENGER') && value('RECAPTCHA_SITEKEY') !== '' && value('RECAPTCHA_SECRET') === '',
    title: 'RECAPTCHA_SITEKEY needs RECAPTCHA_SECRET',
    reason: 'The page shows the captcha, but nothing can check the answer, so no visitor gets unblocked.',
    remedy: 'Enter the secret of the same site, or set RECAPTCHA_SITEKEY = "".',
    fix: {RECAPTCHA_SITEKEY: ''},
    href: '/docs/usage/messenger-service/#let-visitors-unblock-themselves',
    evidence: 'ConfigServer/Messenger.pm lines 280 and 392',
  },
  {
    id: 'syslogGroup',
    setting: 'RESTRICT_SYSLOG_GROUP',
    when: ({value}) => value('RESTRICT_SYSLOG') === '3' && /^(root)?$/.test(value('RESTRICT_SYSLOG_GROUP')),
    severity: 'open',
    title: 'RESTRICT_SYSLOG has no group',
    reason: 'lfd refuses an empty RESTRICT_SYSLOG_GROUP and root. It then leaves the socket open to every account.',
    remedy: 'Set RESTRICT_SYSLOG_GROUP = "mysyslog".',
    fix: {RESTRICT_SYSLOG_GROUP: 'mysyslog'},
    href: '/docs/usage/syslog-rsyslog-issues/#which-restrict_syslog-value',
    evidence: 'lfd.pl lines 2370-2375',
  },
  {
    id: 'alertSmtp',
    setting: 'LF_ALERT_SMTP',
    when: ({value}) => /^(\d*[1-9]\d*|on|off|yes|no|true|false|enabled?|disabled?)$/i.test(value('LF_ALERT_SMTP')),
    title: 'LF_ALERT_SMTP is not a mail server',
    reason: 'It is the name of a server to which csf and lfd send alerts, not a switch. No alert arrives.',
    remedy: 'Set LF_ALERT_SMTP = "" for the usual way, through SENDMAIL.',
    fix: {LF_ALERT_SMTP: ''},
    href: '/docs/usage/email-alerts/#which-way-do-the-mails-take',
    evidence: 'alerts-002; ConfigServer/Sendmail.pm lines 98-109',
  },
  {
    id: 'smtpUser',
    setting: 'SMTP_BLOCK',
    when: ({isOn, value, panel}) =>
      isOn('SMTP_BLOCK') &&
      /^(generic|cwp|cyberpanel|vesta)$/.test(panel) &&
      withoutSpace(value('SMTP_ALLOWUSER')) === '' &&
      /^(mail|mailman|,)*$/.test(withoutSpace(value('SMTP_ALLOWGROUP'))),
    severity: 'broken',
    title: 'SMTP_BLOCK stops mail of your own mail server',
    reason:
      'Only root and what SMTP_ALLOWUSER and SMTP_ALLOWGROUP name may send to other servers. Postfix sends as postfix, and Exim as exim or Debian-exim.',
    remedy: 'Set SMTP_ALLOWUSER = "postfix,exim,Debian-exim": csf skips names that the server does not have.',
    fix: {SMTP_ALLOWUSER: 'postfix,exim,Debian-exim'},
    href: '/docs/usage/exim-smtp-auth-restriction/#smtp_block-or-the-smtp-restriction-of-the-panel',
    evidence: 'smtp-001; csf.pl lines 1208-1244',
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
