import type {Taken, Template} from '../template';

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

/** What lfd looks at beyond the template; undefined when it then tries the messages that follow, false or why when it does not. */
export type Refine = (taken: Taken, line: string, settings: Settings) => Taken | undefined | false | string;

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
  example: string;
  /** What looks alike and is not counted. */
  not: string;
};

export type CompiledMessage = Message & {compiled: Template; refine?: Refine};
