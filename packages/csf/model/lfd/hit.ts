/** What lfd counts: a failure, a login, a blocked packet. */
export type Hit = {
  /** Number of the line in its log; the first is 1. */
  lineNumber: number;
  /** When the line was written, in seconds since 1970; undefined where the line holds no time we can read. */
  seconds: number | undefined;
  /**
   * The setting with the number that lfd compares: LF_SSHD, LF_CUSTOMTRIGGER, LF_APACHE_404, LT_IMAPD, LF_DISTFTP,
   * PS_LIMIT. With LF_TRIGGER, lfd adds up all LF_ settings.
   */
  setting: string;
  /** The setting that switches the message on, where it is another one. */
  enabledBy?: string;
  /** As lfd would block it; empty where lfd counts by account or path alone. */
  address: string;
  /** Empty where the line names none, or one with characters that lfd refuses. */
  account: string;
  /** lfd's own short name for the service, in brackets in lfd.log: sshd, pop3d; of an own pattern, the name it returns. */
  service: string;
  /**
   * How many failures one look at the line adds: three for "(auth failed, 3 attempts". A line that says "last message
   * repeated 3 times" is three hits for a counter instead, as lfd looks at the limit after each.
   */
  count: number;
  /** How often lfd takes the line: more than once for "last message repeated 3 times". */
  times?: number;
  /** What lfd writes in front of the address, such as "Failed SSH login from". */
  text?: string;
  /** Of a packet that the firewall dropped: its port, or ICMP. */
  port?: string;
  /** What an own pattern returns behind its name. */
  custom?: {limit: string; ports: string; lasts: string; cloudFlare: string};
};

/**
 * What a line is for lfd: a failure (also a blocked packet or a web error), which counts against the address; a login
 * that worked, where only too many count; or something that lfd reports by mail and blocks nobody for.
 */
export const hitKinds = ['failure', 'login', 'report'] as const;
export type HitKind = (typeof hitKinds)[number];

/** Whether a setting limits logins that worked. */
export function countsLogins(setting: string): boolean {
  return /^(?:LT_|LF_DIST(?:FTP|SMTP)$)/.test(setting);
}

/**
 * A hit in a line with one of the messages that lfd knows. One line can give several: a failed web login counts for
 * LF_HTACCESS and for LF_APACHE_401.
 */
export type LineHit = Omit<Hit, 'seconds'> & {
  kind: HitKind;
  /** Empty for alerts that have no such words. */
  text: string;
  /** `count` is for all of them. */
  times: number;
  /** Id of the row in the table of messages that describes the line. */
  family: string;
};
