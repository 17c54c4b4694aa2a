import {readAddress} from '../../../model/address';
import {readList} from '../../../model/lists/readList';
import {whyNoRule} from '../../../model/lists/readFilter';
import {firstWord} from '../../../model/perl';
import {fileKindOf, isProse, kindOfText} from '../../text-kinds/textKinds';
import {listFileOf} from '../../text-kinds/listFiles';
import {ruleKinds} from '../kinds';
import {bestReadings, doubts, readAs, type Doubt, type RuleKind} from '../kinds/ruleKind';
import {checkListLine} from '../listLine';
import {shortened} from '../../check-config/checkRule';
import {wideCommands, wideLinesIn} from '../../wideEntries';
import {readOtherLine} from './otherLines';

/** A list of csf, and whether its text says which one it is. */
type List = {file: string; isCertain: boolean; kinds: readonly RuleKind[]};

const names = 'csf.rignore';
const namesPage = '/docs/usage/allow-deny-filters/#ignore-visitors-by-host-name';

/** What is wrong with a line of a list, or probably not meant. */
type Trouble = {line: number; entry: string; text: string; page: string; rank: Doubt};

/** Which list the lines of a text belong to, also where something else names its file, if the rule builder knows them. */
export function listOf(text: string, written?: string): List | undefined {
  const named = written ?? listFileOf(text) ?? fileKindOf(text)?.name;
  const file = named ?? (kindOfText(text)?.name.startsWith('a list of addresses') === true ? 'csf.allow' : undefined);
  const kinds = ruleKinds.filter((kind) => kind.file === `/etc/csf/${file}` && kind.setting === undefined);
  return file === undefined || (kinds.length === 0 && file !== names)
    ? undefined
    : {file, isCertain: named !== undefined, kinds};
}

/** The lines of a list that make no rule, or probably not the one that was meant; the worst first. */
export function troublesIn(text: string, {file, kinds}: List): Trouble[] {
  const lines = readList(text);
  // csf and lfd keep one list per name: csf.pl lines 332 to 340.
  const nameOf = (line: string): string => line.split('|')[0]!.slice(0, 25).toUpperCase();
  const lastOf =
    file === 'csf.blocklists' ? new Map(lines.map(({number, text: line}) => [nameOf(line), number])) : undefined;
  return lines
    .flatMap(({number, text: line, included}): Trouble[] => {
      const isIndented = line.startsWith('Include') && included === undefined;
      const words = line.startsWith('#') ? undefined : whyNoEntry(line, file);
      const found = line.startsWith('#')
        ? undefined
        : words !== undefined
          ? ({text: words, page: kinds[0]?.page ?? namesPage, rank: 'usual'} as const)
          : file === names
            ? troubleOfName(line)
            : // A tab ends an entry as a space does.
              troubleOf(line.replaceAll('\t', ' '), isIndented, file, kinds);
      const last = line.startsWith('#') ? undefined : lastOf?.get(nameOf(line));
      const twin =
        last === undefined || last === number
          ? []
          : [`Line ${last} has the same name, and csf and lfd keep only the last one: rename one of them.`];
      return found === undefined && twin.length === 0
        ? []
        : [
            {
              line: number,
              entry: shortened(line.replace(/\s+#.*$/, '')),
              ...(found ?? {page: kinds[0]!.page, rank: 'some'}),
              text: [...(found === undefined ? [] : [found.text]), ...twin].join(' '),
            },
          ];
    })
    .sort(byRank);
}

/** What a script or a page has around the lines of a file. */
const leftOver = /^(?:(?:sudo +)?(?:cat|tee)\b.{0,200}<<.*|E(?:OF|ND|OT)|`{3,}\w*)$/;

/** Why a line is no entry, but words or a part of a script. */
function whyNoEntry(line: string, file: string): string | undefined {
  return leftOver.test(line)
    ? 'This is left over from a script or a page: delete it.'
    : /^csf\.(?:allow|deny|ignore|blocklists)$/.test(file) && isProse(line)
      ? 'These words are no entry. In a file, put # before them.'
      : undefined;
}

/** Troubles in words: lines with the same one share a sentence. */
export function inWords(
  troubles: readonly (Pick<Trouble, 'line' | 'entry' | 'text'> & {page?: string | undefined; rank?: Doubt})[],
): {text: string; page: string | undefined; lines: number}[] {
  const found = new Map<string, (typeof troubles)[number][]>();
  for (const trouble of troubles) {
    const key = `${trouble.rank ?? ''} ${trouble.text}`;
    const same = found.get(key);
    if (same === undefined) {
      found.set(key, [trouble]);
    } else {
      same.push(trouble);
    }
  }
  return [...found.values()].map((same) => {
    const {line, entry, text, page} = same[0]!;
    const more = same.length === 1 ? '' : `, and ${same.length - 1} more`;
    return {text: `Line ${line}, ${entry}${more}: ${text}`, page, lines: same.length};
  });
}

function byRank(one: {rank: Doubt}, other: {rank: Doubt}): number {
  return doubts.indexOf(one.rank) - doubts.indexOf(other.rank);
}

type Found = Omit<Trouble, 'line' | 'entry'>;

function troubleOf(line: string, isIndented: boolean, file: string, kinds: readonly RuleKind[]): Found | undefined {
  const page = kinds[0]!.page;
  const list = /^csf\.(allow|deny|ignore)$/.exec(file)?.[1] as 'allow' | 'deny' | 'ignore' | undefined;
  // Most lines of a long list are an address and a comment.
  const isPlain = /^\S+\s*(?:#|$)/.test(line) && readAddress(firstWord(line)) !== undefined;
  const isOther = !isPlain && (list !== undefined || /^include\b/i.test(line));
  const [other] = isOther ? (readOtherLine(line, isIndented) ?? []) : [];
  if (other !== undefined && 'error' in other) {
    return {text: other.error, page, rank: 'some'};
  }
  if (line.includes('Include')) {
    const why = checkListLine(line, list);
    return why === undefined ? undefined : {text: `${why}.`, page, rank: 'some'};
  }
  const readings = bestReadings(kinds, line);
  const read = readings.find((reading) => 'fields' in reading);
  if (read !== undefined) {
    const kind = kinds.find(({id}) => id === read.kind)!;
    const [worst] = kind
      .warnings(kind.tidy(read.fields))
      .flatMap(({text, doubt: rank}) => (rank === undefined ? [] : {text, rank}))
      .sort(byRank);
    const notes = read.notes.flatMap(({text, isUsual}) => (isUsual ? [] : text)).join(' ');
    const found = worst ?? {text: notes, rank: 'some' as const};
    return found.text === '' ? undefined : {...found, page: kind.page};
  }
  const failed = readings[0] ?? (list === undefined ? readAs(kinds[0]!, line) : undefined);
  const why = failed !== undefined && 'error' in failed ? failed.error : checkListLine(line, list);
  return why === undefined ? undefined : {text: why.replace(/([^.])$/, '$1.'), page, rank: 'some'};
}

/** A line of csf.rignore, as lfd reads it: lfd.pl lines 391 to 405 and 7880 to 7889. */
function troubleOfName(line: string): Found | undefined {
  const name = firstWord(line);
  const domain = name.replace(/^\W+/, '').replaceAll('\\.', '.');
  const found = (text: string, rank: Doubt = 'some'): Found => ({text, page: namesPage, rank});
  if (/^include\b/i.test(line)) {
    return undefined;
  }
  if (readAddress(name) !== undefined) {
    return found('lfd compares host names here. An address belongs in csf.ignore.');
  }
  if (!/^[.\w]/.test(name)) {
    return found(`lfd skips a line that begins with "${name.charAt(0)}". Write .\\.${domain}.`);
  }
  if (!domain.includes('.')) {
    return name.includes('.')
      ? found(`This ignores every host whose name ends in "${domain}".`, 'grave')
      : found(`lfd takes a word without a dot for the whole name of a host.`);
  }
  return name.startsWith('.\\.') || domain.split('.').length > 2
    ? undefined
    : found(`A dot matches any character, so this also ignores hosts of not${domain}. Write .\\.${domain}.`, 'usual');
}

/** A sentence names so many lines. */
const mostInSentence = 5;

/** Between the words of a guide, a filter or a row of csf.blocklists. */
const entryInProse = /^\s*(?:(?:tcp|udp|icmp)[|:](?:in|out|[sdug]=)|\w+ *\|.*:\/\/)/i;

/** Says of a guide about TCP_IN which of its filters opens no port; empty if each does. */
export function lockoutInProse(text: string): string {
  const entry = !/\bTCP6?_IN\b/.test(text)
    ? undefined
    : text
        .split(/[\r\n]+/)
        .map((line) => firstWord(line.trim()))
        .find((word) => /^tcp[|:]in\b/i.test(word) && whyNoRule(word) !== undefined);
  return entry === undefined
    ? ''
    : `csf makes no rule of ${entry}. Without a rule, do not take the port of SSH out of TCP_IN: you lock yourself out. Correct the line, run csf -r, and log in a second time first.`;
}

/** A line of a script that writes an entry into a file of csf. */
const writing = /^\s*(?:sudo +)?echo +(["']?)([^"'>\n]{1,300})\1 *>>? *\S*\b(csf\.(?!conf)[a-z]+)\s*$/;

/** What a file needs that only its settings say. */
const needs: Readonly<Record<string, string>> = {
  'csf.dyndns': 'lfd reads them only while DYNDNS in csf.conf is above 0. As shipped it is 0.',
};

/** The troubles of a list in a sentence, after a space; of a guide or a script, those of its entries and its commands. */
export function troublesInWords(text: string): string {
  const whole = listOf(text);
  const file = text.split('\n').flatMap((line) => writing.exec(line)?.[3] ?? [])[0];
  const entryOf = (line: string): string => {
    const [, , entry = '', to] = writing.exec(line) ?? [];
    return to !== undefined && to === file ? entry : entryInProse.test(line) ? line : '';
  };
  const entries = whole === undefined ? text.split('\n').map(entryOf).join('\n') : text;
  const list = whole ?? listOf(entries, file);
  const all = list === undefined ? [] : inWords(troublesIn(entries, list));
  const about =
    whole !== undefined
      ? []
      : [
          wideCommands(text),
          ...(list?.isCertain === true ? [`It has lines of ${list.file}.`, needs[list.file] ?? ''] : []),
          /^csf\.(?:allow|deny)$/.test(file ?? '') ? wideLinesIn(entries) : '',
        ];
  const rest = all.slice(mostInSentence).reduce((sum, {lines}) => sum + lines, 0);
  return [
    ...about,
    ...all.slice(0, mostInSentence).map(({text: words}) => words),
    rest === 0 ? '' : `The rule builder lists ${rest} more.`,
  ]
    .map((words) => (words === '' ? '' : ` ${words}`))
    .join('');
}
