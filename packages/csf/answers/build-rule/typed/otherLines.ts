import {readAddress} from '../../../model/address';
import {errorInAddress, isPlaceholder} from '../addressText';
import {meantEntry} from '../kinds/filter';
import {kindOfText, whatToDo} from '../../text-kinds/textKinds';
import {sections} from '../../../pages/sections';
import type {LineReading} from '../kinds/ruleKind';

/** Explains lines without fields here: what they do, or why they do not work. Undefined for all others. */
export function readOtherLine(line: string, isIndented: boolean): LineReading[] | undefined {
  const says = (meaning: string): LineReading[] => [{kind: undefined, meaning}];
  const error = (why: string): LineReading[] => [{kind: undefined, error: why}];
  const [word = ''] = line.split(/\s/, 1);
  if (/^include\b/i.test(line)) {
    const why = errorInInclude(line, isIndented);
    return why === undefined
      ? says(
          `The product reads the lines of ${line.replace(/^Include\s*/, '')} as if they were in this file. That works in every list file of csf and lfd, not in csf.conf. The file must exist, and csf -a and csf -d never change it. For csf.allow and csf.deny load it with csf -r, for csf.ignore and other files of lfd with csf --lfd restart.`,
        )
      : error(why);
  }
  const [, quoted, behind] = /^["'“”„‘’](.*?)["'“”’](\s.*)?$/.exec(line) ?? [];
  if (quoted !== undefined) {
    return error(`Quotes would be part of the line. Write it without them: ${quoted}${behind ?? ''}`);
  }
  if (/^(?:;|\/\/|--|!|%)/.test(line)) {
    return error('csf and lfd know only # for comments. They take this line for an entry, which does nothing.');
  }
  const [, first, last] = /^(\S+)\s*(?:-|–|\bto\b)\s*(\S+)$/i.exec(line) ?? [];
  if (first !== undefined && readAddress(first) !== undefined && readAddress(last!) !== undefined) {
    return error(errorInAddress(`${first}-${last!}`)!);
  }
  if (isPlaceholder(word)) {
    return error(`"${word}" is a placeholder: replace it with the real value.`);
  }
  if (/^\*\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(word)) {
    return error(
      `No file accepts names with a *. csf.dyndns needs whole names. In csf.rignore, .\\.${word.replace(/^\*\.?/, '')} covers every name below it.`,
    );
  }
  if (/^\.(\\\.)?[a-z0-9-]+(\\?\.[a-z0-9-]+)*$/i.test(word)) {
    return says(
      `This line works in csf.rignore: lfd ignores addresses whose host name ends like this, if reverse and forward DNS agree (IPv4 only). A dot matches any character. .\\.${word.replace(/^[.\\]+/, '')} matches only the hosts of that domain. lfd reads the file when it starts: csf --lfd restart.`,
    );
  }
  const [, host] = /^(\.?[a-z0-9-]+(?:\\?\.[a-z0-9-]+)+)[=*,;:]+$/i.exec(word) ?? [];
  if (host !== undefined) {
    return error(
      `csf and lfd read the "${word.slice(host.length)}" at the end as a part of the name, which then fits no host. Write ${host}.`,
    );
  }
  if (/^\^(?!\(?\\?\/|\.\*\S+$)/.test(line)) {
    return says(
      'This line works in csf.logignore: the log scanner skips log lines that match the pattern. It matches no path, so it is not for csf.fignore. lfd reads the file when it starts: csf --lfd restart.',
    );
  }
  const kind = kindOfText(line);
  if (kind?.reader === 'output' || kind?.reader === 'log') {
    return [{kind: undefined, error: `This looks like ${kind.name}.${whatToDo(kind)}`, page: sections.whichTool}];
  }
  if (/^([A-Z]{2}|AS\d+)(\s*,\s*([A-Z]{2}|AS\d+))*$/.test(line)) {
    return error(
      'Country codes and AS numbers do not work in a list. They belong in settings of csf.conf such as CC_DENY, CC_ALLOW_FILTER or CC_IGNORE.',
    );
  }
  if (/^((tcp|udp)[/: ]?)?\d+([-:_]\d+)?(,\s*\d+([-:_]\d+)?)*([/ ](tcp|udp))?$/i.test(line)) {
    return error(
      'A line of only numbers does not work in a list. Ports for everybody belong in settings of csf.conf such as TCP_IN or UDP_IN. The number of an account can be a line of csf.uidignore.',
    );
  }
  if (/^[a-z_][\w-]*$/.test(line)) {
    return error(
      'The rule builder has no fields for a single word. The name of an account can be a line of csf.suignore or csf.mignore, and of csf.pignore with user: before it.',
    );
  }
  return undefined;
}

/** What to say of a line with nothing that can be an entry. */
export const unknownLine =
  'The rule builder does not know this line. It reads lines of the lists, of PORTFLOOD, CONNLIMIT and PORTKNOCKING, and commands csf -a and csf -d.';

/** Why a line belongs to no kind. */
export function whyUnknown(line: string): string {
  const meant = line.includes('|') ? meantEntry(line) : undefined;
  if (meant !== undefined) {
    return `This is no filter that csf reads. Write ${meant}.`;
  }
  const address = line.split(/[\s|]/).find((word) => readAddress(word.replace(/[,;]$/, '')) !== undefined);
  return address === undefined
    ? unknownLine
    : `The rule builder does not know this line. An address must be the first word of a line, such as ${address.replace(/[,;]$/, '')} # comment.`;
}

function errorInInclude(line: string, isIndented: boolean): string | undefined {
  const path = line.replace(/^include\s*/i, '');
  if (!line.startsWith('Include')) {
    return 'csf and lfd know the word only as Include, with a capital I and the rest in small letters.';
  }
  if (isIndented) {
    return 'Include works only at the very beginning of a line. Remove the space before it.';
  }
  if (!path.startsWith('/')) {
    return path === ''
      ? 'Include needs the full path of a file after it.'
      : `Include needs a full path that begins with /, without quotes, not ${path}.`;
  }
  if (path.endsWith('/')) {
    return 'Include reads one file, not a folder. Write a line for each file.';
  }
  if (/\s/.test(path)) {
    return 'Everything after Include is the path, even a comment, so csf and lfd find no file. Leave only the path.';
  }
  return /[*?]/.test(path)
    ? 'csf and lfd take the path literally: * and ? are not patterns here. Write a line for each file.'
    : undefined;
}
