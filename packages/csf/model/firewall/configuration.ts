/** The files of lists that become rules. */
export type ListFile =
  'csf.allow' | 'csf.deny' | 'csf.redirect' | 'csf.dyndns' | 'csf.tempban' | 'csf.tempallow' | 'csf.blocklists';

/** What a visitor gives, and what csf asks the server for. */
export type Configuration = {
  /** Settings by name, complete: what the visitor's file lacks has the shipped default of the panel. */
  settings: ReadonlyMap<string, string>;
  /** The text of each list, as pasted; a list that is missing counts as empty. */
  lists: Partial<Record<ListFile, string>>;
  server: Server;
};

/** What csf asks the server for. */
export type Server = {
  /** Names of the network devices. */
  devices: readonly string[];
  /** The server's own addresses. */
  addresses: readonly string[];
  /** The name servers of /etc/resolv.conf. */
  nameServers: readonly string[];
  /** Users and groups by name, as iptables shows them: with their number, or the name where nobody knows it. */
  users: Readonly<Record<string, number | string>>;
  groups: Readonly<Record<string, number | string>>;
  /** Seconds since 1970, which decide what is over in csf.tempban and csf.tempallow. */
  now: number;
  /** Whether cPanel's EasyApache 4 is there, which MESSENGERV2 needs. */
  hasEasyApache: boolean;
  /** Whether Perl has IO::Socket::SSL, which the MESSENGER service needs for HTTPS. */
  hasPerlSsl: boolean;
};

/** A usual Debian server with one network device and no name server in a file. */
export const usualServer: Server = {
  devices: ['lo', 'eth0'],
  addresses: [],
  nameServers: [],
  users: Object.fromEntries(
    Object.entries({root: 0, daemon: 1, bin: 2, sys: 3, sync: 4, games: 5, man: 6, lp: 7, mail: 8, news: 9}).concat(
      Object.entries({uucp: 10, proxy: 13, 'www-data': 33, backup: 34, list: 38, irc: 39, _apt: 42, nobody: 65534}),
    ),
  ),
  groups: Object.fromEntries(
    Object.entries({root: 0, daemon: 1, bin: 2, sys: 3, adm: 4, tty: 5, disk: 6, lp: 7, mail: 8, news: 9}).concat(
      Object.entries({uucp: 10, man: 12, proxy: 13, 'www-data': 33, backup: 34, list: 38, irc: 39, staff: 50}),
      Object.entries({games: 60, users: 100, nogroup: 65534}),
    ),
  ),
  now: 0,
  hasEasyApache: false,
  hasPerlSsl: true,
};

/** Why a note is there, with the words of the files that it is about. */
export type Reason =
  // Settings that csf changes or skips in part.
  | {is: 'ip6tables-not-a-path' | 'ftp-helper-is-1' | 'ip-logging-off' | 'no-easyapache' | 'no-perl-ssl'}
  | {is: 'not-a-country'; code: string; setting: string}
  | {is: 'not-a-target'; value: string}
  | {is: 'too-many-messenger-ports'; setting: string}
  | {is: 'no-such-device'; device: string}
  | {is: 'flood-count'; entry: string; most: number}
  | {is: 'too-few-knocks'; entry: string}
  | {is: 'owner-unknown'; name: string; setting: string}
  | {is: 'country-unknown'; address: string}
  | {is: 'name-server-unclear'; text: string}
  | {is: 'servers-in-file'; setting: string}
  // Lines of lists.
  | {is: 'ipv6-off' | 'line-end-inside'}
  | {is: 'address-unclear' | 'filter-unclear' | 'set-entry-unclear'; text: string}
  | {is: 'included'; path: string}
  | {is: 'no-rule'; why: string}
  | {is: 'no-address'; host: string; isLeftOut: boolean}
  | {is: 'time-over'; host: string}
  // What iptables and ipset make of it.
  | {is: 'set-size'; set: string; value: string}
  | {is: 'set-broken' | 'set-full' | 'set-refuses'; set: string; address: string}
  | {is: 'semicolon'}
  | {is: 'not-modelled'; why: string; isFatal: boolean}
  | {is: 'refused' | 'stopped'; why: string};

/** What the rules leave open, or what csf says and does beside them. */
export type Note = {
  kind: 'unknown' | 'ignored' | 'failed' | 'stopped' | 'remark';
  reason: Reason;
  /** The settings or the line that it is about. */
  about: {settings: readonly string[]} | {file: string; line: number};
};
