import {parseConfig, type Unreadable} from '../conf/parseConfig';
import type {Panel} from '../conf/shippedConfig';

/** The files beside csf.conf that somebody can paste, in the order of the form. csf.ignore makes no rules. */
export const listNames = [
  'csf.allow',
  'csf.deny',
  'csf.ignore',
  'csf.redirect',
  'csf.dyndns',
  'csf.tempban',
  'csf.tempallow',
  'csf.blocklists',
  'resolv.conf',
] as const;

export type ListName = (typeof listNames)[number];

export type Lists = Partial<Record<ListName, string>>;

/** A server as a visitor describes it: shipped settings, lines that differ from them, and lists. */
export type Server = {
  panel: Panel;
  /** A csf.conf, or some lines of one. */
  conf: string;
  lists: Lists;
};

/** What is different on a second server. */
export type ServerChange = {
  /** Values by the name of the setting. */
  settings?: Readonly<Record<string, string>>;
  lists?: Lists;
};

/** A line that csf cannot read. */
export type LineError = {file: string; line: number; sentence: string};

const problems: Record<Unreadable, string> = {
  unquoted: 'the value needs quotation marks',
  unclosed: 'the closing quotation mark is missing',
  typographic: 'the quotation marks must be plain ones: "',
  single: 'the value needs double quotation marks',
};

/** The lines of a csf.conf that csf cannot read or does not know. `file` is what the form calls it. */
export function confErrors(conf: string, file = 'csf.conf'): LineError[] {
  const parsed = parseConfig(conf);
  return parsed.lines.flatMap((line): LineError[] => {
    if (line.kind === 'unreadable') {
      return [
        {file, line: line.number, sentence: `csf cannot read ${line.name || 'this line'}: ${problems[line.problem]}.`},
      ];
    }
    if (line.kind === 'ignored') {
      return [{file, line: line.number, sentence: 'This is not a setting. Write one as NAME = "value".'}];
    }
    return [];
  });
}

/** The name servers that csf takes from /etc/resolv.conf. */
export function nameServersIn(resolvConf: string): string[] {
  const lines = resolvConf.matchAll(/^\s*nameserver\s+([\da-fA-F.:]+(?:%\S+)?)(?=\s|$)/gm);
  return [...lines].map(([, address = '']) => address);
}

/** The server after a change. */
export function changedServer(server: Server, {settings = {}, lists = {}}: ServerChange): Server {
  const added = Object.entries(settings).map(([name, value]) => `${name} = "${value}"`);
  return {
    ...server,
    // The last line that sets a value counts.
    conf: [server.conf, ...added].filter((part) => part !== '').join('\n'),
    lists: {...server.lists, ...lists},
  };
}

/** A list with one more line at its end. */
export function withLine(text: string | undefined, line: string): string {
  return text === undefined || text === '' ? line : `${text.replace(/\n*$/, '\n')}${line}`;
}

/** A list without a line; lines are counted from 1. */
export function withoutLine(text: string | undefined, line: number): string {
  return (text ?? '')
    .split('\n')
    .filter((_, index) => index !== line - 1)
    .join('\n');
}

/** Which list a dropped file is, by its name: `csf.deny`, `csf.deny.txt`, `csf (1).conf`. */
export function listOfFile(name: string): ListName | 'csf.conf' | undefined {
  const plain = name.toLowerCase().replace(/ ?\(\d+\)/, '');
  return [...listNames, 'csf.conf' as const].find((list) => plain === list || plain.startsWith(`${list}.`));
}

/** The settings that lines such as `TCP_IN = "22"` change. */
export function settingsIn(conf: string): Record<string, string> {
  return Object.fromEntries([...parseConfig(conf).values.values()].map(({name, value}) => [name, value]));
}
