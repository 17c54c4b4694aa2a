import facts from '../facts/lfd.json';

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

// What the source of lfd says: `npm run facts` reads it. TypeScript sees its tables only as they are today.
const lfd = facts as Lfd;

type Lfd = {
  /** lfd's names with the setting of each, in the order of lfd.pl. */
  names: string[][];
  /** Names whose PORTS_ setting lfd reads. */
  ports: string[];
  /** What RESTRICT_SYSLOG = "1" sets to 0. */
  restricted: string[];
  /** The logs that lfd opens for a setting. */
  logs: Partial<Record<string, string[]>>;
  /** In which log lfd looks for the failures of a setting, and how many patterns it has. */
  patterns: Partial<Record<string, {log: string; count: number}>>;
  /** Names whose setting no csf.conf has. A pattern in regex.custom.pm can still return them. */
  notShipped: string[];
};

/** What a service counts, in words, after "for" and "the number of". A release that adds a service needs a line here. */
const failures: Readonly<Record<string, string>> = {
  sshd: 'failed SSH logins',
  pop3d: 'failed POP3 logins',
  imapd: 'failed IMAP logins',
  ftpd: 'failed FTP logins',
  smtpauth: 'failed SMTP AUTH logins',
  eximsyntax: 'syntax errors in its commands to Exim',
  htpasswd: 'failed web page logins',
  mod_security: 'requests that a ModSecurity rule stopped',
  bind: 'name server requests that BIND denied',
  suhosin: 'Suhosin alerts',
  cpanel: 'failed cPanel, WHM or webmail logins',
  directadmin: 'failed DirectAdmin logins',
  interworx: 'failed InterWorx logins',
  cyberpanel: 'failed CyberPanel logins',
  cwp: 'failed CWP logins',
  vesta: 'failed VestaCP logins',
  webmin: 'failed Webmin logins',
  mod_qos: 'requests that mod_qos stopped',
  symlink: 'symlink race attempts',
  cxs: 'uploads that cxs reported',
};

/** The services that lfd counts. The first name of a setting is the service, the others count for it too. */
export const services: readonly Service[] = [...new Set(lfd.names.map(([, setting]) => setting!))].map((setting) => {
  const [name = '', ...otherNames] = lfd.names.flatMap(([each, counts]) => (counts === setting ? each! : []));
  return {
    name,
    otherNames,
    setting,
    lasts: `${setting}_PERM`,
    ports: lfd.ports.includes(name) ? `PORTS_${name}` : undefined,
    log: lfd.patterns[setting]?.log ?? lfd.logs[setting]?.[0] ?? '',
    failures: failures[name] ?? '',
    isShipped: !lfd.notShipped.includes(name),
  };
});

const byName = new Map(
  services.flatMap((service) => [service.name, ...service.otherNames].map((name) => [name, service])),
);

/** The service of a name that lfd prints; undefined for the name of a pattern in regex.custom.pm. */
export function serviceNamed(name: string): Service | undefined {
  return byName.get(name);
}

// lfd opens the logs of these checks only for another one. It never opens SUHOSIN_LOG, because it asks for a misspelt name.
const needs: Readonly<Record<string, string>> = {
  LF_SYMLINK: 'MODSEC_LOG',
  LF_SUHOSIN: 'SUHOSIN_LOG',
  LF_DISTFTP: 'FTPD_LOG',
  LF_DISTSMTP: 'SMTPAUTH_LOG',
  PORTKNOCKING_ALERT: 'IPTABLES_LOG',
  RT_LOCALRELAY_ALERT: 'SMTPRELAY_LOG',
  RT_LOCALHOSTRELAY_ALERT: 'SMTPRELAY_LOG',
};

/** All settings for which lfd reads lines of logs. WEBMIN_LOG is restricted too, but a path is 0 already. */
export const logChecks: readonly LogCheck[] = [
  ...new Set([
    ...Object.keys(lfd.logs),
    ...lfd.restricted.filter((name) => name !== 'WEBMIN_LOG'),
    ...Object.keys(needs),
  ]),
].map((setting) => ({
  setting,
  opens: lfd.logs[setting] ?? [],
  needs: needs[setting],
  isRestricted: lfd.restricted.includes(setting),
}));
