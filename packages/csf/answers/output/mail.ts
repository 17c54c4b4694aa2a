import {addressIn} from '../../model/address';
import {runsScripts} from '../../model/lfd/interpreters';
import {blockFinding, onReporter} from './block';
import {accountName, breakInBy, listedProcesses, processOf, type Process} from './breakIn';
import {triggerOfPrograms} from './blockMessage';
import {finding, lookAt, type Finding} from './finding';
import {events, eventText, relayEvent} from './events';
import {blockMails, bodyMarks} from './mailKinds';
import {adviceOnFile, adviceOnProcess, visitorsIn} from './processes';
import {withSample} from './sampleOfHits';
import {syslogIn} from './syslogMail';
import {countedServerFailure, isServerFailure} from '../test-log/nearMisses';
import {triggers} from './triggers';
import {version} from '../../model/version';

/** One email from lfd: its subject, if the paste has one, and the lines below. */
type Mail = {subject?: string; body: string[]};

const eventMails = events.flatMap((event) => (event.mail === undefined ? [] : [{event, ...event.mail}]));

// "Re:" and the marks of lists and help desks can come before it.
const subjectAlone =
  /^(?:\[[^\]]{1,60}\]|[^\s:[\]]{1,20}\s?:\s|[*_#\s])*((?:lfd|csf UI) on \S{1,255}: ?.*|abuse report about \S.+)$/i;

const subjectHeader =
  /^[\s*_]*(?:Subject|Betreff|Objet|Asunto|Oggetto|Onderwerp|Assunto|Temat|Тема|Konu|Ämne|Emne|件名|主题)[*_]*\s?:.{0,80}?\b((?:lfd|csf UI) on\b.*|abuse report about\b.*)$/i;

/** Lines that follow an email in the paste but are not part of it. */
const afterMail =
  /^(?:csf\.(?:deny|allow): |(?:Temporary|Permanent) (?:Blocks|Allows)|IPSET: |A\/D +IP|Table +Chain|(?:filter|nat|mangle|raw) +\S+ +\d+ |(?:\S.{0,120} )?lfd\[\d+\]: |\d{9,11}\|)/;

/** Separates the emails in a text from its other lines, with or without their subjects. */
export function splitMails(lines: readonly string[]): {mails: Mail[]; others: string[]} {
  const mails: Mail[] = [];
  const others: string[] = [];
  let current: Mail = {body: []};
  const end = (): void => {
    if (current.subject !== undefined || templateOf(current.body) !== undefined) {
      mails.push(current);
    } else {
      // A log can have more lines than a call takes arguments.
      current.body.forEach((line) => others.push(line));
    }
    current = {body: []};
  };
  for (let at = 0; at < lines.length; at++) {
    const [line = '', ...fields] = separateFields(plainField(lines[at]!.trim()));
    const subject = (subjectAlone.exec(line) ?? subjectHeader.exec(line))?.[1];
    if (subject !== undefined) {
      end();
      const more = fields.length > 0 ? [] : foldedLines(subject, lines, at);
      current.subject = [subject, ...more].join(' ');
      current.body.push(...fields);
      at += more.length;
    } else if (afterMail.test(line) && !/Log Scanner Report/.test(current.subject ?? '')) {
      end();
      others.push(line, ...fields);
    } else {
      // A second field Time belongs to a second email.
      if (isField(line, 'Time') && current.body.some((one) => isField(one, 'Time'))) {
        end();
      }
      current.body.push(line, ...fields);
    }
  }
  end();
  return {mails, others};
}

/** The lines that complete a subject: mail programs fold long ones, and forums break them. */
function foldedLines(subject: string, lines: readonly string[], at: number): string[] {
  const more: string[] = [];
  while (!isKnownSubject([subject, ...more].join(' '))) {
    const next = lines[at + more.length + 1] ?? '';
    if (more.length === 4 || next.trim() === '' || /^\S[^:]{0,40}:(\s|$)/.test(next)) {
      // The subject is not a shipped one, but its folded lines still belong to it.
      return more.filter((_, index) => /^\s/.test(lines[at + index + 1]!));
    }
    more.push(next.trim());
  }
  return more;
}

function isKnownSubject(subject: string): boolean {
  const about = aboutOf(subject);
  return about === undefined ? /^abuse report about \S|^csf UI on \S+: ./i.test(subject) : isShippedSubject(about);
}

/** Whether lfd writes this behind "lfd on HOST: ". */
export function isShippedSubject(about: string): boolean {
  return [...blockMails, ...eventMails].some((mail) => mail.subject.test(about));
}

/** The part of the subject after "lfd on HOST: ". */
function aboutOf(subject: string | undefined): string | undefined {
  return /^lfd on \S+: ?(.*)$/i.exec(subject ?? '')?.[1];
}

const names =
  'Time|IP|Failures|Interval|Blocked|Hits|Connections|Account|Application|Logins|Allowable|Flushed in|File|Reason|Owner|Action|Type|Count|Block|Temporary Blocks|PID|Uptime|Resource|Exceeded|Executable|Command Line|Killed|Method|Process Count|Log entries|Log line|Sample of block hits|User|UID|Path|Port|Status';
const nameInLine = new RegExp(String.raw`(?<!Process)\s+(?=(?:${names}):\s)`, 'g');

/** A field with the marks of a list, a table or code around it. */
const markedField = new RegExp(
  String.raw`^(?:(?:[-+*•|>]|\d{1,2}[.)])\s*)?[\x60*_]*(${names})(?:[\x60*_]*\s*[:|][\x60*_]*)(?=\s|$)(.*?)[\x60|\s]*$`,
);

/** A line of an email without the marks of Markdown around a field. */
function plainField(line: string): string {
  return line.length > 1000
    ? line
    : line.replace(/^(?:(?:[-+*•>]|\d{1,2}[.)])\s+|\x60)(?=User:\S+ PID:)/, '').replace(markedField, '$1:$2');
}

/** Splits fields that were pasted into one line. */
function separateFields(line: string): string[] {
  const fields = line.split(nameInLine);
  return fields.length > 2 ? fields : [line];
}

/** Reads one email from lfd. */
export function readMail({subject, body}: Mail): Finding {
  const about = aboutOf(subject);
  const template = templateOf(body);
  if (about === undefined && subject !== undefined && !/^lfd on/i.test(subject)) {
    return readOther(subject, body);
  }
  const mail =
    [...blockMails, ...eventMails].find((one) => about !== undefined && one.subject.test(about)) ??
    [...blockMails, ...eventMails].find((one) => one.template === template);
  if (mail !== undefined && !('event' in mail)) {
    return readBlockMail(mail, about ?? '', body);
  }
  if (mail === undefined && template !== undefined) {
    return readOther(template === 'x-arf.txt' ? 'abuse report about' : 'csf UI on', body);
  }
  const address = addressIn(about ?? '') ?? addressIn(field(body, 'IP') ?? '');
  return mail === undefined
    ? finding({
        kind: 'mail',
        what: `This email is from lfd, but ${version} does not ship it. Somebody may have changed its template on this server.`,
        address,
        page: '/docs/usage/email-alerts/#what-does-each-alert-mean-and-how-do-i-silence-it',
        certain: false,
      })
    : finding({
        kind: 'mail',
        what: eventText(mail.event, address),
        setting: mail.setting,
        ...(mail.template === 'resalert.txt' && resourceIn(body)),
        address,
        page: mail.event.page,
        ...(mail.template === 'syslogalert.txt' ? syslogIn(body) : (fileNotes(body) ?? processNotes(body))),
      });
}

/** What a process used too much of, by the line Resource (lfd.pl lines 4404 to 4418). */
function resourceIn(body: readonly string[]): Pick<Finding, 'what' | 'setting'> | undefined {
  const resource = field(body, 'Resource') ?? '';
  const [, limit] = resources.find(([form]) => form.test(resource)) ?? [];
  return limit === undefined ? undefined : events.find(({setting}) => setting === limit);
}

/** What an email of directory watching says of its file. */
function fileNotes(body: readonly string[]): ReturnType<typeof adviceOnFile> {
  const [file = '', owner = '', action = ''] = ['File', 'Owner', 'Action'].map((name) => field(body, name));
  return adviceOnFile(
    file,
    owner,
    action.startsWith('Moved') ? 'moved' : action.startsWith('Symlink') ? 'unlinked' : 'kept',
  );
}

/** What an email says about its processes: first of all, whether one looks like that of an intruder. */
function processNotes(body: readonly string[]): Pick<Finding, 'notes'> & Partial<Finding> {
  const process = processOf((name) => field(body, name));
  const listed = listedProcesses(body);
  const [bad] = [process, ...listed].flatMap((one) => breakInBy(one) ?? []);
  const noBlock = 'This email reports no block.';
  return bad === undefined
    ? {notes: [noBlock, ...visitorsIn(body, process), ...processIn(process, body, listed)]}
    : {...bad, notes: [...bad.notes, noBlock]};
}

/** Which process an email is about, whether lfd ended it, and what keeps lfd from reporting it again. */
function processIn(process: Process, body: readonly string[], listed: readonly Process[]): string[] {
  const killed = field(body, 'Killed');
  const end =
    killed === undefined
      ? ''
      : killed === 'No'
        ? ' lfd did not end it: that needs PT_USERKILL = "1".'
        : ' The line Killed says whether lfd ended it, as it does with PT_USERKILL = "1".';
  const advice = adviceOnProcess(process, end, killed !== undefined || field(body, 'Resource') !== undefined);
  return advice.length > 0 || templateOf(body) !== 'usertracking.txt'
    ? advice
    : processesIn(listed, process.account ?? '');
}

/** What to do about a list of the processes of an account. */
function processesIn(listed: readonly Process[], account: string): string[] {
  const programs = listed.map(({program}) => program).filter((program) => /^\/[\w./+-]{1,200}$/.test(program));
  const known = [...new Set(programs)].filter((program) => !runsScripts(program)).slice(0, 3);
  const lines = known.map((program) => `exe:${program}`).join(' or ');
  return [
    'If you do not know the programs in the list, look at them first: an intruder may run them.',
    ...(lines !== ''
      ? [`For a service that you know, write ${lines} into /etc/csf/csf.pignore and run csf --lfd restart.`]
      : programs.length > 0
        ? [
            'These programs run any script: write no exe: line for them. If the account may run so many processes, raise PT_USERPROC.',
          ]
        : []),
    ...(accountName.test(account)
      ? [`If the account belongs to a service alone, user:${account} in csf.pignore hides all its processes.`]
      : []),
  ];
}

const resources = [
  [/^Virtual Memory/i, 'PT_USERMEM'],
  [/^RSS Memory/i, 'PT_USERRSS'],
  [/^Process Time/i, 'PT_USERTIME'],
] as const;

/** The template of a body; undefined for any other text. */
function templateOf(body: readonly string[]): string | undefined {
  const starts = body.slice(0, 60).map((line) =>
    line
      .slice(0, 80)
      .replace(/[*\s]+/g, ' ')
      .replace(' :', ':')
      .trim()
      .toLowerCase(),
  );
  const known = bodyMarks.find(([, ...marks]) => marks.every((mark) => starts.some((start) => start.startsWith(mark))));
  const isProcess = (start: string): boolean => /^user:\S+ pid:\d+ ppid:\d+ run time:\d/.test(start);
  return known?.[0] ?? (starts.some(isProcess) ? 'usertracking.txt' : undefined);
}

function readOther(subject: string, body: readonly string[]): Finding {
  if (/^csf UI on/i.test(subject)) {
    return finding({
      kind: 'mail',
      what: 'A reseller used the web interface of csf.',
      address: addressIn(field(body, 'Action') ?? '') ?? addressIn(subject),
      notes: ['The line Action, and the words after the dash in the subject, say what the reseller did.'],
      page: '/docs/usage/user-interface/#let-resellers-unblock-addresses',
    });
  }
  const [, culprit, attacked] =
    /^The IP address (.{2,400}) was found attacking (\S{1,40}) on /m.exec(body.slice(0, 60).join('\n')) ?? [];
  const address = addressIn(subject) ?? addressIn(field(body, 'Source') ?? culprit ?? '');
  const service = field(body, 'Service') ?? attacked;
  return finding({
    kind: 'mail',
    what: `lfd wrote an abuse report about ${address ?? 'an address'}, which it also blocked.`,
    trigger: service === undefined ? undefined : triggerOfPrograms(service),
    setting: 'X_ARF',
    address,
    notes: [onReporter],
    page: '/docs/usage/block-reporting/#send-x-arf-abuse-reports',
  });
}

/** Of these emails, the body alone says that lfd blocked. */
const saysBlock = new Set(['permblock.txt', 'netblock.txt', 'tracking.txt']);

function readBlockMail(mail: (typeof blockMails)[number], about: string, body: readonly string[]): Finding {
  const blocked = field(body, 'Blocked') ?? '';
  const [, permanent, seconds, word] =
    /^(?:(Permanent Block)|Temporary Block(?: for (\d{1,10}) seconds)?)(?:[^[]{0,80}\[(\w{1,40})\])?/i.exec(blocked) ??
    [];
  const flush = /^(\d{1,10}) seconds/.exec(field(body, 'Flushed in') ?? '')?.[1];
  const isNetwork = mail.template === 'netblock.txt';
  const address =
    mail.template === 'tracking.txt'
      ? addressIn(field(body, 'IP') ?? '')
      : (addressIn(about) ?? addressIn(field(body, isNetwork ? 'Block' : 'IP') ?? ''));
  if (mail.template === 'relayalert.txt' && word === undefined) {
    return readRelay(about, body, blocked);
  }
  // The email names CT_LIMIT also for the block of a network.
  const isSubnet = word === 'CT_LIMIT' && address?.endsWith('/24') === true;
  const trigger = isSubnet ? 'CT_SUBNET_LIMIT' : (word ?? mail.trigger ?? triggerOfBody(about, body));
  const isTemporary = /^Temporary/i.test(blocked);
  const isPermanent = mail.template === 'permblock.txt' || isNetwork || permanent !== undefined;
  // Old versions wrote only that.
  const isSaid = isTemporary || permanent !== undefined || /^Yes$/i.test(blocked);
  const isBlock = isSaid || (blocked === '' && (mail.subject.test(about) || saysBlock.has(mail.template)));
  const duration = seconds ?? (mail.template === 'tracking.txt' ? flush : undefined);
  const isOfMany = address === undefined && /distributed /.test(`${about} ${field(body, 'IP') ?? ''}`);
  const found = blockFinding({
    kind: 'mail',
    address,
    isOfMany,
    trigger,
    measure: measureOf(body),
    permanent: isPermanent ? true : isTemporary || duration !== undefined ? false : undefined,
    seconds: duration === undefined ? undefined : Number(duration),
    since: field(body, 'Time'),
    certain: isBlock && (trigger === undefined || triggers.has(trigger)),
    notes: [
      ...(body.some(isServerFailure) ? [`Look at the lines in this email. ${countedServerFailure}`] : []),
      ...(/block may not work\)/.test(blocked)
        ? ['The address is in an allow list, so the block has no effect on it.']
        : []),
      ...(isTemporary && duration === undefined ? ['The email does not say how long the block lasts.'] : []),
    ],
  });
  return isOfMany ? manyAddresses(found) : withSample(found, body);
}

/** The reason, if no word in brackets names it: the program of the failures, or the attacked account. */
function triggerOfBody(about: string, body: readonly string[]): string | undefined {
  const service = / blocked for (pop3d|imapd) access$/.exec(about)?.[1] ?? field(body, 'Application');
  const programs = /^\d{1,10} \(([A-Za-z0-9_,.-]{1,200})\)/.exec(field(body, 'Failures') ?? '')?.[1];
  const attack = /distributed (FTP Logins|SMTP Logins|\S{1,40} attack)/.exec(
    `${about} ${field(body, 'IP') ?? ''}`,
  )?.[1];
  if (service === 'pop3d' || service === 'imapd') {
    return `LT_${service.toUpperCase()}`;
  }
  if (attack !== undefined) {
    return attack === 'FTP Logins' ? 'LF_DISTFTP' : attack === 'SMTP Logins' ? 'LF_DISTSMTP' : 'LF_DISTATTACK';
  }
  return programs === undefined ? undefined : triggerOfPrograms(programs);
}

function manyAddresses(found: Finding): Finding {
  return {
    ...found,
    lookCloser: ['csf -t', 'tail -n 50 /etc/csf/csf.deny'],
    notes: [...found.notes, 'The addresses are at the end of the email. Look each of them up with csf -g.'],
  };
}

function readRelay(about: string, body: readonly string[], blocked: string): Finding {
  const kind = field(body, 'Type') ?? '';
  const type = /^(RELAY|AUTHRELAY|POPRELAY|LOCALRELAY|LOCALHOSTRELAY)\b/.exec(about === '' ? kind : about)?.[1];
  const address = addressIn(about) ?? addressIn(kind);
  return finding({
    kind: 'mail',
    what: `${eventText(relayEvent, address ?? 'An account')} ${blocked === 'No' ? 'lfd blocked nothing.' : 'The line Blocked of the email says whether lfd blocked it.'}`,
    setting: type && relayEvent.setting?.replace('$1', type),
    address,
    lookCloser: address === undefined ? [] : lookAt(address),
    page: relayEvent.page,
    certain: type !== undefined,
  });
}

function measureOf(body: readonly string[]): string | undefined {
  const failures = /^\d{1,10}/.exec(field(body, 'Failures') ?? '')?.[0];
  const interval = /^\d{1,10} seconds/.exec(field(body, 'Interval') ?? '')?.[0];
  const connections = /^\d{1,10}/.exec(field(body, 'Connections') ?? '')?.[0];
  const hits = /^\d{1,10}/.exec(field(body, 'Hits') ?? '')?.[0];
  return failures !== undefined && interval !== undefined
    ? `${failures} in the last ${interval}`
    : connections !== undefined
      ? `${connections} connections`
      : hits === undefined
        ? undefined
        : `${hits} hits`;
}

/** The value after a name such as "Time:" in the first lines of an email. */
function field(lines: readonly string[], name: string): string | undefined {
  const at = lines.slice(0, 60).findIndex((one) => isField(one, name));
  if (at === -1) {
    return undefined;
  }
  const value = lines[at]!.slice(lines[at]!.indexOf(':') + 1).trim();
  const next = lines[at + 1] ?? '';
  // In a table that was copied the value is in the next line, and a mail can be broken anywhere.
  const isWhole = value !== '' && !wrapped.test(next);
  return `${value} ${isWhole || startsField.test(next) ? '' : next}`.replace(/^[\s*_]+|[\s*_]+$/g, '');
}

const startsField = /^[*_\s]*[A-Z][\w ]{1,30}[*_\s]{0,4}:/;

/** How the rest of a value begins in the fields that are read: "seconds [LF_SSHD]", "[LF_SSHD]", "(sshd)". */
const wrapped = /^(?:for )?(?:\d{1,10} )?(?:seconds\b|\[\w{1,40}\]$|\([\w,.-]{1,200}\)$|[+-]\d{4}$)/;

function isField(line: string, name: string): boolean {
  const text = line.replace(/^[\s*_]+/, '').toLowerCase();
  return text.startsWith(name.toLowerCase()) && /^[*_\s]{0,4}:/.test(text.slice(name.length));
}
