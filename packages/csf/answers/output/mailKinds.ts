import alerts from '../../facts/alerts.json';

/** What differs in a subject, where any text is not enough to tell it from others. */
const placeholders: Readonly<Record<string, string>> = {
  check: '(?:RELAY|AUTHRELAY|POPRELAY|LOCALRELAY|LOCALHOSTRELAY)',
  app: '\\S+',
};

/** With so many letters in front, a subject is certain: a place at its end can be missing or folded. */
const certainLength = 8;

/** The form of a shipped subject, without "lfd on HOST: ". What is in brackets can be missing. */
export function subjectForm(template: string): RegExp {
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
  ['usertracking.txt', 'process count:'],
  ['usertracking.txt', 'process information:'],
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
