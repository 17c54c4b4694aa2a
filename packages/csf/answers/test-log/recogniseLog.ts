import {messages} from '../../model/lfd/messages';

/** Kinds of logs that people paste, with the setting that names such a log for lfd. */
type Kind = {
  log: string;
  name: string;
  /** What such lines look like; none where others look the same. */ form?: RegExp;
};

const kinds: readonly Kind[] = [
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
    form: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d (?:[+-]\d{4} )?(?:\[\d+\] )?(?:[\w-]{16,23} |\S+ (?:<=|=>|->|==|\*\*|Completed)|cwd=|SMTP |\w+ authenticator |H=|no host name|.*rejected )/,
  },
  {log: 'FTPD_LOG', name: 'Logins over FTP', form: / (?:pure-ftpd|proftpd|vsftpd)\b|\[pid \d+\] .*(?:LOGIN|CONNECT):/},
  {
    log: 'IMAPD_LOG',
    name: 'Mail (mail.log, maillog)',
    form: / (?:dovecot|postfix\/[\w/-]+|(?:courier-)?(?:imap|pop3)(?:d|s)(?:-ssl)?|ipop3d|imapd|smtp_auth)(?:\[\d+\])?: |(?:imap|pop3)-login: |POP3: |IMAP: /,
  },
  {log: 'BIND_LOG', name: 'BIND', form: / named\[\d+\]: /},
  {log: 'IPTABLES_LOG', name: 'Kernel (messages, kern.log)', form: / kernel(?:\[\d+\])?: /},
  {
    log: 'SSHD_LOG',
    name: 'Logins (auth.log, secure)',
    form: /(?:^| )(?:sshd|su|sudo|login|webmin|systemd-logind|CRON|polkitd)(?:-\w+)?(?:\(pam_unix\))?(?:\[\d+\])?: /,
  },
  {log: 'POP3D_LOG', name: 'POP3 in a log of its own'},
  {log: 'SU_LOG', name: 'su in a log of its own'},
  {log: 'SUDO_LOG', name: 'sudo in a log of its own'},
  {log: 'WEBMIN_LOG', name: 'Webmin in a log of its own'},
  {log: 'SCRIPT_LOG', name: 'Main log of Exim, for scripts that send mail'},
  {log: 'SMTPRELAY_LOG', name: 'Main log of Exim, for relayed mail'},
  {log: 'SYSLOG_LOG', name: 'Log of the syslog check'},
];

/** A kind of log: the setting that names it for lfd, and how to call it to a visitor. */
export type RecognisedLog = Pick<Kind, 'log' | 'name'>;

/** All kinds of logs that can be recognised, for a list to choose from. */
export const logKinds: readonly RecognisedLog[] = kinds.map(({log, name}) => ({log, name}));

/** The log from which lines come, or undefined where none of them looks like one that lfd reads. */
export function recogniseLog(lines: readonly string[]): RecognisedLog | undefined {
  // The start of a large log is enough, and a sample of the rest, for logs in which several programs write.
  const step = Math.max(1, Math.floor(lines.length / 1000));
  const votes = new Map<string, number>();
  for (let index = 0; index < lines.length; index += step) {
    const line = lines[index]!;
    const log = kinds.find(({form}) => form?.test(line))?.log ?? messageLog(line);
    if (log !== undefined) {
      votes.set(log, (votes.get(log) ?? 0) + 1);
    }
  }
  const [best] = [...votes].sort(([, a], [, b]) => b - a)[0] ?? [];
  return logKinds.find(({log}) => log === best);
}

/** The log of a message that lfd knows, for lines that look like no kind above. */
function messageLog(line: string): string | undefined {
  return messages.find(({compiled}) => compiled.needle.trim() !== '' && compiled.match(line) !== undefined)?.logs[0];
}
