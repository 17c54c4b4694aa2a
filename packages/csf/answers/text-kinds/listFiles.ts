/** What the comments at the head of each shipped list say, which tells the file. */
const heads: readonly (readonly [file: string, sign: RegExp])[] = [
  ['csf.allow', /IP addresses will be allowed through iptables/],
  ['csf.deny', /IP addresses will be blocked in iptables/],
  ['csf.ignore', /IP addresses will be ignored by all lfd checks/],
  ['csf.pignore', /list of executables \(exe\) command lines \(cmd\)/],
  ['csf.fignore', /list of files that lfd directory watching will ignore/],
  ['csf.rignore', /list of domains and partial domain that lfd/],
  ['csf.logignore', /list of regular expressions for the LOGSCANNER feature/],
  ['csf.dyndns', /FQDN's will be allowed through the firewall/],
  ['csf.dirwatch', /list of directories and files that you want to be/],
  ['csf.signore', /list of files that LF_SCRIPT_ALERT will ignore/],
  ['csf.mignore', /list of usernames and local IP addresses that/],
  ['csf.suignore', /list of usernames that are ignored during the LF_EXPLOIT/],
  ['csf.uidignore', /list of user ID's \(UID\) that are ignored/],
  ['csf.smtpauth', /IP addresses will allow EXIM to advertise SMTP AUTH/],
  ['csf.sips', /list any server configured IP addresses for/],
  ['csf.syslogs', /list of log files for the UI System Log Watch/],
  ['csf.syslogusers', /usernames which should be allowed to log via/],
  ['csf.logfiles', /list of log files for the LOGSCANNER feature/],
  ['csf.redirect', /list of port and\/or IP address assignments to direct/],
  ['csf.blocklists', /definitions to IP BLOCK lists/],
];

/** What the lists do whose lines no tool reads, and what loads a change. */
export const otherLists: Readonly<Record<string, string>> = {
  'csf.sips': 'csf drops all packets from and to these addresses of the server. After a change, run csf -r.',
  'csf.mignore': 'RT_LOCALRELAY_ALERT does not count what these accounts send. After a change, run csf --lfd restart.',
  'csf.suignore': 'LF_EXPLOIT reports none of these accounts. After a change, run csf --lfd restart.',
  'csf.uidignore': 'UID_INTERVAL does not count the packets of these accounts. After a change, run csf --lfd restart.',
  'csf.signore': 'LF_SCRIPT_ALERT does not report these scripts. After a change, run csf --lfd restart.',
  'csf.smtpauth': 'With SMTPAUTH_RESTRICT, Exim offers logins only to these addresses. After a change, run csf -ra.',
  'csf.syslogs': 'The user interface of csf shows and searches these logs. csf and lfd do not read it.',
  'csf.syslogusers':
    'With RESTRICT_SYSLOG = "3", these accounts may write to syslog. After a change, run csf --lfd restart.',
  'csf.logfiles': 'LOGSCANNER reports lines of these logs. After a change, run csf --lfd restart.',
};

const names = heads.map(([file]) => file.slice('csf.'.length)).join('|');

/** A comment with nothing but the name of the file. */
const nameAlone = new RegExp(String.raw`^#+\s*(?:/etc/csf/)?(csf\.(?:${names}))$`);

/** Which list of csf a text is by its comments; undefined if they do not say. */
export function listFileOf(text: string): string | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const firstEntry = lines.findIndex((line) => line !== '' && !line.startsWith('#'));
  const head = firstEntry === -1 ? lines : lines.slice(0, firstEntry);
  const named = head.flatMap((line) => nameAlone.exec(line)?.[1] ?? [])[0];
  const comments = lines.filter((line) => line.startsWith('#')).join('\n');
  return named ?? heads.find(([, sign]) => sign.test(comments))?.[0];
}
