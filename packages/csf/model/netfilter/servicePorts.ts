/** Ports of services, by the names that every distribution has in /etc/services. */
export const servicePorts: Readonly<Record<string, number>> = {
  ...{ftp: 21, ssh: 22, telnet: 23, smtp: 25, domain: 53, http: 80, pop3: 110, ntp: 123, imap: 143, snmp: 161},
  ...{https: 443, submission: 587, imaps: 993, pop3s: 995, mysql: 3306},
};
