import {shippedValues} from '../../../model/conf/shippedConfig';
import {about, type CheckRule} from '../checkRule';

/** A setting that does nothing while these are off or empty. */
type Need = {
  names: readonly string[];
  /** One of them is enough. */
  of: readonly string[];
  reason: string;
  /** What switches it on, where that harms nobody; without it, the remedy takes the setting back. */
  on?: string;
  href?: string;
  evidence: string;
};

const forMails = '/docs/usage/outgoing-spam/#block-the-sender-automatically';
const relays = ['RELAY', 'AUTHRELAY', 'POPRELAY', 'LOCALRELAY', 'LOCALHOSTRELAY'].map((kind) => `RT_${kind}_ALERT`);
const limits = '/docs/usage/process-tracking/#change-or-switch-off-the-limits';

const needs: readonly Need[] = [
  {
    names: ['LF_DISTFTP'],
    of: ['LF_FTPD'],
    reason: 'lfd reads the log of the FTP server only while LF_FTPD is on.',
    on: '10',
    evidence: 'logs-001',
  },
  {
    names: ['LF_DISTSMTP'],
    of: ['LF_SMTPAUTH', 'LF_EXIMSYNTAX'],
    reason: 'lfd reads SMTPAUTH_LOG only while one of them is on.',
    on: '5',
    evidence: 'distributed-003',
  },
  {
    names: ['LF_SYMLINK'],
    of: ['LF_MODSEC'],
    reason: 'It looks for its lines in MODSEC_LOG, which lfd reads only while LF_MODSEC is on.',
    on: '5',
    evidence: 'triggers-013',
  },
  {
    names: ['CT_SUBNET_LIMIT', 'CT_STATES', 'CT_PORTS', 'CT_PERMANENT'],
    of: ['CT_LIMIT'],
    reason: 'lfd counts connections only while CT_LIMIT is above 0.',
    href: '/docs/usage/limit-connections/#how-do-i-block-an-address-with-ct_limit',
    evidence: 'connection-tracking-003; lfd.pl line 1450',
  },
  {
    names: ['PS_INTERVAL'],
    of: ['DROP_LOGGING'],
    reason: 'Port scan tracking reads the log lines about dropped packets, which DROP_LOGGING switches on.',
    on: '1',
    href: '/docs/usage/port-scan-tracking/#why-does-it-not-see-every-scan',
    evidence: 'port-scan-001',
  },
  {
    names: ['PS_INTERVAL'],
    of: ['PS_PORTS'],
    reason: 'lfd counts only packets to the ports of PS_PORTS.',
    on: '0:65535,ICMP',
    href: '/docs/usage/port-scan-tracking/#which-settings-decide',
    evidence: 'lfd.pl lines 2028-2038',
  },
  {
    names: ['PS_PERMANENT'],
    of: ['PS_INTERVAL'],
    reason: 'lfd blocks port scans only while PS_INTERVAL is above 0.',
    href: '/docs/usage/port-scan-tracking/#which-settings-decide',
    evidence: 'lfd.pl line 2024',
  },
  {
    names: ['UID_INTERVAL'],
    of: ['UID_PORTS'],
    reason: 'lfd counts only packets to the ports of UID_PORTS.',
    on: '0:65535,ICMP',
    href: '/docs/usage/port-scan-tracking/#find-the-account-behind-blocked-outgoing-connections',
    evidence: 'lfd.pl lines 2065-2075',
  },
  {
    names: ['SMTP_REDIRECT'],
    of: ['SMTP_BLOCK'],
    reason: 'On its own it does nothing.',
    href: '/docs/usage/outgoing-spam/#stop-scripts-that-bypass-the-mail-server',
    evidence: 'smtp-002',
  },
  {
    names: ['CC_ALLOW_SMTPAUTH'],
    of: ['SMTPAUTH_RESTRICT'],
    reason: 'Without it csf writes no list for Exim.',
    on: '1',
    href: '/docs/usage/exim-smtp-auth-restriction/#allow-whole-countries',
    evidence: 'exim-003',
  },
  {
    names: ['PACKET_FILTER'],
    of: ['LF_SPI'],
    reason: 'csf drops invalid packets only while LF_SPI is on.',
    on: '1',
    evidence: 'rules-007',
  },
  ...['ALLOW', 'DENY'].flatMap((what): Need[] => {
    const ports = [`CC_${what}_PORTS_TCP`, `CC_${what}_PORTS_UDP`];
    const where = {
      href: '/docs/usage/country-blocking/#which-setting-do-i-need',
      evidence: what === 'ALLOW' ? 'csf.pl lines 2677-2700' : 'csf.pl lines 2777-2800',
    };
    return [
      {
        names: ports,
        of: [`CC_${what}_PORTS`],
        reason: 'Without a country, csf makes no rule for these ports.',
        ...where,
      },
      {names: [`CC_${what}_PORTS`], of: ports, reason: 'Without a port, csf makes no rule for the country.', ...where},
    ];
  }),
  ...['RELAY', 'AUTHRELAY', 'POPRELAY'].map((kind) => ({
    names: [`RT_${kind}_BLOCK`],
    of: [`RT_${kind}_ALERT`],
    reason: 'lfd acts at the limit only while the alert is on.',
    on: '1',
    href: forMails,
    evidence: 'lfd.pl line 2191',
  })),
  {
    names: ['RT_ACTION'],
    of: relays,
    reason: 'lfd runs the program only with such an alert.',
    href: forMails,
    evidence: 'lfd.pl line 4842',
  },
  {
    names: ['LF_SCRIPT_PERM', 'LF_SCRIPT_ACTION'],
    of: ['LF_SCRIPT_ALERT'],
    reason: 'lfd looks for scripts that send mail only while LF_SCRIPT_ALERT is on.',
    href: '/docs/usage/outgoing-spam/#get-a-mail-when-a-script-sends-too-much',
    evidence: 'lfd.pl line 2010',
  },
  {
    names: ['LF_CPANEL_ALERT_ACTION'],
    of: ['LF_CPANEL_ALERT'],
    reason: 'lfd looks for these logins only while LF_CPANEL_ALERT is on.',
    evidence: 'lfd.pl line 1987',
  },
  {
    names: ['LF_DIST_ACTION'],
    of: ['LF_DISTFTP', 'LF_DISTSMTP'],
    reason: 'lfd runs the program only when one of them blocks.',
    href: '/docs/usage/login-tracking/#stop-attacks-that-come-from-many-addresses',
    evidence: 'lfd.pl lines 2738 and 2798',
  },
  {
    names: ['LF_DIRWATCH_DISABLE'],
    of: ['LF_DIRWATCH'],
    reason: 'lfd looks for suspicious files only while LF_DIRWATCH is above 0.',
    href: '/docs/usage/directory-watching/#remove-suspicious-files-automatically',
    evidence: 'lfd.pl line 1572',
  },
  {
    names: ['PT_DELETED_ACTION'],
    of: ['PT_DELETED'],
    reason: 'lfd reports processes of deleted programs only while PT_DELETED is on.',
    href: '/docs/usage/process-tracking/#mails-about-deleted-executables',
    evidence: 'lfd.pl lines 4150 and 4335',
  },
  {
    names: ['PT_USER_ACTION', 'PT_USERKILL'],
    of: ['PT_USERPROC', 'PT_USERMEM', 'PT_USERRSS', 'PT_USERTIME'],
    reason: 'Without a limit, no process is above one.',
    href: limits,
    evidence: 'lfd.pl lines 4351-4456',
  },
  {
    names: ['PT_LOAD_ACTION'],
    of: ['PT_LOAD'],
    reason: 'lfd reads the load only while PT_LOAD is above 0.',
    href: '/docs/usage/process-tracking/#load-alerts',
    evidence: 'lfd.pl lines 1590 and 3370',
  },
  {
    names: ['X_ARF_ABUSE'],
    of: ['X_ARF'],
    reason: 'lfd writes reports only while X_ARF is on.',
    href: '/docs/usage/block-reporting/#send-x-arf-abuse-reports',
    evidence: 'lfd.pl lines 2559-2578',
  },
  {
    names: ['DYNDNS_IGNORE'],
    of: ['DYNDNS'],
    reason: 'lfd looks up the names of csf.dyndns only while DYNDNS is above 0.',
    href: '/docs/usage/dynamic-dns-and-global-lists/#keep-lfd-from-blocking-these-addresses',
    evidence: 'lfd.pl line 1394',
  },
  {
    names: ['MESSENGER'],
    of: ['MESSENGER_TEMP', 'MESSENGER_PERM'],
    reason: 'They choose the blocks whose visitors get a page: with both off, none.',
    on: '1',
    href: '/docs/usage/messenger-service/#which-blocks-are-covered',
    evidence: 'csf.pl lines 2076 and 3603',
  },
  {
    names: ['MESSENGERV2', 'MESSENGERV3'],
    of: ['MESSENGER'],
    reason: 'It chooses how the messenger answers, and the messenger is off.',
    href: '/docs/usage/messenger-service/#which-of-the-three-versions-do-i-need',
    evidence: 'lfd.pl lines 591-628',
  },
  {
    names: ['CLUSTER_CONFIG'],
    of: ['CLUSTER_MASTER'],
    reason: 'A member takes settings and files from the master only, and none is named.',
    href: '/docs/usage/lfd-clustering/#how-do-i-sync-settings-and-files',
    evidence: 'lfd.pl lines 10470-10515',
  },
];

const need: CheckRule = {
  id: 'pairs.needs',
  evidence: needs.flatMap(({evidence}) => evidence.split('; ')),
  check: ({entry, isOn, panel}) =>
    needs.flatMap(({names, of, reason, on, href}) =>
      names.flatMap((name) => {
        const found = entry(name);
        // Of a part of a file, nobody knows the rest.
        const isTold = of.some((each) => entry(each) !== undefined);
        if (found === undefined || !isTold || !isOn(name) || of.some((each) => isOn(each))) {
          return [];
        }
        const [first] = of;
        const needed = of.length > 2 ? `one of ${of.join(', ')}` : of.join(' or ');
        const {value: shipped} = (shippedValues(panel).get(name) ?? shippedValues('cpanel').get(name))!;
        return about(found, {
          severity: 'trap',
          title: `${name} needs ${needed}`,
          reason,
          ...(on === undefined
            ? {
                remedy: `Set ${needed} too, or write ${name} = "${shipped}".`,
                fix: {[name]: shipped},
              }
            : {remedy: `Set ${first} = "${on}".`, fix: {[first!]: on}}),
          ...(href !== undefined && {href}),
        });
      }),
    ),
};

/** Settings that do nothing without another one. */
export const needRules: readonly CheckRule[] = [need];
