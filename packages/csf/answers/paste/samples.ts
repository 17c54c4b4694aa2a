/** Lines that say nothing about marks: empty ones, and those that journalctl, grep and less put between others. */
const neutral = /^(?:-- .* --|--|\(END\)|lines \d+-\d+(?:\/\d+)?(?: \(END\))?)?$/;

/** Trims first: white space at both ends of the pattern took seconds for a line that begins with thousands of spaces. */
function isNeutral(line: string): boolean {
  return neutral.test(line.trim());
}

const mostSamples = 200;

/** A share of the lines that say something, at most 200 of them from the whole text. */
export function samplesOf(lines: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(lines.length / mostSamples));
  const found: string[] = [];
  for (let at = 0; at < lines.length; at += step) {
    if (!isNeutral(lines[at]!)) {
      found.push(lines[at]!);
    }
  }
  return found.length === 0 && lines.length > 0 ? lines.filter((line) => !isNeutral(line)).slice(0, 1) : found;
}

/** Whether a share of the lines fits, from 0 to 1. A few samples decide first, so that clean texts cost no time. */
export function carry(lines: readonly string[], fits: (line: string) => boolean, share = 0.9): boolean {
  const isShare = (some: readonly string[]): boolean => {
    let [all, right] = [0, 0];
    for (const line of some) {
      if (!isNeutral(line)) {
        all++;
        right += fits(line) ? 1 : 0;
      }
    }
    return right > 0 && right >= all * share;
  };
  return isShare(samplesOf(lines)) && isShare(lines);
}

/** The time with which a line of syslog begins, for an expression. */
export const syslogTime = String.raw`(?:[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\S{0,20})`;

/** What a line of syslog has before its message: the time, the server and the program, for an expression. */
export const syslogHead = String.raw`${syslogTime} [\w.-]{1,80} [\w/.()-]{1,60}(?:\[\d{1,10}\])?: `;

const date = String.raw`[\p{L}]{3,5}\.?\s{1,2}\d{1,2}\s\d\d:\d\d:\d\d|\d{4}[-/.]\d\d[-/.]\d\d[T _]\d\d:\d\d|[A-Z][a-z]{2} (?:[A-Z][a-z]{2}\s{1,2}\d{1,2}|\d{4}-\d\d-\d\d) \d\d:\d\d`;

/** A time at the beginning of a line of a log. */
export const stamp = new RegExp(String.raw`^\[?(?:${date})`, 'u');

/** How lines begin that csf and lfd read or write. */
const beginning = new RegExp(
  String.raw`^\s*(?:\[?(?:${date})|[A-Z][A-Z0-9_]+\s*=|#|Include\s|(?:\d{1,3}\.){3}\d{1,3}|(?:tcp|udp|icmp)[|:]|[0-9a-f]{1,4}:[0-9a-f:]+|\(\w+\) |lfd |csf[ .:]|Subject: |(?:From|To|Time|IP|Account|Failures|Interval|Blocked|Hits|Log entries):|(?:filter|nat|mangle|raw)\s+[A-Z]|Chain |Temporary |DENY |ALLOW |IPSET: |Firewall: |\d{9,11}\||\d{1,6}[\t:]|[-*•>]\s|[\x60*<\[|])`,
  'u',
);

/** Whether lines begin as csf, lfd and logs begin them: a single line carries a mark only if this is behind it. */
export function areKnown(lines: readonly string[]): boolean {
  const samples = samplesOf(lines);
  return samples.length > 2 || samples.some((line) => beginning.test(line));
}

/** Whether most of the lines begin so. */
export function areMostlyKnown(lines: readonly string[]): boolean {
  return carry(lines, (line) => beginning.test(line), 0.5);
}
