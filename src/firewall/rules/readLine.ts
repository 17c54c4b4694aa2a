import {ruleKinds} from './kinds';
import {bestReadings, type LineReading} from './lineReading';
import {unreadable} from './lineText';
import {readOtherLine, whyUnknown} from './otherLines';
import {readCommand} from './readCommand';
import {readBareList, readSetting} from './readSetting';

export type {LineReading} from './lineReading';

/** Longer than any line that the product reads with sense. */
const longest = 4000;

/** Spaces that csf takes for letters, and characters that nobody sees. */
const hidden = /[\u00a0\u2000-\u200a\u202f\u3000]|[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

/**
 * Reads a pasted line of any file of the rule builder, a setting such as PORTFLOOD = "22;tcp;5;300",
 * or a command csf -a or csf -d. A list in a setting gives one reading per entry, an allow or deny
 * line one per list, because the line itself does not say which file it is in.
 */
export function readLine(text: string): LineReading[] {
  const seen = text.replace(hidden, (character) => (character.trim() === '' && character !== '\ufeff' ? ' ' : ''));
  const lines = linesOf(seen);
  if (lines.length > 1) {
    return [{kind: undefined, fault: `These are ${lines.length} lines. Paste one line at a time.`}];
  }
  const whole = lines[0] ?? seen;
  const line = whole
    .trim()
    .replace(/^(`+)([^`]*)\1$/, '$2')
    .trim();
  if (line.length > longest) {
    return [{kind: undefined, fault: 'This is too long for one line. Paste one line at a time.'}];
  }
  // A tab ends an entry as a space does.
  const readings = readTrimmed(line.replaceAll('\t', ' '), /^[ \t]/.test(whole));
  return seen === text ? readings : readings.map(withHiddenNote);
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
  return readings.length > 0 ? readings : [{kind: undefined, fault: why ?? whyUnknown(line)}];
}

/** The lines that are neither empty nor a comment; a backslash at its end continues a line. */
function linesOf(text: string): string[] {
  const lines = text.replace(/\\\r?\n\s*/g, ' ').split(/[\r\n]+/);
  return lines.filter((line) => line.trim() !== '' && (lines.length === 1 || !line.trimStart().startsWith('#')));
}

function withHiddenNote(reading: LineReading): LineReading {
  const note =
    'The text holds spaces or characters that nobody sees, which csf takes for part of the line. They are left out here.';
  return 'fields' in reading ? {...reading, notes: [note, ...reading.notes]} : reading;
}
