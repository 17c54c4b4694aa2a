import {shippedSettings} from './shippedConfig';

/** What became of a setting that some version had. */
type PastSetting = {
  name: string;
  /** The version without it. */
  gone: string;
  /** What does its work now. */
  now?: string;
  /** Ends the reason, as a sentence. */
  note: string;
  source: string;
};

const lists = 'Since then, /etc/csf/csf.blocklists contains the block lists.';
const listsSource = 'changelog.txt of CSF 15.00, 6.10';

/** Settings of CSF and of earlier versions of Sentinel that this version does not have. */
const pastSettings: readonly PastSetting[] = [
  ...['LF_CXS', 'LF_CXS_PERM', 'UI_CXS', 'PORTS_cxs'].map((name) => ({
    ...{name, gone: 'tag 15.12', source: 'config-007'},
    note: 'It belonged to CXS, a separate product. An upgrade drops the line.',
  })),
  {
    name: 'LF_CPANEL_BANDMIN',
    gone: 'CSF 13.07',
    note: 'Nothing reads it.',
    source: 'changelog.txt of CSF 15.00, 13.07',
  },
  {
    name: 'CC_OLDGEOLITE',
    gone: 'CSF 12.02',
    now: 'CC_SRC',
    note: 'Only the current databases exist.',
    source: 'changelog.txt of CSF 15.00, 12.02',
  },
  {
    name: 'WATCH_MODE',
    gone: 'CSF 11.00',
    note: 'The code still reads it: when on, it switches all logging on and PS_INTERVAL off. Use csf --trace instead.',
    source: 'rules-012; csf.pl line 290',
  },
  {name: 'OLD_REAPER', gone: 'CSF 9.07', note: 'Nothing reads it.', source: 'changelog.txt of CSF 15.00, 9.07'},
  ...['LF_DSHIELD', 'LF_SPAMHAUS', 'LF_TOR', 'LF_BOGON'].flatMap((name) =>
    [name, `${name}_URL`].map((each) => ({name: each, gone: 'CSF 6.10', note: lists, source: listsSource})),
  ),
  {name: 'LF_SPAMHAUS_EXTENDED', gone: 'CSF 6.10', note: lists, source: listsSource},
  {name: 'LF_SPAMHAUS_EXTENDED_URL', gone: 'CSF 6.10', note: lists, source: listsSource},
  {
    name: 'LF_QUICKSTART',
    gone: 'CSF 6.00',
    now: 'LFDSTART',
    note: 'LFDSTART is its new name.',
    source: 'changelog.txt of CSF 15.00, 6.00',
  },
  {
    name: 'LF_EXPLOIT_CHECK',
    gone: 'CSF 5.76',
    now: 'LF_EXPLOIT_IGNORE',
    note: 'The new setting lists the checks to leave out.',
    source: 'changelog.txt of CSF 15.00, 5.76',
  },
  {name: 'FUSER', gone: 'CSF 4.74', note: 'Nothing reads it.', source: 'changelog.txt of CSF 15.00, 4.74'},
  {name: 'MONOLITHIC_KERNEL', gone: 'CSF 4.41', note: 'Nothing reads it.', source: 'changelog.txt of CSF 15.00, 4.41'},
  {name: 'ALLOW_RES_PORTS', gone: 'CSF 2.50', note: 'Nothing reads it.', source: 'changelog.txt of CSF 15.00, 2.50'},
  {
    name: 'DISABLE_SIG_CHLD_IGNORE',
    gone: 'CSF 2.15',
    note: 'Nothing reads it.',
    source: 'changelog.txt of CSF 15.00, 2.15',
  },
];

/**
 * Settings that only Aetherinox's csf-firewall has, newest first: its csf.generic.conf at each tag, and at commit 0b9509a
 * of the main branch.
 */
export const aetherinoxArrivals: readonly Arrival[] = [
  {version: 'main', names: ['LFD_PROCESS_BIND']},
  {version: '15.09', names: ['SPONSOR_ICON_ANIM', 'SPONSOR_ICON_HIDE', 'UI_WEBMIN_SHOW_BUTTON_CONFIG']},
  {version: '15.07', names: ['SPONSOR_LICENSE', 'SPONSOR_RELEASE_INSIDERS']},
  {version: '15.04', names: ['UI_LOGS_REFRESH_TIME', 'UI_LOGS_START_PAUSED']},
  {
    version: '15.01',
    // prettier-ignore
    names: ['UI_BLOCK_PRIVATE_NET', 'UI_CSP_ADVANCED_ENABLED', 'UI_CSP_ADVANCED_RULE', 'UI_CSP_ENABLED', 'UI_RETRY_SHOW_REMAINING'],
  },
];

/** Settings that only the fork of Aetherinox has. */
export const forkSettings: ReadonlySet<string> = new Set(aetherinoxArrivals.flatMap(({names}) => names));

/** Settings that a patch for HestiaCP adds to CSF: csf.conf of carlosfriascf/CSF-HestiaCP at 93abe35. */
export const hestiaSettings: ReadonlySet<string> = new Set([
  'HESTIA',
  'HESTIA_LOG',
  'LF_HESTIA',
  'LF_HESTIA_PERM',
  'PORTS_hestia',
]);

export type Arrival = {version: string; names: readonly string[]};

/**
 * Since when CSF has a setting that the files of all panels have, newest first: changelog.txt of CSF 15.00. A test
 * compares the versions with packages/csf/facts/setting-history.json.
 */
// prettier-ignore
export const arrivals: readonly Arrival[] = [
  {version: '14.08', names: ['LF_TEMP_EMAIL_ALERT']},
  {version: '14.06', names: ['MESSENGERV3GROUP', 'MESSENGERV3PERMS']},
  {version: '14.04', names: ['CC_MESSENGER_ALLOW', 'CC_MESSENGER_DENY']},
  {version: '14.02', names: ['LF_SUDO_EMAIL_ALERT', 'MESSENGERV3', 'SUDO_LOG']},
  {version: '14.00', names: ['CC_SRC', 'CURL', 'WGET']},
  {version: '13.09', names: ['MM_LICENSE_KEY']},
  {version: '12.09', names: ['CT_SUBNET_LIMIT']},
  {version: '12.05', names: ['URLPROXY']},
  {version: '12.02', names: ['ICMP_TIMESTAMPDROP', 'USE_FTPHELPER']},
  {version: '12.00', names: ['DOCKER']},
  {version: '11.05', names: ['PT_SSHDKILL']},
  {version: '11.04', names: ['LF_APACHE_ERRPORT']},
  {version: '11.00', names: ['CF_ENABLE']},
  {version: '10.15', names: ['LF_APACHE_401', 'RECAPTCHA_ALERT']},
  {version: '10.09', names: ['DROP_OUT']},
  {version: '9.29', names: ['PT_USERRSS']},
  {version: '9.22', names: ['STYLE_CUSTOM', 'STYLE_MOBILE']},
  {version: '9.14', names: ['WAITLOCK', 'WAITLOCK_TIMEOUT']},
  {version: '8.17', names: ['SMTP_REDIRECT']},
  {version: '8.05', names: ['UI_IP']},
  {version: '8.00', names: ['CC6_LOOKUPS', 'LF_NETBLOCK_IPV6']},
  {version: '7.73', names: ['HOST', 'LF_IPSET_HASHSIZE', 'LF_IPSET_MAXELEM', 'X_ARF_ABUSE']},
  {version: '7.72', names: ['PT_SSHDHUNG']},
  {version: '7.66', names: ['LF_SPI', 'SYSTEMCTL']},
  {version: '7.50', names: ['IPSET', 'LF_IPSET']},
  {version: '7.04', names: ['LF_DIST_ACTION']},
  {version: '7.03', names: ['DROP_UID_LOGGING']},
  {version: '7.00', names: ['SMTPAUTH_RESTRICT']},
  {version: '6.42', names: ['RESTRICT_SYSLOG_GROUP']},
  {version: '6.36', names: ['LF_EXIMSYNTAX', 'LF_EXIMSYNTAX_PERM', 'URLGET']},
  {version: '6.31', names: ['UI_SSL_VERSION']},
  {version: '6.27', names: ['PS_DIVERSITY']},
  {version: '6.26', names: ['UDPFLOOD', 'UDPFLOOD_ALLOWUSER', 'UDPFLOOD_BURST', 'UDPFLOOD_LIMIT', 'UDPFLOOD_LOGGING']},
  {version: '6.23', names: ['RESTRICT_UI']},
  {version: '6.12', names: ['DROP_OUT_LOGGING', 'UID_INTERVAL', 'UID_LIMIT']},
  {version: '6.09', names: ['LF_WEBMIN', 'LF_WEBMIN_EMAIL_ALERT', 'LF_WEBMIN_PERM']},
  {version: '6.02', names: ['LF_SYMLINK', 'LF_SYMLINK_PERM']},
  {version: '6.00', names: ['FASTSTART', 'LFDSTART']},
  {version: '5.79', names: ['CC_DENY_PORTS', 'CC_DENY_PORTS_TCP', 'CC_DENY_PORTS_UDP']},
  {version: '5.76', names: ['UNBLOCK_REPORT']},
  {version: '5.74', names: ['CC_ALLOW_PORTS', 'CC_ALLOW_PORTS_TCP', 'CC_ALLOW_PORTS_UDP', 'PT_FORKBOMB']},
  {version: '5.68', names: ['LF_DIST_INTERVAL']},
  {version: '5.66', names: ['LF_BLOCKINONLY', 'LF_REPEATBLOCK', 'ST_DISKW']},
  {version: '5.62', names: ['ETH6_DEVICE']},
  {version: '5.60', names: ['ST_SYSTEM_MAXDAYS']},
  {version: '5.57', names: ['PT_APACHESTATUS', 'ST_APACHE', 'SYSLOG_CHECK', 'SYSLOG_LOG']},
  {version: '5.53', names: ['LF_DISTSMTP', 'LF_DISTSMTP_PERM', 'LF_DISTSMTP_UNIQ']},
  {version: '5.49', names: ['CC_DROP_CIDR', 'LF_ALERT_SMTP']},
  {version: '5.48', names: ['LF_QOS']},
  {version: '5.45', names: ['LF_BOGON_SKIP', 'LF_CONSOLE_EMAIL_ALERT']},
  {version: '5.43', names: ['LF_APACHE_403', 'LF_APACHE_403_PERM']},
  {version: '5.38', names: ['UI_CIPHER']},
  {version: '5.34', names: ['CLUSTER_BLOCK']},
  {version: '5.22', names: ['CONNLIMIT', 'CONNLIMIT_LOGGING']},
  {version: '5.21', names: ['LF_LOOKUPS']},
  {version: '5.20', names: ['LF_APACHE_404', 'LF_APACHE_404_PERM', 'PT_DELETED_ACTION']},
  {version: '5.19', names: ['CC_IGNORE', 'GUNZIP']},
  {version: '5.10', names: ['PORTKNOCKING', 'PORTKNOCKING_ALERT', 'PORTKNOCKING_LOG']},
  {version: '5.09', names: ['LT_SKIPPERMBLOCK', 'PT_USER_ACTION']},
  {version: '5.08', names: ['CLUSTER_MASTER']},
  {version: '5.04', names: ['IP6TABLES', 'IPV6', 'IPV6_ICMP_STRICT', 'IPV6_SPI', 'TCP6_IN', 'TCP6_OUT', 'UDP6_IN', 'UDP6_OUT']},
  {version: '5.03', names: ['LF_DISTATTACK_UNIQ', 'LF_DISTFTP', 'LF_DISTFTP_PERM', 'LF_DISTFTP_UNIQ']},
  {version: '5.02', names: ['CLUSTER_LOCALADDR', 'SMTP_ALLOWGROUP', 'SMTP_ALLOWUSER', 'X_ARF', 'X_ARF_FROM', 'X_ARF_TO']},
  {version: '5.00', names: ['LF_DISTATTACK', 'PT_USERKILL_ALERT']},
  {version: '4.87', names: ['LF_NETBLOCK_ALERT', 'LF_PERMBLOCK_ALERT']},
  {version: '4.80', names: ['GLOBAL_DYNDNS', 'GLOBAL_DYNDNS_IGNORE', 'GLOBAL_DYNDNS_INTERVAL']},
];

const past: ReadonlyMap<string, PastSetting> = new Map(pastSettings.map((setting) => [setting.name, setting]));

/** What became of a setting that an earlier version had. */
export function pastSetting(name: string): PastSetting | undefined {
  return past.get(name);
}

/** Whether this version, an earlier version or a fork has a setting of this name. */
export function isKnownSetting(name: string): boolean {
  return shippedSettings.has(name) || past.has(name) || forkSettings.has(name) || hestiaSettings.has(name);
}
