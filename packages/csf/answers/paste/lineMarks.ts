import type {Mark, PasteKind} from './mark';
import {areKnown, areMostlyKnown, carry, samplesOf, stamp, syslogHead, syslogTime} from './samples';

/** A mark at the beginning of nearly all lines; one that can be nothing else needs no known text behind it. */
function atBeginning(
  name: string,
  form: RegExp,
  {kinds, share = 0.9, isOnlyMark = false}: {kinds?: PasteKind[]; share?: number; isOnlyMark?: boolean} = {},
): Mark {
  return {
    name,
    ...(kinds && {kinds}),
    without(lines) {
      if (!carry(lines, (line) => form.test(line), share)) {
        return undefined;
      }
      const left = lines.map((line) => line.replace(form, ''));
      return isOnlyMark || areKnown(left) ? left : undefined;
    },
  };
}

/** A mark that is one only where lines of csf, lfd or a log are behind it. */
function beforeKnown(name: string, form: RegExp): Mark {
  return {
    name,
    without(lines) {
      const left = carry(lines, (line) => form.test(line)) ? lines.map((line) => line.replace(form, '')) : [];
      return left.length > 0 && areMostlyKnown(left) ? left : undefined;
    },
  };
}

/** Lines that are nothing but a mark. */
function wholeLines(name: string, form: RegExp, kinds?: PasteKind[]): Mark {
  return {
    name,
    ...(kinds && {kinds}),
    without: (lines) =>
      lines.some((line) => form.test(line)) ? lines.map((line) => (form.test(line) ? '' : line)) : undefined,
  };
}

const isoTime = String.raw`\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?|\d{13}`;
const followedByTime = String.raw`(?=\[?(?:[A-Z][a-z]{2}\s{1,2}\d{1,2}\s\d\d:|\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:|[A-Z][a-z]{2} [A-Z][a-z]{2}\s{1,2}\d))`;

/** The head of syslog before another one, as a server writes it that gets its lines from others. */
const relayed = new RegExp(String.raw`^${syslogTime}(?: [\w.:-]{1,80})? (?=${syslogHead})`);

/** Anything before a line of syslog. */
const beforeTime = new RegExp(String.raw`^.{0,100}?[\s|,;>](?=${syslogHead})`);

/** Names of logs and of csf.conf, as grep writes them before a line. */
const logName = String.raw`(?:\/[\w.@+-]+(?:\/[\w.@+-]+)*|(?:\.{0,2}\/)?(?:[\w.@+-]+\/){0,9}(?:[\w-]*(?:log|messages|secure|csf\.conf|ssl_log)[\w-]*(?:[.-][\w-]+){0,3}|[\w-]+\.log(?:[.-][\w-]+){0,3}))`;
const grepFront = new RegExp(
  String.raw`^(?!\/etc\/csf\/csf\.(?!conf)|\/var\/lib\/csf\/csf\.temp)(?:${logName}:(?:\d{1,7}:(?!\d\d[:\s]))?|${logName}-\d{1,7}-)(?=\S|$)`,
);
// Global IPv6 addresses begin with 2000 to 3fff, as a line number can.
const grepList = /^(?:\/etc\/csf\/)?csf\.[a-z]+:(?:(?![23]\d{3}:[\da-f:]*(?:[/\s#]|$))\d{1,7}:)?(?=\S|$)/i;

const prompt =
  /^\s*(?:\[[\w.-]{1,40}@[\w.-]{1,80} [^\]\s]{1,200}\]|[\w.-]{1,40}@[\w.-]{1,80}:[^\s#$]{1,200})\s?[#$](?:\s.*)?$/;

/** What a mail, an editor, a program or a page puts before each line. */
export const lineMarks: readonly Mark[] = [
  wholeLines('the prompt of the shell', prompt, ['log', 'conf', 'list']),
  wholeLines('the headings of tail', /^==> \S{1,300} <==\s*$/),
  wholeLines('the frame of a table', /^\s*\+(?:[-=]{3,}\+)+\s*$|^\s*[┌└├][─┬┴┼┐┘┤]+\s*$/),
  atBeginning('the marks of a quotation', /^\s{0,3}(?:(?:>|&gt;)[ \t]?)+|^\s{0,3}(?:>[ \t]?)+$/, {share: 0.8}),
  {
    name: 'the frame of a table',
    without(lines) {
      const form = /^\s*[|│](?:\s(.*?))?\s*[|│]\s*$/;
      return carry(lines, (line) => form.test(line))
        ? lines.map((line) => line.replace(form, '$1').trimEnd())
        : undefined;
    },
  },
  {
    name: 'the quotation marks around each line',
    kinds: ['log', 'list', 'output'],
    without(lines) {
      const form = /^\s*\[?(["'])(.*)\1[,;]?\]?\s*$/;
      const left = (line: string): string => line.replace(form, '$2').replace(/\\(["'\\])/g, '$1');
      return carry(lines, (line) => form.test(line), 1) && areMostlyKnown(lines.map(left))
        ? lines.map(left)
        : undefined;
    },
  },
  atBeginning('the bullets of a list', /^\s*(?:[-*•·–—‣▪◦]|&bull;)[ \t]+/),
  numbers(),
  {
    name: 'the file names of grep',
    without(lines, kind) {
      const form = kind === 'list' && carry(lines, (line) => grepList.test(line)) ? grepList : grepFront;
      if (!carry(lines, (line) => form.test(line))) {
        return undefined;
      }
      const left = lines.map((line) => line.replace(form, ''));
      return areMostlyKnown(left) ? left : undefined;
    },
  },
  atBeginning('the names of containers', new RegExp(String.raw`^\s*[\w.-]{1,80}\s*\|\s(?!\s*[|])`)),
  atBeginning('the names of pods', /^\[pod\/[^\]\s]{1,200}\]\s/, {isOnlyMark: true}),
  atBeginning('the marks of Kubernetes', /^\d{4}-\d\d-\d\dT\S{8,30} (?:stdout|stderr) [FP] ?/, {
    kinds: ['log', 'output'],
    isOnlyMark: true,
  }),
  atBeginning('a second time before each line', new RegExp(String.raw`^\[?(?:${isoTime})\]?[\s|,]+${followedByTime}`), {
    kinds: ['log', 'output'],
  }),
  atBeginning('the time and the name of a server that collects logs', relayed, {kinds: ['log', 'output']}),
  atBeginning('the priority of syslog', /^<\d{1,3}>(?=\S)(?!\d )/, {kinds: ['log', 'output']}),
  beforeKnown('the plus signs of a diff', /^\+(?!\+\+ )/),
  beforeKnown(
    'the names and times of a chat',
    /^(?:\[(?=[^\]]{1,20}:)[\d.:/, \u202fAPM-]{5,30}\]|[\d./-]{6,10}, [\d:]{4,8}(?: [AP]M)? -) [^:]{1,40}: /,
  ),
  {
    name: 'the host names before each line',
    kinds: ['log', 'output'],
    without(lines) {
      const form = /^[\w.-]{1,80}:\s+/;
      const left = (line: string): string => line.replace(form, '');
      return carry(lines, (line) => form.test(line) && !stamp.test(line) && stamp.test(left(line)))
        ? lines.map(left)
        : undefined;
    },
  },
  {
    name: 'the times of journalctl, which syslog writes as 2026-11-27T01:02:03',
    kinds: ['log', 'output'],
    without(lines) {
      return carry(lines, (line) => journalTime.test(line)) ? lines.map(withSyslogTime) : undefined;
    },
  },
  {
    name: 'the marks of cat -A',
    without(lines) {
      const full = lines.at(-1) === '' ? lines.slice(0, -1) : lines;
      return full.length > 1 && full.every((line) => line.endsWith('$'))
        ? lines.map((line) => line.replace(/(?:\^M)?\$$/, '').replaceAll('^I', '\t'))
        : undefined;
    },
  },
  {
    name: 'the space before each line',
    without(lines) {
      const width = commonSpace(lines);
      const left = lines.map((line) => (line.trim() === '' ? '' : line.slice(width)));
      return width > 0 && areKnown(left) ? left : undefined;
    },
  },
  {
    name: 'what is before the time of each line',
    kinds: ['log', 'output'],
    without: (lines) =>
      samplesOf(lines).length > 2 &&
      carry(lines, (line) => beforeTime.test(line), 0.5) &&
      !lines.some((line) => stamp.test(line))
        ? lines.map((line) => line.replace(beforeTime, ''))
        : undefined,
  },
];

/** Lines as editors, cat -n, nl, bat and grep -n number them: each number is higher than the one before. */
function numbers(): Mark {
  const forms = [
    {form: /^\s{0,9}(\d{1,7})\t/, share: 0.8},
    {form: /^(\d{1,7})[:-](?!\d\d[:\s])/, share: 0.8},
    {form: /^\s{0,9}(\d{1,7})\s?[|│](?:\s|$)/, share: 0.8},
    {form: /^\s{0,9}(\d{1,4})[.)](?:\s+|$)/, share: 0.9},
    // The numbers of rules in a chain look the same.
    {form: /^\s{0,9}(\d{1,7})(?: {1,2}(?! *(?:[A-Z][A-Z_]{2,30}|\d+) +(?:all|tcp|udp|icmp|\d+) )|$)/, share: 1},
  ];
  return {
    name: 'the numbers before the lines',
    without(lines) {
      for (const {form, share} of forms) {
        if (carry(lines, (line) => form.test(line), share) && isRising(lines, form)) {
          const left = lines.map((line) => line.replace(form, ''));
          if (share === 1 ? areMostlyKnown(left) && samplesOf(lines).length > 2 : areKnown(left)) {
            return left;
          }
        }
      }
      return undefined;
    },
  };
}

function isRising(lines: readonly string[], form: RegExp): boolean {
  let [before, isMarked] = [-1, false];
  for (const line of lines) {
    const number = form.exec(line)?.[1];
    if (number !== undefined) {
      if (Number(number) <= before) {
        return false;
      }
      before = Number(number);
      // An IPv6 address begins in the same way.
      isMarked ||= !/^[\da-f]{1,4}:[\da-f:]+(?:[/\s]|$)/i.test(line);
    }
  }
  return isMarked;
}

const journalTime =
  /^(?:[A-Z][a-z]{2} (\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,6})?) ([A-Z]{2,5}|[+-]\d\d:?\d\d)|(\d{9,11})\.\d{3,6}) (?=\S{1,100} [^\s:]{1,100}: )/;

function withSyslogTime(line: string): string {
  return line.replace(journalTime, (_, day?: string, time?: string, zone?: string, seconds?: string) => {
    if (seconds !== undefined) {
      return `${new Date(Number(seconds) * 1000).toISOString().replace(/\.\d+Z$/, '+00:00')} `;
    }
    const offset = zone === 'UTC' || zone === 'GMT' ? '+00:00' : /^[+-]/.test(zone!) ? zone! : '';
    return `${day}T${time}${offset} `;
  });
}

/** How many spaces all lines begin with; none if it is one, which a selection can catch. */
function commonSpace(lines: readonly string[]): number {
  let width = Infinity;
  for (const line of lines) {
    if (line.trim() !== '') {
      width = Math.min(width, /^[ \t]*/.exec(line)![0].length);
      if (width === 0) {
        return 0;
      }
    }
  }
  return width === Infinity ? 0 : width;
}
