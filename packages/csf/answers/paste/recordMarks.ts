import type {Mark, PasteKind} from './mark';
import {carry} from './samples';

type Fields = Readonly<Record<string, unknown>>;

/** What docker, containerd and journalctl write around the message of a line. */
export const recordMarks: readonly Mark[] = [
  {name: 'the JSON around each message', kinds: ['log', 'output'], without: withoutJson},
  {
    name: 'the fields of journalctl beside the message',
    kinds: ['log', 'output'],
    without(lines, kind) {
      const records = recordsIn(lines);
      // Each line keeps its number.
      return records.some(({fields}) => fields['MESSAGE'] !== undefined)
        ? records.flatMap(({fields, length}) => {
            const message = linesOf(messageOf(fields) ?? '', kind);
            return [...message, ...Array<string>(Math.max(0, length - message.length)).fill('')];
          })
        : undefined;
    },
  },
];

/** The messages of docker, of containerd and of journalctl -o json, which write an object in each line. */
function withoutJson(lines: readonly string[], kind: PasteKind): string[] | undefined {
  if (!carry(lines, (line) => /^\s*(?:\[\s*)?\{.{0,4000}"(?:log|MESSAGE)"\s*:/.test(line), 1)) {
    return undefined;
  }
  return lines.flatMap((line) => {
    const text = line.trim() === '' ? '' : messageOf(recordIn(line));
    return text === undefined ? [line] : linesOf(text, kind);
  });
}

/** A log has one line for each message: syslog writes a line end within it as #012. */
function linesOf(text: string, kind: PasteKind): string[] {
  return kind === 'log' ? [text.replaceAll('\n', '#012')] : text.split('\n');
}

/** The message with the head that syslog writes before it, as far as the record has it. */
function messageOf(record: Fields): string | undefined {
  const {log, MESSAGE, SYSLOG_IDENTIFIER, SYSLOG_PID, _PID, _HOSTNAME, __REALTIME_TIMESTAMP} = record;
  if (typeof log === 'string') {
    return log.replace(/\r?\n$/, '');
  }
  if (typeof MESSAGE !== 'string') {
    return undefined;
  }
  const message = MESSAGE.replace(/\n+$/, '');
  const seconds = Number(__REALTIME_TIMESTAMP) / 1e6;
  if (typeof SYSLOG_IDENTIFIER !== 'string' || !(seconds > 0) || seconds > 1e11) {
    return message;
  }
  const time = new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, '+00:00');
  const number = [SYSLOG_PID, _PID].find((pid) => typeof pid === 'string');
  const host = typeof _HOSTNAME === 'string' ? `${_HOSTNAME} ` : '';
  return `${time} ${host}${SYSLOG_IDENTIFIER}${number === undefined ? '' : `[${number}]`}: ${message}`;
}

const verboseTime = /^[A-Z][a-z]{2} (\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d+)? (\S+) \[s=/;
const field = /^(?:([A-Z_][A-Z\d_]*)=(.*)|"([A-Z_][A-Z\d_]*)"\s*:\s*"((?:[^"\\]|\\.)*)",?)$/;

type JournalRecord = {fields: Record<string, string>; /** How many lines it takes. */ length: number};

/** The records of journalctl -o verbose, export and json-pretty, if all lines are of such records. */
function recordsIn(lines: readonly string[]): JournalRecord[] {
  const records: JournalRecord[] = [];
  let isOpen = false;
  for (const whole of lines) {
    // Untrimmed, a line of thousands of spaces takes seconds.
    const line = whole.trim();
    const [, day, clock, zone = ''] = verboseTime.exec(line) ?? [];
    const [, name, value = '', quotedName, quotedValue = ''] = field.exec(line) ?? [];
    const isField = name !== undefined || quotedName !== undefined;
    const isBetween = /^[{}]?,?$/.test(line);
    if (!isField && !isBetween && day === undefined && !/^"[A-Z_\d]+"\s*:/.test(line)) {
      return [];
    }
    if (day !== undefined || records.length === 0 || (isField && !isOpen)) {
      const time = Date.parse(`${day}T${clock}${/^[+-]\d/.test(zone) ? zone : 'Z'}`);
      records.push({fields: day === undefined ? {} : {__REALTIME_TIMESTAMP: String(time * 1000)}, length: 0});
    }
    const record = records.at(-1)!;
    record.length++;
    isOpen = !isBetween;
    if (isField) {
      const text = name === undefined ? recordIn(`{"x":"${quotedValue}"}`)['x'] : value;
      record.fields[name ?? quotedName!] ??= typeof text === 'string' ? text : '';
    }
  }
  return records;
}

function recordIn(line: string): Fields {
  try {
    return JSON.parse(
      line
        .trim()
        .replace(/^\[\s*/, '')
        .replace(/[,\]]+$/, ''),
    ) as Fields;
  } catch {
    return {};
  }
}
