/**
 * What lfd takes from a line that it counts. One line can give several hits: a failed web login counts for
 * LF_HTACCESS and for LF_APACHE_401.
 */
export type Hit = {
  /** Number of the line in its log; the first is 1. */
  lineNumber: number;
  /** When the line was written, in seconds since 1970; undefined when the line holds no time we can read. */
  seconds: number | undefined;
  /** The setting with the number that lfd compares, such as LF_SSHD. With LF_TRIGGER, lfd adds up all LF_ settings. */
  setting: string;
  /** As lfd would block it; empty when lfd counts by account or path alone. */
  address: string;
  /** Empty when the line names none, or one with characters that lfd refuses. */
  account: string;
  /** lfd's own short name for the service, which it writes in brackets in lfd.log: sshd, pop3d, mod_security. */
  service: string;
  /** What lfd writes in front of the address: "Failed SSH login from". Empty for alerts that have no such words. */
  text: string;
  /** How many failures lfd adds for this line, such as three for "(auth failed, 3 attempts)". */
  count: number;
  /** How often lfd takes the line: more than once for "last message repeated 3 times", with `count` for all of them. */
  times: number;
  /** Of a packet that the firewall dropped: its port, or ICMP. */
  port?: string;
  /** Id of the row in the table of messages that describes the line. */
  family: string;
};
