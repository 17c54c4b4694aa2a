import {findRuleKind, ruleKinds} from '../kinds';
import {bestReadings, type LineReading} from '../kinds/ruleKind';
import {unreadable, whySplit} from '../ruleLine';
import {hiddenEndIn} from '../../../model/slurp';
import {sections} from '../../../pages/sections';
import {whyGlued} from '../gluedEntries';
import {isTooLong, lineCount} from '../../paste/length';
import {wideCommands, wideLinesIn} from '../../wideEntries';
import {ignoredNames} from '../listLine';
import {inWords, listOf, lockoutInProse, troublesIn} from './readLines';
import type {Recognised} from '../../text-kinds/textKind';
import {fileKindOf, kindOfText, whatToDo} from '../../text-kinds/textKinds';
import {shortened} from '../../check-config/checkRule';
import {entryOfForeign} from './foreignRule';
import {readOtherLine, unknownLine, whyUnknown} from './otherLines';
import {readCommand} from './readCommand';
import {readBareList, readSetting} from './readSetting';

/** Longer than any sensible line. */
const longest = 4000;

/** Spaces that csf reads as letters, and invisible characters. */
const hidden = /[\u00a0\u2000-\u200a\u202f\u3000]|[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

const hiddenNote =
  'The text contains invisible spaces or characters, which csf reads as part of the line. The fields leave them out.';

const besideCsf =
  'csf replaces the rules of iptables and UFW at each start, so this line takes the place of that rule.';

/** What csf -g and grep print before a line. */
const nameOfFile = /^\s*(?:\/etc\/csf\/)?csf\.([a-z]+):(?:\d+:)?\s*(?=\S)/;

/** A comment that is only the name of the list, as guides write it. */
const fileBehind = /\s#\s*(?:\/etc\/csf\/)?csf\.(allow|deny|ignore)$/;

/** The mark of a list or a quotation before a line, and the number of grep -n before an IPv4 address or a filter. */
const mark =
  /^\s*(?:(?:[•·–-]|\*|\d{1,3}[.)])\s+(?=[\da-f]+[.:]\S|(?:tcp|udp|icmp)[|:])|>\s+|\d{1,6}:\s*(?=\d+\.\d+\.|(?:tcp|udp|icmp)[|:]))/i;

/**
 * Reads a pasted line of any file of the rule builder, a setting such as PORTFLOOD = "22;tcp;5;300",
 * or a command csf -a or csf -d. A list in a setting gives one reading per entry, an allow or deny
 * line one per list, because the line itself does not say which file it is in.
 */
export function readLine(text: string, isAlone = true): LineReading[] {
  if (isTooLong(text)) {
    return [{kind: undefined, error: tooMany(lineCount(text))}];
  }
  const seen = text.replace(hidden, (character) => (character.trim() === '' && character !== '\ufeff' ? ' ' : ''));
  const lines = linesOf(seen);
  if (lines.length > 1) {
    return readMany(seen, lines.length);
  }
  if (lines.length === 0 && /[\r\n]/.test(seen.trim())) {
    const hint = /^[ \t]*#+[ \t]*csf -{1,2}\w/m.test(seen)
      ? 'To see what a command in them does, paste it alone, without the #.'
      : '';
    const meaning = `All lines of this text are comments, which csf and lfd skip: it has no entry. ${wideCommands(seen) || hint}`;
    return [{kind: undefined, meaning: meaning.trim()}];
  }
  const foreign = isAlone && lines.length === 1 ? entryOfForeign(lines[0]!) : undefined;
  if (foreign !== undefined) {
    return onlyOf(foreign.list, readTrimmed(foreign.entry, false)).map((reading) =>
      'fields' in reading ? {...reading, notes: [{text: besideCsf}, ...reading.notes]} : reading,
    );
  }
  const other =
    isAlone && /(?:^|\s)(?:-[AI]|--append|--insert|allow|limit|deny|reject|--add-\S+)\s/.test(seen)
      ? ofAnother(seen)
      : undefined;
  if (other !== undefined) {
    return [other];
  }
  const pasted = lines[0] ?? seen;
  const [front = '', file] = nameOfFile.exec(pasted) ?? mark.exec(pasted) ?? [];
  const whole = pasted.slice(front.length);
  const line = whole
    .trim()
    .replace(/^(`+)([^`]*)\1$/, '$2')
    .trim();
  if (line.length > longest) {
    return [{kind: undefined, error: tooMany(1)}];
  }
  const glued = whyGlued(line);
  if (glued !== undefined) {
    return [{kind: undefined, error: glued, page: sections.lineEnd}];
  }
  const letter = hiddenEndIn(line);
  if (letter !== undefined) {
    return [{kind: undefined, error: whySplit(letter), page: sections.ascii}];
  }
  // A tab ends an entry as a space does.
  const readings = onlyOf(
    file ?? fileBehind.exec(line)?.[1],
    readTrimmed(line.replaceAll('\t', ' '), /^[ \t]/.test(whole)),
  );
  const notes = [
    ...(seen === text ? [] : [{text: hiddenNote}]),
    ...(front === '' ? [] : [{text: `Left out, because it is not part of the line: ${front.trim()}`}]),
  ];
  return readings.map((reading) => ('fields' in reading ? {...reading, notes: [...notes, ...reading.notes]} : reading));
}

/** The builder lists so many troubles of a list one by one. */
const mostTold = 20;

/** Says which lines of a list make no rule or probably not the one that was meant; the fields hold only one line. */
function readMany(text: string, lines: number): LineReading[] {
  const list = listOf(text);
  if (list === undefined) {
    return readUnlisted(text, lines);
  }
  const troubles = troublesIn(text, list);
  const all = inWords(troubles);
  const told = all.slice(0, mostTold);
  const name = list.isCertain ? list.file : 'a list such as csf.allow or csf.deny';
  const about = /^csf\.(?:allow|deny)$/.test(list.file) ? wideLinesIn(text) : (fileKindOf(text)?.advice ?? '');
  const rest = all.slice(mostTold).reduce((sum, {lines: some}) => sum + some, 0);
  return [
    {
      kind: undefined,
      meaning:
        `These are ${lines} lines of ${name}. ${about} ${told.length === 0 ? (about === '' ? 'None has an error.' : '') : `Look at ${troubles.length === 1 ? 'one of them' : `${troubles.length} of them`}.`} To read a line into the fields, paste it alone.`.replace(
          / {2,}/g,
          ' ',
        ),
    },
    ...told.map(asError),
    ...(rest === 0 ? [] : [{kind: undefined, error: `${rest} more lines.`} as const]),
  ];
}

/** What a rule of another firewall becomes in csf. */
function ofAnother(text: string): LineReading | undefined {
  const kind = kindOfText(text);
  return kind?.page !== undefined && kind.reader === undefined ? named(kind) : undefined;
}

/** Says what a text is, and what to do with it. */
function named(kind: Recognised): LineReading {
  return {
    kind: undefined,
    meaning: `This looks like ${kind.name}.${whatToDo(kind)}`,
    page: kind.page ?? sections.whichTool,
  };
}

/** So many lines of a text that is no list are read, each alone. */
const mostAlone = 100;

/** Says what a text is that is no list, or what is wrong with its lines. */
function readUnlisted(text: string, count: number): LineReading[] {
  const kind = kindOfText(text);
  if (kind !== undefined && kind.reader !== 'rule') {
    return [named(kind)];
  }
  const wrong = text
    .split(/\r\n?|\n/)
    .slice(0, mostAlone)
    .flatMap((line, index) => {
      const [first] = /^\s*(?:#.*)?$/.test(line) ? [] : readLine(line, false);
      return first !== undefined && 'error' in first && first.error !== unknownLine
        ? [{line: index + 1, entry: shortened(line.trim()), text: first.error, page: first.page}]
        : [];
    });
  return [
    {kind: undefined, error: [tooMany(count), lockoutInProse(text), wideLinesIn(text)].filter(Boolean).join(' ')},
    ...inWords(wrong).slice(0, mostTold).map(asError),
  ];
}

function asError({text: error, page}: ReturnType<typeof inWords>[number]): LineReading {
  return {kind: undefined, error, ...(page !== undefined && {page})};
}

function tooMany(lines: number): string {
  return `${lines === 1 ? 'This is too long for one line' : `These are ${lines} lines`}. Paste one line at a time.`;
}

/** The readings for the file that csf -g and grep name before a line; all if none fits. */
function onlyOf(file: string | undefined, readings: LineReading[]): LineReading[] {
  const right = readings.filter(
    ({kind}) => kind !== undefined && findRuleKind(kind)!.file === `/etc/csf/csf.${file ?? ''}`,
  );
  return right.length > 0 ? right : readings;
}

function readTrimmed(line: string, isIndented: boolean): LineReading[] {
  const plain = line.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'");
  const asSettingOrCommand = readSetting(plain) ?? readCommand(plain) ?? readBareList(plain);
  if (asSettingOrCommand !== undefined) {
    return asSettingOrCommand;
  }
  const other = line.startsWith('#') ? undefined : readOtherLine(line, isIndented);
  if (other !== undefined) {
    return other;
  }
  const why = unreadable(line);
  const readings = why === undefined ? bestReadings(ruleKinds, line) : [];
  const isName = readings.some((reading) => 'fields' in reading && reading.fields.scope === 'all');
  return readings.length > 0
    ? [...readings, ...(isName ? [{kind: undefined, meaning: `Should lfd ignore it? ${ignoredNames}`}] : [])]
    : [{kind: undefined, error: why ?? whyUnknown(line)}];
}

/** The lines that are neither empty nor a comment; a backslash at its end continues a line. */
function linesOf(text: string): string[] {
  const lines = text.replace(/\\\r?\n\s*/g, ' ').split(/[\r\n]+/);
  return lines.filter((line) => line.trim() !== '' && (lines.length === 1 || !line.trimStart().startsWith('#')));
}
