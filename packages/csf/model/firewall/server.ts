import {parseConfig, printConfig, type Unreadable} from '../conf/parseConfig';
import type {Panel} from '../conf/shippedConfig';
import {noSpace, space, trim} from '../perl';
import {slurp} from '../slurp';

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

/** The lines of a csf.conf with which csf does not start. `file` is what the form calls it. */
export function confErrors(conf: string, file = 'csf.conf'): LineError[] {
  const first = new Map<string, number>();
  return parseConfig(conf).lines.flatMap((line): LineError[] => {
    const {number} = line;
    if (line.kind === 'unreadable') {
      return [
        {file, line: number, sentence: `csf cannot read ${line.name || 'this line'}: ${problems[line.problem]}.`},
      ];
    }
    const before = line.kind === 'setting' ? first.get(line.name) : undefined;
    if (line.kind === 'setting' && before === undefined) {
      first.set(line.name, number);
    }
    return line.kind === 'setting' && before !== undefined
      ? [{file, line: number, sentence: `${line.name} is in line ${before} already. Remove one of the two.`}]
      : [];
  });
}

/** What csf does when it cannot read csf.conf: it stops before it looks at the firewall. */
export function startRefusal(errors: readonly LineError[]): string {
  const [first] = errors;
  const places = first === undefined ? '' : ` ${first.file}, line ${first.line}: ${first.sentence}`;
  const others =
    errors.length > 1 ? ` ${errors.length - 1} more ${errors.length === 2 ? 'line is' : 'lines are'} wrong.` : '';
  return `csf does not start with this csf.conf.${places}${others} The rules of the last start stay in force, and every csf command fails until you fix the file.`;
}

/** A list of all ports has 65,535 entries. */
const mostEntries = 65_535;

/** Why the rules of a csf.conf are not made here: csf makes one for each entry of a list. */
export function sizeRefusal(conf: string): string | undefined {
  const long = [...parseConfig(conf).values.values()].find(
    ({value}) => value.length > mostEntries && value.split(',').length > mostEntries,
  );
  return (
    long &&
    `${long.name} in line ${long.number} has more entries than there are ports, and csf makes a rule for each. Shorten it.`
  );
}

/** The lines of a csf.conf that csf skips because they set nothing. */
export function skippedLines(conf: string, file = 'csf.conf'): LineError[] {
  return parseConfig(conf).lines.flatMap(({kind, number}) =>
    kind === 'ignored' ? [{file, line: number, sentence: 'This is not a setting. Write one as NAME = "value".'}] : [],
  );
}

/** The name servers that csf takes from /etc/resolv.conf. */
export function nameServersIn(resolvConf: string): string[] {
  return slurp(resolvConf).flatMap(({text}) => nameServer.exec(trim(text))?.[1] ?? []);
}

const nameServer = new RegExp(
  `^nameserver${space}+((?:\\d{1,3}\\.){3}\\d{1,3}(?!\\d)|[\\da-fA-F.:]+(?:%${noSpace}+)?(?=${space}|$))`,
);

/** The server after a change. */
export function changedServer(server: Server, {settings = {}, lists = {}}: ServerChange): Server {
  return {...server, conf: changedConf(server.conf, settings), lists: {...server.lists, ...lists}};
}

/** csf.conf with other values: in the lines that set them, or else at its end. */
function changedConf(conf: string, settings: Readonly<Record<string, string>>): string {
  const lineOf = (name: string): string => `${name} = "${settings[name]}"`;
  const {lines, values} = parseConfig(conf);
  const changed = printConfig({
    lines: lines.map((line) =>
      line.kind === 'setting' && settings[line.name] !== undefined ? {...line, text: lineOf(line.name)} : line,
    ),
  });
  const added = Object.keys(settings).filter((name) => !values.has(name));
  return [...(changed === '' ? [] : [changed.replace(/\n$/, '')]), ...added.map(lineOf)].join('\n');
}

/** A list with one more line at its end. */
export function withLine(text: string | undefined, line: string): string {
  return text === undefined || text === '' ? line : `${text.replace(/\n*$/, '\n')}${line}`;
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
