const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const clock = '(?<hour>\\d{2}):(?<minute>\\d{2}):(?<second>\\d{2})(?:[.,]\\d+)?';
const zone = '(?:\\s?(?<zone>Z|[+-]\\d{2}:?\\d{2}))?';

/** The ways in which logs write a time, each with the letters that identify such a line quickly. */
const forms = [
  // syslog: Nov 27 01:02:03
  new RegExp(`^(?<month>[A-Z][a-z]{2})\\s+(?<day>\\d{1,2})\\s+(?:(?<year>\\d{4})\\s+)?${clock}`),
  // ISO 8601, and the form of exim and Dovecot: 2026-11-27 01:02:03
  new RegExp(`^\\[?(?<year>\\d{4})[-/](?<month>\\d{2})[-/](?<day>\\d{2})[T ]${clock}${zone}`),
  // Apache: [Fri Nov 27 01:02:03.123456 2026], vsftpd: Fri Nov 27 01:02:03 2026
  new RegExp(`^\\[?[A-Z][a-z]{2}\\s+(?<month>[A-Z][a-z]{2})\\s+(?<day>\\d{1,2})\\s+${clock}\\s+(?<year>\\d{4})`),
  // Access logs, Kerio, Roundcube: [27/Nov/2026:01:02:03 +0000]
  new RegExp(`\\[(?<day>\\d{1,2})[-/](?<month>[A-Z][a-z]{2})[-/](?<year>\\d{4})[: ]${clock}${zone}`),
  // cPanel and SquirrelMail: 11/27/2026:01:02:03 -0000
  new RegExp(`(?:^|\\[)(?<month>\\d{2})/(?<day>\\d{2})/(?<year>\\d{4})[: ]${clock}${zone}`),
  // DirectAdmin: 2026:11:27-01:02:03
  new RegExp(`^(?<year>\\d{4}):(?<month>\\d{2}):(?<day>\\d{2})-${clock}`),
];
const epoch = /(?:\baudit\(|^@?)(\d{9,10})(?:\.\d+)?[:\s]/;

/**
 * When a line was written, in seconds since 1970 by the clock of the log: a time without a zone counts as UTC, so
 * that differences between lines of one log are right. Syslog names no year; `year` is that of the last line.
 */
export function secondsOfLine(line: string, year: number): number | undefined {
  for (const form of forms) {
    const found = form.exec(line)?.groups;
    if (found !== undefined) {
      return secondsOf(found, year);
    }
  }
  const seconds = epoch.exec(line)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

function secondsOf(found: Record<string, string | undefined>, year: number): number | undefined {
  const name = found['month']!;
  const month = /^\d/.test(name) ? Number(name) - 1 : months.indexOf(name.toLowerCase());
  const [hour, minute, second, day] = ['hour', 'minute', 'second', 'day'].map((part) => Number(found[part]));
  const date = new Date(Date.UTC(Number(found['year'] ?? year), month, day, hour, minute, second));
  // 31 February and 25:00 are no times.
  if (month < 0 || date.getUTCMonth() !== month || date.getUTCHours() !== hour || date.getUTCDate() !== day) {
    return undefined;
  }
  return date.getTime() / 1000 - offset(found['zone']);
}

function offset(zone: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? [];
  return sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60);
}
