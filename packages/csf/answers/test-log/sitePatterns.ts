import {translatePattern} from '../../model/lfd/patterns/perlPattern';

/** The patterns for regex.custom.pm that the site's pages offer; a test compares them. */
export const sitePatterns = {
  sshd: String.raw`^(?:\S+|\S+\s+\d+\s+\S+) \S+ sshd-\w+\[\d+\]: (?:Invalid user|Failed (?:password|none|keyboard-interactive\/pam) for(?: invalid user)?) (.*) from (?:::ffff:)?([0-9a-fA-F:.]+) port \d+(?: ssh2)?$`,
  dovecot: String.raw`^(?:\S+|\S+\s+\d+\s+\S+) (?:\S+ dovecot(?:\[\d+\])?: )?$login-login: (?:Info: )?(?:Login aborted|Disconnected)(?: |:[^(]*(?:read\(size=\d+\)[^(]*)?)\(auth failed, \d+ attempts(?: in \d+ secs)?\)(?: \(\w+\))?: user=<(.*)>, method=\S+, rip=(?:::ffff:)?([0-9a-fA-F:.]+), lip=`,
  wordpress: String.raw`^(?:\S+:\d+ )?(?:::ffff:)?([0-9a-fA-F:.]+) [^"]*\] "POST [^" ?]*\/(?:wp-login|xmlrpc)\.php(?:[\/?][^" ]*)? HTTP\/[\d.]+" 200 `,
} as const;

const expressions = Object.entries(sitePatterns).map(
  ([name, pattern]) => [name, translatePattern(pattern.replace('$login', '(?:imap|pop3)')).expression!] as const,
);

/** The pattern of the site that matches a line, if one does. */
export function sitePatternFor(line: string): keyof typeof sitePatterns | undefined {
  return expressions.find(([, expression]) => expression.test(line))?.[0] as keyof typeof sitePatterns | undefined;
}
