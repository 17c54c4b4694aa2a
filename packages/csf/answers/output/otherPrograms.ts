import {addressIn} from '../../model/address';
import {syslogTime} from '../paste/samples';
import {rowsOf, type Rows} from '../tableRows';
import {lfdOnLine} from '../test-log/lineOfOther';
import {finding, type Finding} from './finding';
import table from './otherPrograms.json';

/** Other programs, by the names of their chains and sets, which csf -g shows too. */
export const owners: readonly (readonly [RegExp, string])[] = [
  [/^(?:f2b|fail2ban)[-_]/i, 'Fail2ban'],
  [/crowdsec/i, 'CrowdSec'],
  [/imunify|^i360/i, 'Imunify360'],
  [/^ufw/i, 'UFW'],
  [/^(?:docker|br-)/i, 'Docker'],
];

/** A text of another program: its form, who wrote it, what that means for csf, and the page. */
type Program = {
  form: string;
  anyCase?: boolean;
  /** Whether lines of logs have such words too, which say more. */
  isInLogs?: boolean;
  isError?: boolean;
  isListing?: boolean;
  reason?: Finding['reason'];
  detailOf?: Finding['detailOf'];
  what: string;
  note: string;
  page: string;
  name?: string;
};

/** The first form that fits a line counts. */
const programs = rowsOf(table as Rows<Program>).map(
  ({form, anyCase, isInLogs = false, isError, isListing, reason, detailOf, what, note, page, name = ''}) => ({
    form: new RegExp(form, anyCase ? 'i' : ''),
    what: what.replace('{name}', name),
    isInLogs,
    parts: {
      notes: [note],
      page,
      ...(isError === true && {isError}),
      ...(isListing === true && {isListing}),
      ...(reason && {reason}),
      ...(detailOf && {detailOf}),
    },
  }),
);

const counted = '/docs/usage/login-tracking/#how-many-failed-logins-lead-to-a-block';
const ofMail = '/docs/with/mail-servers/#which-failures-does-lfd-miss';

/** Who writes the lines of logs, and the section about them, if there is one. */
const writers: readonly (readonly [form: RegExp, name: string, page?: string])[] = [
  [/\bsshd(?:-session|-auth)?\[\d+\]: |^(?:<\d+>)?1 \S+ \S+ sshd /, 'sshd'],
  [/\b(?:dovecot|imapd?|imap-login|pop3-login|i?pop3d)(?:-ssl)?(?:\[\d+\])?: /, 'The IMAP or POP3 server', ofMail],
  [
    /(?<![\w/.])postfix[\w-]*\/[\w/-]+\[\d+\]: |\bauthenticator failed for |\bexim\S{0,20}: |\bsendmail\[\d+\]: |^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d (?:\[\d+\] )?(?:H=|SMTP |no host name |[\w-]{16,23} )/,
    'The mail server',
    ofMail,
  ],
  [/(?<![\w/.])(?:pure-ftpd|proftpd|vsftpd)(?:\[\d+\]|: )|\[pid \d+\] .*(?:LOGIN|CONNECT): /, 'The FTP server'],
  [/ModSecurity: /, 'ModSecurity'],
  [/^\d{4}:\d\d:\d\d-\d\d:\d\d:\d\d: '/, 'DirectAdmin'],
  [/\bIMAP Error: Login failed /, 'Roundcube'],
  [/\bpma auth user=/, 'phpMyAdmin'],
  [/ (?:Failed|Successful) Login from:/, 'CWP'],
  [/\bnamed\[\d+\]: /, 'The name server BIND'],
  [/\b(?:cpaneld|whostmgrd|webmaild)\b.{0,200}FAILED LOGIN/, 'cPanel'],
  [/\bpam_\w{2,20}\(\w+:auth\)/, 'PAM, which checks passwords on the server,'],
  [/^\d{4}\/\d\d\/\d\d \S+ \[\w+\] \d+#\d+: /, 'nginx'],
  [/"(?:GET|POST|HEAD|PUT|OPTIONS) \S+ HTTP\/[\d.]+" \d{3} |\[(?:\w+:)?error\] .{0,80}\[client /, 'The web server'],
];

/** The name of the program behind time and host. */
const inHead = new RegExp(String.raw`^${syslogTime} [\w.-]{1,80} ([a-z][\w.-]{1,40})(?=[[(:])`, 'i');

/** A line of a log that lfd may read: whether it counts it, for which setting and in which log. */
function readLineOfLog(line: string): Finding | undefined {
  const read = lfdOnLine(line);
  const [, known, page] = writers.find(([form]) => form.test(line)) ?? [];
  return (
    read &&
    finding({
      kind: 'other',
      what: `${known ?? read.program ?? inHead.exec(line)?.[1] ?? 'Another program'} wrote this line, not lfd. ${read.words}`,
      notes: ['If lfd blocked the address, /var/log/lfd.log says so.'],
      address: addressIn(line),
      page: page ?? read.page ?? counted,
    })
  );
}

/** The error of a shell script. csf ships none that it runs at a start: those are somebody's own. */
function readScriptError(line: string): Finding | undefined {
  const [, path = '', number, error = ''] = /^(\/[\w./+-]{1,200}): line (\d{1,6}): (.{1,300})$/.exec(line) ?? [];
  const isOfDocker = /docker/i.test(path);
  if (path === '') {
    return undefined;
  }
  const isOwn = /\/(?:sbin\/(?:csf|lfd)|(?:un)?install[\w.]*\.sh)$/.test(path);
  return finding({
    kind: 'other',
    what: `The script ${path} has an error in line ${number!}. ${isOwn ? 'It belongs to csf: the file is damaged, or it is from another package' : 'It is a script of your own, or of another program, not of csf'}.`,
    isError: true,
    reason: 'script',
    // Of a download that failed, the script finds no files.
    ...(error.endsWith('No such file or directory') && {detailOf: 'download' as const}),
    notes: [
      ...(error.includes('unary operator expected') ? ['A variable in that line is empty.'] : []),
      ...(error.endsWith('command not found')
        ? ['It calls a program that is missing, or without its whole path.']
        : []),
      ...(isOwn
        ? ['Fetch, check and install the package again, which keeps your settings.']
        : [
            'If csfpre.sh or csfpost.sh runs it, csf ran it. The rules of csf do not need it.',
            isOfDocker
              ? 'Rules of containers are missing, such as those of ports that they publish. systemctl restart docker after csf -r makes them anew, without such a script. Correct the script or remove it, as the page says.'
              : 'What that line should do is missing, such as a rule of yours. Correct the script, then run csf -r.',
          ]),
    ],
    page: isOwn
      ? '/docs/download/#how-do-i-check-that-the-file-is-genuine'
      : isOfDocker
        ? '/docs/usage/docker/#csf-post-docker-or-dockersh-shows-an-error-or-broke-the-vpn'
        : '/docs/usage/pre-post-scripts/#which-script-runs-when',
  });
}

/** Recognises what another program printed; undefined for any other line. */
export function readPrintedByOthers(line: string, isLog = false): Finding | undefined {
  const program = programs.find(({form, isInLogs}) => !(isLog && isInLogs) && form.test(line));
  return program && finding({kind: 'other', what: program.what, address: addressIn(line), ...program.parts});
}

/** Recognises a line that another program wrote; undefined for any other line. */
export function readOtherProgram(line: string): Finding | undefined {
  return readScriptError(line) ?? readPrintedByOthers(line, true) ?? readLineOfLog(line) ?? readPrintedByOthers(line);
}
