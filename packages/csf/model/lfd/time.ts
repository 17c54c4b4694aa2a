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
 * A time in a line. Syslog names no year, so that `turn` says how often a new year began since the first line. Behind a
 * line with a year, each line has one: the nearest in which its date exists.
 */
export type LineTime = {seconds: number} | {turn: number; month: number; day: number; secondsOfDay: number};

type LogClock = {
  /** The time of the next line; undefined where it holds none that we can read. */
  read: (line: string) => LineTime | undefined;
  /** The seconds of the time read last on one clock for all lines, with and without a year: for their differences. */
  running: (time: LineTime) => number;
  /**
   * A function that gives the seconds since 1970 of each time, once all lines are read. A time without a zone counts as
   * UTC, or without a year as in the zone of a line before, so that differences between lines of one log are right.
   * @param latest when the log was written at the latest, in seconds since 1970
   */
  secondsBefore: (latest: number) => (time: LineTime) => number;
};

/** For the time between two lines; a leap year, as February 29 is a day of each log. */
const someYear = 2000;

const [day, halfAYear, aboutAYear] = [86_400, 183 * 86_400, 330 * 86_400];

/** Reads the times of the lines of one log, in their order: oldest first, or newest first. */
export function logClock(): LogClock {
  let turn = 0;
  let last: Exclude<LineTime, {seconds: number}> | undefined;
  /** Turns with a February 29. */
  const leapTurns = new Set<number>();
  /** The last time with a year, and the year of the first line that follows from the first such time. */
  let dated: Dated | undefined;
  let firstYear: {year: number; zone: number} | undefined;
  /** What the year of the first line adds to the times behind the first one with a year. */
  let added = 0;

  return {
    read(line) {
      // The time is at the start, also of very long lines.
      const found = partsOf(line.slice(0, 500));
      if (found === undefined) {
        return undefined;
      }
      if ('seconds' in found) {
        dated = {seconds: found.seconds, zone: found.zone ?? dated?.zone ?? 0};
        if (last !== undefined && firstYear === undefined) {
          firstYear = {year: yearNear(dated, last) - last.turn, zone: dated.zone};
          added = secondsIn(firstYear.year, last) - firstYear.zone - secondsIn(someYear, last);
        }
        return {seconds: found.seconds};
      }
      if (dated !== undefined) {
        const time = {...found, turn: 0};
        dated = {seconds: secondsIn(yearNear(dated, time), time) - dated.zone, zone: dated.zone};
        return {seconds: dated.seconds};
      }
      if (last !== undefined) {
        // From December to January, or back in a log that begins with its newest line.
        const passed = secondsIn(someYear, {...found, turn}) - secondsIn(someYear, last);
        turn += passed < -halfAYear ? 1 : passed > aboutAYear ? -1 : 0;
      }
      last = {...found, turn};
      if (found.month === 1 && found.day === 29) {
        leapTurns.add(turn);
      }
      return last;
    },
    running: (time) => ('seconds' in time ? time.seconds - added : secondsIn(someYear, time)),
    secondsBefore(latest) {
      if (firstYear !== undefined) {
        const {year, zone} = firstYear;
        return (time) => secondsIn(year, time) - ('seconds' in time ? 0 : zone);
      }
      let first = new Date(latest * 1000).getUTCFullYear() - turn;
      const isTooLate = (): boolean => last !== undefined && secondsIn(first, last) > latest + day;
      while (isTooLate() || [...leapTurns].some((one) => !isLeapYear(first + one))) {
        first -= 1;
      }
      return (time) => secondsIn(first, time);
    },
  };
}

/** The year in which a date is nearest to a time with a year. */
function yearNear({seconds, zone}: Dated, time: Exclude<LineTime, {seconds: number}>): number {
  const year = new Date((seconds + zone) * 1000).getUTCFullYear();
  const isLeapDay = time.month === 1 && time.day === 29;
  const distance = (one: number): number => Math.abs(secondsIn(one, {...time, turn: 0}) - zone - seconds);
  return [0, -1, 1, -2, 2, -3, 3, -4, 4]
    .map((years) => year + years)
    .filter((one) => !isLeapDay || isLeapYear(one))
    .reduce((near, one) => (distance(one) < distance(near) ? one : near));
}

function isLeapYear(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
}

/** Seconds since 1970 of a time in a log whose first line was written in the given year. */
function secondsIn(firstYear: number, time: LineTime): number {
  return 'seconds' in time
    ? time.seconds
    : Date.UTC(firstYear + time.turn, time.month, time.day) / 1000 + time.secondsOfDay;
}

/** Seconds since 1970, and those by which the clock of the log is ahead of UTC. */
type Dated = {seconds: number; zone: number};

function partsOf(
  line: string,
): {seconds: number; zone?: number} | {month: number; day: number; secondsOfDay: number} | undefined {
  for (const form of forms) {
    const found = form.exec(line)?.groups;
    if (found !== undefined) {
      return timeOf(found);
    }
  }
  const seconds = epoch.exec(line)?.[1];
  return seconds === undefined ? undefined : {seconds: Number(seconds)};
}

function timeOf(found: Record<string, string | undefined>): ReturnType<typeof partsOf> {
  const name = found['month']!;
  const month = /^\d/.test(name) ? Number(name) - 1 : months.indexOf(name.toLowerCase());
  const [hour, minute, second, day] = ['hour', 'minute', 'second', 'day'].map((part) => Number(found[part]));
  const year = found['year'] === undefined ? undefined : Number(found['year']);
  // Without a year, February can have 29 days.
  const date = new Date(Date.UTC(year ?? 2000, month, day, hour, minute, second));
  // 31 February and 25:00 are no times.
  if (month < 0 || date.getUTCMonth() !== month || date.getUTCHours() !== hour || date.getUTCDate() !== day) {
    return undefined;
  }
  return year === undefined
    ? {month, day: day!, secondsOfDay: hour! * 3600 + minute! * 60 + second!}
    : {
        seconds: date.getTime() / 1000 - offset(found['zone']),
        ...(found['zone'] !== undefined && {zone: offset(found['zone'])}),
      };
}

function offset(zone: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? [];
  return sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60);
}
