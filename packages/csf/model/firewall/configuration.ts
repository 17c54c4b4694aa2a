import type {ToolNote} from '../../pages/sections';

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

/** What the rules leave open, or what csf says and does beside them. */
export type Note = ToolNote & {
  kind: 'unknown' | 'ignored' | 'failed' | 'stopped' | 'remark';
  /** The settings or the line that it is about. */
  about: {settings: readonly string[]} | {file: string; line: number};
};
