/** Kinds of logs that people paste, with the setting that names such a log for lfd. */
type LogKind = {
  log: string;
  name: string;
  /** What such lines look like; none where others look the same. */
  form?: RegExp;
};

/** All kinds of logs that can be recognised; the first that fits a line counts. */
export const logKinds: readonly LogKind[] = [
  {log: 'CPANEL_LOG', name: 'cPanel logins (login_log)', form: /" FAILED LOGIN|" DEFERRED LOGIN/},
  {log: 'CPANEL_ACCESSLOG', name: 'cPanel access log', form: /\[\d\d\/\d\d\/\d{4}:[^\]]+\] "[^"]*" \d{3} /},
  {log: 'DIRECTADMIN_LOG', name: 'DirectAdmin logins (login.log)', form: /^\d{4}:\d\d:\d\d-\d\d:\d\d:\d\d: '/},
  {log: 'DIRECTADMIN_LOG_R', name: 'Roundcube errors (DirectAdmin)', form: /^\[\d\d-[A-Z][a-z]{2}-\d{4} .*IMAP Error:/},
  {
    log: 'DIRECTADMIN_LOG_S',
    name: 'SquirrelMail access log (DirectAdmin)',
    form: /^\S+ \S+ \[LOG(?:IN|OUT|IN_ERROR)?\] /,
  },
  {
    log: 'DIRECTADMIN_LOG_P',
    name: 'phpMyAdmin logins (DirectAdmin)',
    form: /pma auth user=| phpmyadmin: user denied: /,
  },
  {log: 'CWP_LOG', name: 'CentOS Web Panel logins', form: / Failed Login from:| Successful Login from:/},
  {
    log: 'VESTA_LOG',
    name: 'VestaCP logins (auth.log)',
    form: /^\S+ \S+ \S+ [\d.:a-f]+ (?:failed to login|successfully logged in)/,
  },
  {log: 'INTERWORX_LOG', name: 'InterWorx logins', form: /^\S+ \S+ (?:NW|SW) [\d.:a-f]+ /},
  {log: 'MODSEC_LOG', name: 'ModSecurity', form: /\bModSecurity: /},
  {
    log: 'HTACCESS_LOG',
    name: 'Error log of Apache or nginx',
    form: /^\[[A-Z][a-z]{2} [A-Z][a-z]{2} +\d+ [\d:.]+ \d{4}\] \[|^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d \[\w+\] \d+#\d+: /,
  },
  {
    log: 'SMTPAUTH_LOG',
    name: 'Main log of Exim',
    form: / exim[\w-]*(?:\[\d+\])?: |^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d (?:[+-]\d{4} )?(?:\[\d+\] )?(?:[\w-]{16,23} |\S+ (?:<=|=>|->|==|\*\*|Completed)|cwd=|SMTP |\w+ authenticator |H=|no host name|.*rejected )/,
  },
  {
    log: 'FTPD_LOG',
    name: 'Logins over FTP',
    form: / (?:pure-ftpd|proftpd|vsftpd)\b|\[pid \d+\] .*(?:LOGIN|CONNECT|FTP \w+):/,
  },
  {
    log: 'POP3D_LOG',
    name: 'POP3 in a log of its own',
    form: / (?:(?:courier-)?pop3(?:d|s)(?:-ssl)?|ipop3d)(?:\[\d+\])?: |pop3-login: |POP3: /,
  },
  {
    log: 'IMAPD_LOG',
    name: 'Mail (mail.log, maillog)',
    form: / (?:dovecot|postfix[\w-]*\/[\w/-]+|(?:courier-)?imap(?:d|s)(?:-ssl)?|smtp_auth)(?:\[\d+\])?: |imap-login: |IMAP: /,
  },
  {log: 'BIND_LOG', name: 'BIND', form: / named\[\d+\]: |^\d\d-[A-Z][a-z]{2}-\d{4} [\d:.]+ (?:[\w-]+: )*client /},
  {log: 'IPTABLES_LOG', name: 'Kernel (messages, kern.log)', form: / kernel(?:\[\d+\])?: /},
  {
    log: 'SSHD_LOG',
    name: 'Logins (auth.log, secure)',
    form: /(?:^| )(?:sshd|su|sudo|login|webmin|systemd-logind|CRON|polkitd)(?:-\w+)?(?:\(pam_unix\))?(?:\[\d+\])?: /,
  },
  {log: 'SU_LOG', name: 'su in a log of its own'},
  {log: 'SUDO_LOG', name: 'sudo in a log of its own'},
  {log: 'WEBMIN_LOG', name: 'Webmin in a log of its own'},
  {log: 'SCRIPT_LOG', name: 'Main log of Exim, for scripts that send mail'},
  {log: 'SMTPRELAY_LOG', name: 'Main log of Exim, for relayed mail'},
  {log: 'SYSLOG_LOG', name: 'Log of the syslog check'},
];
