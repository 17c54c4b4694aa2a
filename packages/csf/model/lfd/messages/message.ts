import {serviceNamed} from '../../services';
import {compileTemplate, parseTemplate, type Taken, type Template} from '../template';

/** The checks that lfd makes of each line. Of each, the first message that fits decides; a line can pass several. */
export type Check =
  | 'failure'
  | 'ftp login'
  | 'smtp login'
  | '404'
  | '403'
  | '401'
  | 'mail login'
  | 'ssh login'
  | 'su'
  | 'sudo'
  | 'console'
  | 'cpanel access'
  | 'webmin login'
  | 'script'
  | 'port scan'
  | 'uid scan'
  | 'syslog check'
  | 'port knocking'
  | 'relay';

/** Values by name, as in csf.conf. */
export type Settings = Readonly<Record<string, string>>;

/** A message of a program as lfd knows it, described by us. */
export type Message = {
  id: string;
  check: Check;
  /** The program that writes it. */
  program: string;
  /** The setting that switches the message on. */
  setting: string;
  /** The setting whose number lfd compares, where that is another one. */
  countsFor?: string;
  /** Settings that name the logs in which lfd looks for it. */
  logs: readonly string[];
  /** Paths in which lfd looks for it too, once it watches them for whatever setting. */
  files?: readonly string[];
  /** lfd's short name. */
  service: string;
  /** What lfd writes in front of the address. {rule} is the id of a ModSecurity rule, {panel} NodeWorx or SiteWorx. */
  text: string;
  template: string;
  /** Text that each such line holds, for messages that lfd reads piece by piece: `refine` does it, and the template only describes. */
  holds?: string;
  /** What lfd looks at beyond the template; undefined when it then tries the messages that follow, false or why when it does not. */
  refine?: (taken: Taken, line: string, settings: Settings) => Taken | undefined | false | string;
  example: string;
  /** What looks alike and is not counted. */
  not: string;
};

export type CompiledMessage = Message & {compiled: Template};

/** Parts that several messages share. */
const parts = {
  sshd: '{time} {{host} ?}sshd[{number}]: ',
  apache:
    '[{word}{spaces}{word}{spaces}{word}{spaces}{word}{spaces}{word}] [{{word?}:?}error] {[pid {number}{:tid {number}?}] ?}[{client|remote} {client}]',
  module: '{{name}: ?}',
  pam: 'authentication failure; logname={word?}{spaces}{word}{spaces}{word}{spaces}{word}{spaces}',
  attempts: '{{spaces?}(auth failed, {number} attempts{ in {number} secs?})?}: ',
  'mail client': '{user={{<account>}?}, ?}{method={word}, ?}rip={address}, lip=',
  'exim client': '{{word} ?}[{address}]{:{word?}{:?}?}',
  'exim time': '{word}{spaces}{word}{spaces}{[{number}] ?}',
  proftpd: '{time} {host} proftpd[{number}]{:?} {word} ({not bracket}[{address}]){ -?}{:?} ',
  'proftpd iso': '{word} {word} {word} proftpd[{number}]{:?} {word} ({some text[}{address}]){ -?}{:?} ',
  kernel: '{time} {host} kernel:{space}{{in brackets}{space}?}',
  'kernel pid': '{time} {host} kernel{[{number}]?}:{space}{{in brackets}{space}?}',
};

/** What all failures of a service share. */
export function failureOf(name: string): Pick<Message, 'check' | 'setting' | 'logs' | 'service'> {
  const {setting, log} = serviceNamed(name)!;
  return {check: 'failure', setting, logs: [log], service: name};
}

type Shared = Omit<Message, 'id' | 'template' | 'example' | 'not' | 'refine'>;

/** Rows of one service, which share most of what there is to say. */
export function messagesOf(
  shared: Shared,
  rows: readonly (Pick<Message, 'id' | 'template' | 'example' | 'not'> & Partial<Message>)[],
): CompiledMessage[] {
  return rows.map((row) => ({...shared, ...row, compiled: compiledOf({...shared, ...row})}));
}

function compiledOf({holds, template}: Pick<Message, 'holds' | 'template'>): Template {
  return holds === undefined
    ? compileTemplate(template, parts)
    : {nodes: parseTemplate(template, parts), needle: holds, match: (line) => (line.includes(holds) ? {} : undefined)};
}

export type {Taken};
