/** A service that writes failures into a log. lfd counts them by address, and blocks at the number of a setting. */
export type Service = {
  /** lfd's short name, which it prints in brackets: "(sshd) Failed SSH login from …". */
  name: string;
  /** Further names that count for the same setting. */
  otherNames: readonly string[];
  /** The number of failures that lead to a block: LF_SSHD. */
  setting: string;
  /** How long the block lasts: LF_SSHD_PERM. */
  lasts: string;
  /** The setting with the ports that a block closes with LF_SELECT; undefined where lfd reads none. */
  ports: string | undefined;
  /** The setting that names the log in which lfd looks for the failures. */
  log: string;
  /** What it counts, in words: "failed SSH logins". */
  failures: string;
  /** Whether a csf.conf of this version has the setting. */
  isShipped: boolean;
};

/** A setting for which lfd reads lines of logs. */
export type LogCheck = {
  setting: string;
  /** Settings that name the logs that lfd reads for it. */
  opens: readonly string[];
  /** The setting that names its log, where only another check makes lfd read it. */
  needs: string | undefined;
  /** Whether RESTRICT_SYSLOG = "1" sets it to 0. */
  isRestricted: boolean;
};

type Row = readonly [name: string, setting: string, log: string, failures: string];

// In the order of lfd.pl 1748 to 1770, which gives each name its setting.
const rows: readonly Row[] = [
  ['sshd', 'LF_SSHD', 'SSHD_LOG', 'failed SSH logins'],
  ['pop3d', 'LF_POP3D', 'POP3D_LOG', 'failed POP3 logins'],
  ['imapd', 'LF_IMAPD', 'IMAPD_LOG', 'failed IMAP logins'],
  ['ftpd', 'LF_FTPD', 'FTPD_LOG', 'failed FTP logins'],
  ['smtpauth', 'LF_SMTPAUTH', 'SMTPAUTH_LOG', 'failed SMTP AUTH logins'],
  ['eximsyntax', 'LF_EXIMSYNTAX', 'SMTPAUTH_LOG', 'syntax errors in its commands to Exim'],
  ['htpasswd', 'LF_HTACCESS', 'HTACCESS_LOG', 'failed web page logins'],
  ['mod_security', 'LF_MODSEC', 'MODSEC_LOG', 'requests that a ModSecurity rule stopped'],
  ['bind', 'LF_BIND', 'BIND_LOG', 'name server requests that BIND denied'],
  ['suhosin', 'LF_SUHOSIN', 'SUHOSIN_LOG', 'Suhosin alerts'],
  ['cpanel', 'LF_CPANEL', 'CPANEL_LOG', 'failed cPanel, WHM or webmail logins'],
  ['directadmin', 'LF_DIRECTADMIN', 'DIRECTADMIN_LOG', 'failed DirectAdmin logins'],
  ['interworx', 'LF_INTERWORX', 'INTERWORX_LOG', 'failed InterWorx logins'],
  ['cyberpanel', 'LF_CYBERPANEL', 'CYBERPANEL_LOG', 'failed CyberPanel logins'],
  ['cwp', 'LF_CWP', 'CWP_LOG', 'failed CWP logins'],
  ['vesta', 'LF_VESTA', 'VESTA_LOG', 'failed VestaCP logins'],
  ['webmin', 'LF_WEBMIN', 'WEBMIN_LOG', 'failed Webmin logins'],
  ['mod_qos', 'LF_QOS', 'HTACCESS_LOG', 'requests that mod_qos stopped'],
  ['symlink', 'LF_SYMLINK', 'MODSEC_LOG', 'symlink race attempts'],
  ['cxs', 'LF_CXS', 'MODSEC_LOG', 'uploads that cxs reported'],
];

const otherNames: Readonly<Record<string, readonly string[]>> = {cpanel: ['whm', 'webmail']};

// lfd.pl 1109 to 1124 reads the ports of the others.
const withoutPorts = new Set(['interworx', 'cyberpanel', 'cwp', 'vesta']);

// lfd knows no line of these. Still, a pattern in regex.custom.pm can return their names.
const notShipped = new Set(['cyberpanel', 'cxs']);

/** The services that lfd counts. */
export const services: readonly Service[] = rows.map(([name, setting, log, failures]) => ({
  name,
  otherNames: otherNames[name] ?? [],
  setting,
  lasts: `${setting}_PERM`,
  ports: withoutPorts.has(name) ? undefined : `PORTS_${name}`,
  log,
  failures,
  isShipped: !notShipped.has(name),
}));

const byName = new Map(
  services.flatMap((service) => [service.name, ...service.otherNames].map((name) => [name, service])),
);

/** The service of a name that lfd prints; undefined for the name of a pattern in regex.custom.pm. */
export function serviceNamed(name: string): Service | undefined {
  return byName.get(name);
}

// lfd.pl 435 to 465. lfd asks for SUHOSIN_LOG by a misspelt name, so that it never reads that log.
const opens: Readonly<Record<string, readonly string[]>> = {
  LF_HTACCESS: ['HTACCESS_LOG'],
  LF_APACHE_404: ['HTACCESS_LOG'],
  LF_APACHE_403: ['HTACCESS_LOG'],
  LF_APACHE_401: ['HTACCESS_LOG'],
  LF_QOS: ['HTACCESS_LOG'],
  LF_SYMLINK: ['HTACCESS_LOG'],
  LF_MODSEC: ['MODSEC_LOG'],
  LF_CXS: ['MODSEC_LOG'],
  LF_SUHOSIN: [],
  LF_SMTPAUTH: ['SMTPAUTH_LOG'],
  LF_EXIMSYNTAX: ['SMTPAUTH_LOG'],
  LF_DISTSMTP: [],
  LF_POP3D: ['POP3D_LOG'],
  LT_POP3D: ['POP3D_LOG'],
  LF_IMAPD: ['IMAPD_LOG'],
  LT_IMAPD: ['IMAPD_LOG'],
  LF_CPANEL: ['CPANEL_LOG'],
  LF_DIRECTADMIN: ['DIRECTADMIN_LOG', 'DIRECTADMIN_LOG_R', 'DIRECTADMIN_LOG_S', 'DIRECTADMIN_LOG_P'],
  LF_INTERWORX: ['INTERWORX_LOG'],
  LF_CYBERPANEL: ['CYBERPANEL_LOG'],
  LF_CWP: ['CWP_LOG'],
  LF_VESTA: ['VESTA_LOG'],
  LF_WEBMIN: ['WEBMIN_LOG'],
  LF_WEBMIN_EMAIL_ALERT: ['WEBMIN_LOG'],
  LF_SSHD: ['SSHD_LOG'],
  LF_SSH_EMAIL_ALERT: ['SSHD_LOG'],
  LF_CONSOLE_EMAIL_ALERT: ['SSHD_LOG'],
  LF_FTPD: ['FTPD_LOG'],
  LF_DISTFTP: [],
  LF_DISTATTACK: [],
  LF_BIND: ['BIND_LOG'],
  LF_CPANEL_ALERT: ['CPANEL_ACCESSLOG'],
  SYSLOG_CHECK: ['SYSLOG_LOG'],
  PS_INTERVAL: ['IPTABLES_LOG'],
  ST_ENABLE: ['IPTABLES_LOG'],
  UID_INTERVAL: ['IPTABLES_LOG'],
  PORTKNOCKING_ALERT: [],
  LF_SU_EMAIL_ALERT: ['SU_LOG'],
  LF_SUDO_EMAIL_ALERT: ['SUDO_LOG'],
  LF_SCRIPT_ALERT: ['SCRIPT_LOG'],
  RT_RELAY_ALERT: ['SMTPRELAY_LOG'],
  RT_AUTHRELAY_ALERT: ['SMTPRELAY_LOG'],
  RT_POPRELAY_ALERT: ['SMTPRELAY_LOG'],
  RT_LOCALRELAY_ALERT: [],
  RT_LOCALHOSTRELAY_ALERT: [],
};

const needs: Readonly<Record<string, string>> = {
  LF_SYMLINK: 'MODSEC_LOG',
  LF_SUHOSIN: 'SUHOSIN_LOG',
  LF_DISTFTP: 'FTPD_LOG',
  LF_DISTSMTP: 'SMTPAUTH_LOG',
  PORTKNOCKING_ALERT: 'IPTABLES_LOG',
  RT_LOCALRELAY_ALERT: 'SMTPRELAY_LOG',
  RT_LOCALHOSTRELAY_ALERT: 'SMTPRELAY_LOG',
};

/** What RESTRICT_SYSLOG = "1" sets to 0 (lfd.pl 295 to 299). WEBMIN_LOG is named there too, but a path is 0 already. */
const restricted = new Set([
  'LF_SSHD',
  'LF_FTPD',
  'LF_IMAPD',
  'LF_POP3D',
  'LF_BIND',
  'LF_SUHOSIN',
  'LF_SSH_EMAIL_ALERT',
  'LF_SU_EMAIL_ALERT',
  'LF_CONSOLE_EMAIL_ALERT',
  'LF_DISTATTACK',
  'LF_DISTFTP',
  'LT_POP3D',
  'LT_IMAPD',
  'PS_INTERVAL',
  'UID_INTERVAL',
  'LF_WEBMIN_EMAIL_ALERT',
  'PORTKNOCKING_ALERT',
  'LF_SUDO_EMAIL_ALERT',
]);

/** All settings for which lfd reads lines of logs. */
export const logChecks: readonly LogCheck[] = Object.entries(opens).map(([setting, logs]) => ({
  setting,
  opens: logs,
  needs: needs[setting],
  isRestricted: restricted.has(setting),
}));
