import {findOption} from '../../../model/commands';
import {errorInAddress} from '../addressText';
import {ruleKinds} from '../kinds';
import {bestReadings, readAs, type LineReading} from '../kinds/ruleKind';
import {readOtherLine} from './otherLines';
import {readSetting} from './readSetting';
import type {RuleKind} from '../kinds/ruleKind';
import {sections} from '../../../pages/sections';
import {noPorts, wideCommand} from '../../wideEntries';
import {readShell, type ShellCommand} from '../../shellWords';

/** Programs whose names begin commands that people paste. */
const programs = new Set(
  (
    'csf lfd sudo doas su echo printf cat tee sed awk grep perl python python3 nano vi vim mv cp rm ln chmod chown ' +
    'touch systemctl service iptables ip6tables iptables-save iptables-restore nft ipset ufw firewall-cmd ' +
    'fail2ban-client apf apt apt-get yum dnf wget curl ssh telnet nc nmap netstat ss ps kill tail head less more ' +
    'whmapi1 cd ls for while if export crontab bash sh docker ip ping dig nslookup tcpdump'
  ).split(' '),
);

/** Words that people use instead of the options that add to a list. */
const meant = new Map([
  ...['allow', 'permit', 'accept', 'whitelist', 'add'].map((word) => [word, '-a'] as const),
  ...['deny', 'block', 'ban', 'drop', 'reject', 'blacklist'].map((word) => [word, '-d'] as const),
]);

/**
 * Reads a pasted command: what csf -a and csf -d add to a list, and the line that echo appends to a
 * file of csf. For any other command it says that it is not a line. Undefined for anything else.
 */
export function readCommand(line: string): LineReading[] | undefined {
  const text = line.replace(/^(?:\S+@\S+[#$]|\[[^\]]*\]\s?[#$]|[#$>])\s+(?=\S)/, '');
  const hasPrompt = text !== line;
  if (!isCommand(text) || (hasPrompt && line.startsWith('#') && !/^(sudo\s+)?(\S*\/)?csf\s/.test(text))) {
    return undefined;
  }
  const {quoted, hadBars} = quoteBars(text);
  const commands = readShell(quoted).map(withoutSudo);
  const ofCsf = commands.filter((command) => nameOf(command) === 'csf');
  const adding = ofCsf.filter(({words}) => listOption(words[1]?.text ?? '') !== undefined);
  if (adding.length > 0) {
    const left = leftOut(commands, adding);
    return adding.flatMap((command) => readCsf(command, [...left, ...(hadBars ? [barsNote] : [])]));
  }
  return (
    readWritten(commands) ??
    (nameOf(commands[0]) === 'csf' && ofCsf[0] !== undefined
      ? readCsf(ofCsf[0], [])
      : [{kind: undefined, error: whyNoLine(nameOf(commands[0]))}])
  );
}

const barsNote = 'Without quotes, bash reads each | as a pipe, and csf sees only the text before it. Quote the filter.';

function isCommand(text: string): boolean {
  const [, path = '', name = '', rest = ''] = /^((?:\/\S*)?\/)?([\w.-]+)(\s.*)?$/s.exec(text) ?? [];
  // A path alone can be a line of csf.dirwatch, and with options it is a command.
  if (/^-[AID]\s+[A-Z]/.test(text)) {
    return true;
  }
  return path === ''
    ? programs.has(name.toLowerCase()) && (rest.trim() !== '' || name === 'csf')
    : /^\/(\S*\/)?(s?bin|init\.d)\/$/.test(path) &&
        rest.trim() !== '' &&
        (programs.has(name) || /^\s+-/.test(rest) || path.endsWith('init.d/'));
}

/** Treats a filter without quotes as one word. */
function quoteBars(text: string): {quoted: string; hadBars: boolean} {
  const quoted = text.replace(
    /(csf\s+-{1,2}\w+\s+)((?:tcp|udp|icmp|in|out|[sdug]=)[^\s"'|]*\|[^\s"']*)/gi,
    (_, before: string, filter: string) => `${before}"${filter}"`,
  );
  return {quoted, hadBars: quoted !== text};
}

function withoutSudo(command: ShellCommand): ShellCommand {
  let from = 0;
  if (/^(sudo|doas)$/.test(command.words[0]?.text ?? '')) {
    // sudo -u root: the option takes a word of its own.
    from =
      1 +
      command.words
        .slice(1)
        .findIndex(({text}, place, rest) => !text.startsWith('-') && !/^-[ugh]$/.test(rest[place - 1]?.text ?? ''));
  }
  return {...command, words: command.words.slice(from)};
}

function nameOf(command: ShellCommand | undefined): string {
  return command?.words[0]?.text.replace(/^.*\//, '').toLowerCase() ?? '';
}

/** What bash does besides calling csf. */
function leftOut(commands: readonly ShellCommand[], own: readonly ShellCommand[]): string[] {
  const parts = [
    ...own.flatMap(({redirections}) => redirections),
    ...commands.filter((command) => !own.includes(command)).map(({words}) => words.map(({text}) => text).join(' ')),
  ].filter((part) => part !== '');
  return parts.length === 0 ? [] : [`Left out, because it is not part of the line: ${parts.join(', ')}`];
}

function readCsf({words, comment}: ShellCommand, notes: readonly string[]): LineReading[] {
  const [program, option, ...given] = words.map(({text}) => text);
  if (option === undefined) {
    return [
      {kind: undefined, error: 'csf without an option prints its help. csf -a allows an address, csf -d denies one.'},
    ];
  }
  const flag = flagOf(option);
  const known = addingOption(flag) !== undefined;
  const add = listOption(option);
  if (add === undefined) {
    return [readOther(flag, given, option)];
  }
  const told = [
    ...(/(^|\/)csf$/.test(program ?? '') ? [] : ['bash knows csf only in small letters.']),
    ...(known ? [] : [`csf has no option ${option}. Write csf ${add}.`]),
    ...(known && flag !== option.toLowerCase() ? [`The dash in ${option} is a long one. Write ${flag}.`] : []),
    ...(/\s-[pd]\s/.test(given.join(' ')) ? [noPorts(add)] : []),
    ...notes,
  ];
  const entry = given.join(' ').trim();
  if (entry === '') {
    return [{kind: undefined, error: [...told, `csf ${add} needs an address or a filter after it.`].join(' ')}];
  }
  const list = add === '-a' ? 'allow' : 'deny';
  const kinds = kindsOf(`/etc/csf/csf.${list}`);
  return readOneOf(kinds, comment === '' ? entry : `${entry} # ${comment}`).map((reading) =>
    withNotes(reading, [
      ...told,
      ...(comment === '' ? [] : ['bash does not pass on the text after #. The command on this page does.']),
    ]),
  );
}

/** csf takes its options in any letters; a long dash comes from a word processor. */
function flagOf(option: string): string {
  return option.toLowerCase().replace(/^[–—−]+/, (dashes) => (dashes === '—' ? '--' : '-'));
}

/** -a or -d where a flag is one of their forms. */
function addingOption(flag: string): string | undefined {
  const short = findOption(flag)?.short ?? '';
  return /^-[ad]$/.test(short) ? short : undefined;
}

/** -a or -d for an option that adds to a list, or was meant to. */
function listOption(option: string): string | undefined {
  const flag = flagOf(option);
  return addingOption(flag) ?? meant.get(flag.replace(/^-+/, ''));
}

function readOther(flag: string, given: readonly string[], written: string): LineReading {
  const option = findOption(flag);
  if (option === undefined) {
    return {
      kind: undefined,
      error: `${written.startsWith('-') ? `csf has no option ${written}` : `csf ${written} adds no line to a list`}. The rule builder reads csf -a and csf -d.`,
    };
  }
  const error = /^-t[da]$/.test(option.short ?? '') ? errorInAddress(given[0] ?? '') : undefined;
  const wide = wideCommand(`csf ${flag} ${given.join(' ')}`);
  if (wide !== undefined) {
    return {kind: undefined, error: `${wide} It adds no line that this page writes.`, page: sections.deny};
  }
  return error === undefined
    ? {
        kind: undefined,
        meaning: `What csf ${option.short ?? option.long} does: ${option.label}. It adds no line that this page writes, so it fills no fields.`,
      }
    : {kind: undefined, error};
}

/** The line that echo, printf or tee writes into a file of csf. */
function readWritten(commands: readonly ShellCommand[]): LineReading[] | undefined {
  const [first, second] = commands;
  if (!/^(echo|printf)$/.test(nameOf(first))) {
    return undefined;
  }
  const isPiped = nameOf(second) === 'tee';
  const file = isPiped ? second!.words.map(({text}) => text).find((text) => /csf\./.test(text)) : first!.output?.file;
  const appends = isPiped ? second!.words.some(({text}) => /^(-a|--append)$/.test(text)) : first!.output?.appends;
  const name = /(?:^|\/)(csf\.[a-z]+)$/.exec(file ?? '')?.[1];
  const line = first!.words
    .slice(1)
    .map(({text}) => text)
    // printf '%s\n' and echo -e: the first word is no part of the line.
    .filter((text, place) => place > 0 || !/^(-[neE]+|%[sb](\\n)?)$/.test(text))
    .join(' ')
    .replace(/(\\n)+$/, '')
    .trim();
  if (name === undefined || line === '') {
    return undefined;
  }
  const kinds = kindsOf(`/etc/csf/${name}`);
  const readings = /^include\b/i.test(line)
    ? readOtherLine(line, false)
    : name === 'csf.conf'
      ? readSetting(line)
      : kinds.length > 0
        ? readOneOf(kinds, line)
        : (readOtherLine(line, false) ?? [
            {kind: undefined, error: `The rule builder has no fields for lines of ${name}.`},
          ]);
  const notes = [
    appends === true
      ? `Read from the command, which adds the line to ${name}.`
      : `The command replaces all of ${name} with this one line. To add the line, write >> or tee -a.`,
    ...(name === 'csf.conf' ? ['csf does not start if a setting is in csf.conf twice. Change the existing line.'] : []),
  ];
  return readings?.map((reading) => withNotes(reading, notes));
}

/** A line as one of the kinds of its file, by default the first. */
function readOneOf(kinds: readonly RuleKind[], line: string): LineReading[] {
  const readings = bestReadings(kinds, line);
  return readings.length > 0 ? readings : [readAs(kinds[0]!, line)];
}

function kindsOf(path: string): RuleKind[] {
  return ruleKinds.filter(({file, setting}) => setting === undefined && file === path);
}

function withNotes(reading: LineReading, notes: readonly string[]): LineReading {
  if ('fields' in reading) {
    return {...reading, notes: [...notes.map((text) => ({text})), ...reading.notes]};
  }
  return 'error' in reading ? {...reading, error: [...notes, reading.error].join(' ')} : reading;
}

function whyNoLine(name: string): string {
  if (/^(ip6?tables.*|-[aid])$/.test(name)) {
    return `This is a command of ${name.replace(/^-.$/, 'iptables')}, not a line of csf. The next csf -r removes what it adds.`;
  }
  if (name === 'fail2ban-client') {
    return 'This is a command of Fail2ban, which keeps its own bans. Each csf -r removes their rules: let it ban through csf.';
  }
  return /^(nft|ufw|firewall-cmd|apf)$/.test(name)
    ? `This is a command of ${name}, another firewall. csf does not read its rules.`
    : `This is a command of the shell (${name}), not a line of a file. Paste the line for the file.`;
}
