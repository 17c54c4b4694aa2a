import {type Settings} from './messages';

/**
 * lfd looks for a log only while one of these settings is on. Some messages need a log that another setting makes
 * lfd read: LF_SYMLINK that of LF_MODSEC, LF_DISTFTP that of LF_FTPD.
 */
const readFor: Readonly<Record<string, readonly string[]>> = {
  HTACCESS_LOG: ['LF_HTACCESS', 'LF_APACHE_404', 'LF_APACHE_403', 'LF_APACHE_401', 'LF_QOS', 'LF_SYMLINK'],
  MODSEC_LOG: ['LF_MODSEC', 'LF_CXS'],
  // lfd asks for a log of a misspelt name, so that it never reads this one for Suhosin.
  SUHOSIN_LOG: [],
  SMTPAUTH_LOG: ['LF_SMTPAUTH', 'LF_EXIMSYNTAX'],
  POP3D_LOG: ['LF_POP3D', 'LT_POP3D'],
  IMAPD_LOG: ['LF_IMAPD', 'LT_IMAPD'],
  CPANEL_LOG: ['LF_CPANEL'],
  DIRECTADMIN_LOG: ['LF_DIRECTADMIN'],
  DIRECTADMIN_LOG_R: ['LF_DIRECTADMIN'],
  DIRECTADMIN_LOG_S: ['LF_DIRECTADMIN'],
  DIRECTADMIN_LOG_P: ['LF_DIRECTADMIN'],
  INTERWORX_LOG: ['LF_INTERWORX'],
  CYBERPANEL_LOG: ['LF_CYBERPANEL'],
  CWP_LOG: ['LF_CWP'],
  VESTA_LOG: ['LF_VESTA'],
  WEBMIN_LOG: ['LF_WEBMIN', 'LF_WEBMIN_EMAIL_ALERT'],
  SSHD_LOG: ['LF_SSHD', 'LF_SSH_EMAIL_ALERT', 'LF_CONSOLE_EMAIL_ALERT'],
  FTPD_LOG: ['LF_FTPD'],
  BIND_LOG: ['LF_BIND'],
  CPANEL_ACCESSLOG: ['LF_CPANEL_ALERT'],
  SYSLOG_LOG: ['SYSLOG_CHECK'],
  IPTABLES_LOG: ['PS_INTERVAL', 'ST_ENABLE', 'UID_INTERVAL'],
  SU_LOG: ['LF_SU_EMAIL_ALERT'],
  SUDO_LOG: ['LF_SUDO_EMAIL_ALERT'],
  SCRIPT_LOG: ['LF_SCRIPT_ALERT'],
  SMTPRELAY_LOG: ['RT_RELAY_ALERT', 'RT_AUTHRELAY_ALERT', 'RT_POPRELAY_ALERT'],
};

/** The settings that name logs with messages that lfd knows. */
export const logSettings = Object.keys(readFor);

/** lfd reads the log of this name only if one of these settings is on. */
export function settingsThatRead(log: string): readonly string[] {
  return readFor[log] ?? [];
}

const disabledByRestrictSyslog = [
  ...['LF_SSHD', 'LF_FTPD', 'LF_IMAPD', 'LF_POP3D', 'LF_BIND', 'LF_SUHOSIN', 'LF_SSH_EMAIL_ALERT'],
  ...['LF_SU_EMAIL_ALERT', 'LF_CONSOLE_EMAIL_ALERT', 'LF_DISTATTACK', 'LF_DISTFTP', 'LT_POP3D', 'LT_IMAPD'],
  ...['PS_INTERVAL', 'UID_INTERVAL', 'LF_WEBMIN_EMAIL_ALERT', 'PORTKNOCKING_ALERT'],
  'LF_SUDO_EMAIL_ALERT',
];

/** Whether RESTRICT_SYSLOG = "1" switches a setting off. */
export function isRestricted(setting: string, settings: Settings): boolean {
  return Number(settings['RESTRICT_SYSLOG']) === 1 && disabledByRestrictSyslog.includes(setting);
}

/** Whether lfd takes a setting for on. */
export function isOn(setting: string, settings: Settings): boolean {
  const value = settings[setting] ?? '';
  return value !== '' && value !== '0' && !isRestricted(setting, settings);
}

/** The settings for which lfd reads a file, such as SSHD_LOG and SU_LOG for /var/log/secure. */
export function logsOfFile(file: string, settings: Settings): Set<string> {
  return new Set(
    logSettings.filter(
      (log) => settings[log] === file && settingsThatRead(log).some((setting) => isOn(setting, settings)),
    ),
  );
}
