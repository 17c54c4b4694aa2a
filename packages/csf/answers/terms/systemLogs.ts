/** Each log of the system by its names: first that of Red Hat systems, then those of Debian, the one of our pages first. */
export const systemLogs = [
  ['/var/log/secure', '/var/log/auth.log'],
  ['/var/log/messages', '/var/log/kern.log', '/var/log/syslog'],
  ['/var/log/maillog', '/var/log/mail.log'],
] as const;
