import alerts from '../../facts/alerts.json';

/** One kind of email, by its template. */
type MailKind = {
  template: string;
  /** The part of the subject after "lfd on HOST: ". */
  subject: RegExp;
  what: (address: string) => string;
  setting: string;
  page: string;
};

const logins = '/docs/usage/email-alerts/#logins';
const processes = '/docs/usage/process-tracking/#what-does-the-suspicious-or-excessive-process-mail-mean';
const files = '/docs/usage/directory-watching/';

/** What differs in a subject, where any text is not enough to tell it from others. */
const placeholders: Readonly<Record<string, string>> = {
  check: '(?:RELAY|AUTHRELAY|POPRELAY|LOCALRELAY|LOCALHOSTRELAY)',
  app: '\\S+',
};

/** With so many letters in front, a subject is certain: a place at its end can be missing or folded. */
const certainLength = 8;

/** The form of a shipped subject, without "lfd on HOST: ". What is in brackets can be missing. */
function subjectForm(template: string): RegExp {
  const text = alerts.templates.find(({file}) => file === template)!.subject.replace(/^.*?\[hostname\]: /, '');
  const beginning = text.split('[')[0]!;
  const isCertain = text.endsWith(']') && beginning.length >= certainLength;
  const form = (isCertain ? beginning : text)
    .split(/(\[\w+\] ?)/)
    .map((part) => {
      const [, name, space = ''] = /^\[(\w+)\]( ?)$/.exec(part) ?? [];
      return name === undefined ? part.replace(/[()/.]/g, '\\$&') : `(?:${placeholders[name] ?? '.{0,300}?'}${space})?`;
    })
    .join('');
  return new RegExp(`^${form}${isCertain ? '' : '$'}`);
}

type Row = readonly [template: string, what: string, page: string, setting?: string];

// One line a row keeps the table readable. The setting is the one that switches the email on, if no other is named.
// prettier-ignore
const rows: readonly Row[] = [
  ['accounttracking.txt', 'A system account was added, removed or changed.', '/docs/usage/email-alerts/#processes-files-and-accounts'],
  ['consolealert.txt', 'root logged in on the console.', logins],
  ['cpanelalert.txt', 'A watched account used WHM or cPanel from ADDRESS.', logins],
  ['exploitalert.txt', 'An account other than root has root rights.', `${files}#accounts-with-root-rights`],
  ['filealert.txt', 'Directory watching found a suspicious file.', `${files}#why-does-lfd-report-a-suspicious-file`],
  ['forkbombalert.txt', 'lfd killed a group of processes as a fork bomb.', '/docs/usage/process-tracking/#fork-bombs-and-hanging-ssh-sessions'],
  ['integrityalert.txt', 'System programs changed. That is normal after a system upgrade.', `${files}#what-does-the-system-integrity-mail-mean`],
  ['loadalert.txt', 'The load of the server is above the limit.', '/docs/usage/process-tracking/#load-alerts', 'PT_LOAD_LEVEL'],
  ['logalert.txt', 'This is the report of the log scanner.', '/docs/usage/reports-and-statistics/#how-does-the-log-scanner-work'],
  ['logfloodalert.txt', 'A log got more lines than lfd reads in one pass, so lfd skipped some.', '/docs/usage/email-alerts/#mail-logs-and-interface'],
  ['modsecipdbalert.txt', 'The address database of ModSecurity is large.', '/docs/usage/email-alerts/#mail-logs-and-interface'],
  ['portknocking.txt', 'ADDRESS knocked in the right order and opened the hidden port.', '/docs/usage/port-knocking/#who-opened-the-port'],
  ['processtracking.txt', 'A user process runs for a long time with a connection, or from a deleted file.', processes],
  ['queuealert.txt', 'The mail queue is longer than allowed.', '/docs/usage/outgoing-spam/#get-a-mail-when-the-queue-is-long'],
  ['recaptcha.txt', 'A visitor at ADDRESS solved the captcha, and lfd lifted the block.', '/docs/usage/messenger-service/#let-visitors-unblock-themselves'],
  ['resalert.txt', 'A process uses more memory or time than allowed.', processes],
  ['scriptalert.txt', 'A script sent more emails in an hour than allowed.', '/docs/usage/outgoing-spam/#get-a-mail-when-a-script-sends-too-much'],
  ['sshalert.txt', 'Somebody logged in over SSH from ADDRESS. This reports a successful login, not a block.', logins],
  // The shipped templates of su and sudo have the same subject.
  ['sudoalert.txt', 'An account ran a command with sudo, or changed to another one with su.', logins],
  ['syslogalert.txt', 'A test line did not arrive in the system log.', '/docs/usage/syslog-rsyslog-issues/#get-a-mail-when-syslog-stops'],
  ['uialert.txt', 'Somebody at ADDRESS used the web interface of csf, or failed to log in to it.', '/docs/usage/user-interface/#what-happens-after-too-many-failed-logins'],
  ['uidscan.txt', 'Programs of one account tried too many blocked outgoing connections.', '/docs/usage/port-scan-tracking/#find-the-account-behind-blocked-outgoing-connections', 'UID_LIMIT'],
  ['usertracking.txt', 'An account runs more processes than allowed.', processes],
  ['watchalert.txt', 'A watched file or folder changed.', `${files}#watch-files-and-folders-of-your-choice`],
  ['webminalert.txt', 'Somebody logged in to Webmin from ADDRESS.', logins],
];

/** Emails about anything except a block. */
export const mailKinds: readonly MailKind[] = rows.map(([template, what, page, setting]) => ({
  template,
  page,
  subject: subjectForm(template),
  setting: setting ?? alerts.templates.find(({file}) => file === template)!.switched_by[0]!,
  what: (address) => what.replace('ADDRESS', address),
}));

/** Emails about a block; the word in brackets in their line Blocked is more exact. */
export const blockMails: readonly {template: string; subject: RegExp; trigger?: string}[] = [
  {template: 'permblock.txt', trigger: 'LF_PERMBLOCK_COUNT'},
  {template: 'netblock.txt', trigger: 'LF_NETBLOCK_COUNT'},
  {template: 'portscan.txt', trigger: 'PS_LIMIT'},
  {template: 'connectiontracking.txt', trigger: 'CT_LIMIT'},
  {template: 'tracking.txt'},
  {template: 'relayalert.txt'},
  {template: 'alert.txt'},
].map((mail) => ({...mail, subject: subjectForm(mail.template)}));

/** How lines begin by which the body of a template is known without its subject, in small letters; the first that fits is it. */
export const bodyMarks: readonly (readonly [template: string, ...marks: string[]])[] = [
  ['x-arf.txt', 'reported-from:', 'source:'],
  ['x-arf.txt', 'the ip address', 'attached is an x-arf report'],
  ['reselleralert.txt', 'reseller:', 'reseller ip:'],
  ['tracking.txt', 'account:', 'application:', 'logins:'],
  ['resalert.txt', 'resource:', 'exceeded:'],
  ['usertracking.txt', 'account:', 'process count:'],
  ['processtracking.txt', 'pid:', 'account:', 'uptime:'],
  ['processtracking.txt', 'network connections by the process'],
  ['filealert.txt', 'file:', 'reason:', 'action:'],
  ['watchalert.txt', 'file:', 'output:'],
  ['scriptalert.txt', 'path:', 'count:'],
  ['relayalert.txt', 'type:', 'count:'],
  ['permblock.txt', 'ip:', 'temporary blocks:'],
  ['permblock.txt', 'ip:', 'temp blocks:'],
  ['netblock.txt', 'block:', 'hits:'],
  ['uidscan.txt', 'uid:', 'hits:'],
  ['portscan.txt', 'ip:', 'hits:'],
  ['connectiontracking.txt', 'ip:', 'connections:', 'blocked:'],
  ['alert.txt', 'ip:', 'failures:'],
  ['alert.txt', 'ip:', 'blocked: permanent block'],
  ['alert.txt', 'ip:', 'blocked: temporary block'],
  ['sshalert.txt', 'ip:', 'account:', 'method:'],
  ['webminalert.txt', 'ip:', 'account:', 'log line:'],
  ['cpanelalert.txt', 'ip:', 'user:'],
  ['uialert.txt', 'ip:', 'alert:'],
  ['portknocking.txt', 'time:', 'ip:', 'port:'],
  ['sudoalert.txt', 'from:', 'to:', 'status:', 'log line:'],
  ['forkbombalert.txt', 'trigger:', 'processes:'],
  ['logfloodalert.txt', 'time:', 'alert:'],
  ['accounttracking.txt', 'reported modifications'],
  ['exploitalert.txt', 'possible root compromise'],
  ['integrityalert.txt', 'the following list of files have failed'],
  ['loadalert.txt', '1 min load avg'],
  ['syslogalert.txt', 'error: failed to detect code'],
  ['recaptcha.txt', 'recaptcha unblock of'],
  ['queuealert.txt', 'the exim delivery queue size'],
  ['modsecipdbalert.txt', 'modsecurity persistent ip database'],
];
