import type {Mark} from './mark';
import {areMostlyKnown, carry, syslogTime} from './samples';

const time = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:[.,]\d{1,9})?\s?(Z|UTC|[+-]\d\d:?\d\d)?$/;
const ownTime = new RegExp(`^${syslogTime} `);
const ownNumber = /^[\w./-]{1,60}\[\d{1,10}\]: /;
const program =
  /^(?:[\w./-]{1,60}\[\d{1,10}\]|sshd(?:-session)?|kernel|dovecot|postfix\/\S{1,40}|exim|pure-ftpd|proftpd|vsftpd|named|lfd|su|sudo)$/;
const longest = 4000;

/** The rows of a table that a collector of logs exports, with the time and the message in columns of their own. */
export const csvRows: Mark = {
  name: 'the columns of a table',
  kinds: ['log', 'output'],
  without(lines) {
    if (!carry(lines, (line) => lineOf(line) !== undefined, 0.6)) {
      return undefined;
    }
    const left = lines.map((line) => lineOf(line) ?? '');
    return areMostlyKnown(left) ? left : undefined;
  },
};

/** A row as a line of syslog; undefined for a heading and for what is no such row. */
function lineOf(row: string): string | undefined {
  const fields = row.length < longest ? fieldsOf(row) : [];
  const [, day, clock, zone = ''] = fields.map((one) => time.exec(one)).find((found) => found !== null) ?? [];
  const texts = fields.filter((one) => one.includes(' ') && !time.test(one));
  const message = texts.reduce((most, one) => (one.length > most.length ? one : most), '');
  if (day === undefined || message === '') {
    return undefined;
  }
  if (ownTime.test(message)) {
    return message;
  }
  const name = fields.find((one) => program.test(one));
  const isNamed = name === undefined || ownNumber.test(message) || message.startsWith(name);
  const host = fields.find((one) => /^[\w.-]*[a-z][\w.-]*$/i.test(one) && !program.test(one)) ?? 'server';
  const offset = zone === 'Z' || zone === 'UTC' ? '+00:00' : zone;
  return `${day}T${clock}${offset} ${host} ${isNamed ? '' : `${numbered(name, fields)}: `}${message}`;
}

/** A program with its process number, which lfd wants to see but never looks at. Such tables often leave it out. */
function numbered(name: string, fields: readonly string[]): string {
  return /\]$|^(?:kernel|dovecot)$/.test(name) ? name : `${name}[${fields.find((one) => /^\d{1,7}$/.test(one)) ?? 1}]`;
}

/** The fields of a row, by what is behind the first of them; none for a line that has no such form. */
function fieldsOf(row: string): string[] {
  const [, separator] = /^\s*(?:"[^"]{0,200}"|[^",;\t]{0,200})([,;\t])/.exec(row) ?? [];
  // Python writes the parts of a second behind a comma.
  if (separator === undefined || /^[\d-]{10}[ T][\d:]{8},\d{3}\s/.test(row)) {
    return [];
  }
  if (separator === '\t') {
    return row.split('\t').map(unquoted);
  }
  const fields =
    row.match(new RegExp(`(?:^|${separator})\\s*(?:"(?:[^"]|"")*"|[^"${separator}]*)\\s*(?=${separator}|$)`, 'g')) ??
    [];
  return fields.join('').length === row.length ? fields.map((one, at) => unquoted(at === 0 ? one : one.slice(1))) : [];
}

function unquoted(text: string): string {
  return text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"');
}
