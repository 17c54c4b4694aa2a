import {readAddress} from '../../../product/networkAddress';
import {errorInAddress, isPlaceholder} from './addressText';
import type {LineReading} from './ruleKind';

/** Reads lines for which there are no fields: what they do, or why they are none. Undefined for all others. */
export function readOtherLine(line: string, isIndented: boolean): LineReading[] | undefined {
  const says = (meaning: string): LineReading[] => [{kind: undefined, meaning}];
  const error = (why: string): LineReading[] => [{kind: undefined, error: why}];
  const [word = ''] = line.split(/\s/, 1);
  if (/^include\b/i.test(line)) {
    const why = errorInInclude(line, isIndented);
    return why === undefined
      ? says(
          `The product reads the lines of ${line.replace(/^Include\s*/, '')} as if they were in this file. That works in every list file of csf and lfd, not in csf.conf. The file has to exist, and csf -a and csf -d never change it. Load it with csf -r for csf.allow and csf.deny, with csf --lfd restart for csf.ignore and other files of lfd.`,
        )
      : error(why);
  }
  const [, quoted] = /^(?:"(.*)"|'(.*)')$/.exec(line)?.filter((part) => part !== undefined) ?? [];
  if (quoted !== undefined) {
    return error(`The files take quotes for part of the line. Write it without them: ${quoted}`);
  }
  const [, first, last] = /^(\S+)\s*(?:-|–|\bto\b)\s*(\S+)$/i.exec(line) ?? [];
  if (first !== undefined && readAddress(first) !== undefined && readAddress(last!) !== undefined) {
    return error(errorInAddress(`${first}-${last!}`)!);
  }
  if (isPlaceholder(word)) {
    return error(`"${word}" is a placeholder: write what it stands for.`);
  }
  if (/(^|\s)lfd\[\d+\]:|Firewall: \*|Knock: \*/.test(line)) {
    return error('This is a line of a log. The block decoder reads it.');
  }
  if (/^\*\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(word)) {
    return error(
      `No file takes names with a *. A name in csf.dyndns is a whole one. In csf.rignore, .\\.${word.replace(/^\*\.?/, '')} stands for every name below it.`,
    );
  }
  if (/^\.(\\\.)?[a-z0-9-]+(\\?\.[a-z0-9-]+)*$/i.test(word)) {
    return says(
      `This fits csf.rignore: lfd leaves addresses alone whose host name ends so, if reverse and forward DNS agree (IPv4 only). A dot fits any character; .\\.${word.replace(/^[.\\]+/, '')} fits the hosts of that domain only. lfd reads the file when it starts: csf --lfd restart.`,
    );
  }
  if (/^\^(?!\(?\\?\/|\.\*\S+$)/.test(line)) {
    return says(
      'This fits csf.logignore: the log scanner leaves out the lines of logs that fit the pattern. It fits no path, so it is none for csf.fignore. lfd reads the file when it starts: csf --lfd restart.',
    );
  }
  if (/^([A-Z]{2}|AS\d+)(\s*,\s*([A-Z]{2}|AS\d+))*$/.test(line)) {
    return error(
      'Country codes and AS numbers are no lines of a list. They belong in settings of csf.conf such as CC_DENY, CC_ALLOW_FILTER or CC_IGNORE.',
    );
  }
  if (/^((tcp|udp)[/: ]?)?\d+([-:_]\d+)?(,\s*\d+([-:_]\d+)?)*([/ ](tcp|udp))?$/i.test(line)) {
    return error(
      'Numbers alone are no line of these files. Ports that everybody may use belong in TCP_IN, UDP_IN and the like in csf.conf; the number of an account can be a line of csf.uidignore.',
    );
  }
  if (/^[a-z_][\w-]*$/.test(line)) {
    return error(
      'One word alone is no line for which there are fields here. The name of an account can be a line of csf.suignore or csf.mignore, and with user: in front of csf.pignore.',
    );
  }
  return undefined;
}

/** Why a line is of no kind that has fields. */
export function whyUnknown(line: string): string {
  const address = line.split(/\s/).find((word) => readAddress(word.replace(/[,;]$/, '')) !== undefined);
  return address === undefined
    ? 'This is no line of a file that the rule builder knows.'
    : `This is no line of a file that the rule builder knows. An address has to be the first word of a line, such as ${address.replace(/[,;]$/, '')} # comment.`;
}

function errorInInclude(line: string, isIndented: boolean): string | undefined {
  const path = line.replace(/^include\s*/i, '');
  if (!line.startsWith('Include')) {
    return 'The product knows the word only as Include, with a capital I and the rest in small letters.';
  }
  if (isIndented) {
    return 'The product knows Include only at the very beginning of a line. Remove the space in front of it.';
  }
  if (!path.startsWith('/')) {
    return path === ''
      ? 'Include needs the full path of a file behind it.'
      : `Include needs a full path, from / on and without quotes, not ${path}.`;
  }
  if (path.endsWith('/')) {
    return 'Include reads one file, no folder. Write a line for each file.';
  }
  if (/\s/.test(path)) {
    return 'The product takes everything behind Include for the path, also a comment, and then finds no file. Leave only the path.';
  }
  return /[*?]/.test(path)
    ? 'The product takes the path as it is: * and ? are no patterns here. Write a line for each file.'
    : undefined;
}
