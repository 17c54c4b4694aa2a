import {colour, decodeQuoted, invisible, pageSpaces, tag, withoutCodes} from './textMarks';

const longestLine = 2000;
const longestPaste = 20_000;

/** A tag behind which a page begins a new line. */
const blockTags = /<(?:br|\/p|\/div|\/tr|\/li|\/pre)\b[^<>]{0,200}>/gi;

const address = String.raw`[0-9a-f.:/]{3,50}`;
const date = String.raw`(?:\w{3} [ \d]?\d \d\d:\d\d:\d\d|\d{4}-\d\d-\d\dT\S{8,32})`;

/** Where a line certainly begins, although a form or a forum removed the line break. */
const beginnings = new RegExp(
  [
    String.raw`\s+(?=${date} (?:\S{1,100} )?(?:lfd\[\d|kernel: ))`,
    String.raw`(?<! in)\s+(?=csf\.(?:deny|allow): |Temporary (?:Blocks|Allows): IP:|Permanent (?:Blocks|Allows) \(|IPSET: (?:Set:|No )|ip6tables:)`,
    String.raw`(?<!IPSET:)\s+(?=No matches found for )`,
    String.raw`\s+(?=(?:filter|nat|mangle|raw) +[A-Z][\w-]{1,30} +\d+ +\d)`,
    String.raw`\s+(?=(?:DENY|ALLOW) +${address} +\S{1,12} +(?:inout|in|out|\*) +(?:<1|\d))`,
    // In a list the date of the line before ends with its year.
    String.raw`(?<=\d\d:\d\d \d{4})\s+(?=${address} # (?:lfd: |Manually ))`,
  ].join('|'),
  'gi',
);

/**
 * The lines of csf and lfd in any text, as the program wrote them: `readPaste` leaves out what all lines carry, and
 * this what single lines of a mail or a page carry. Puts wrapped lines together and breaks those that a form joined. The
 * space before a line stays, because it marks the second line of a folded subject.
 */
export function outputLines(text: string): string[] {
  const plain = withoutSoftBreaks(text).replace(blockTags, '\n').replace(tag, '');
  const clean = withoutCodes(plain.replace(pageSpaces, ' ').replace(invisible, '').replace(colour, ''))
    // Markdown puts a backslash before *, _ and [.
    .replace(/\\([*_[\]|])/g, '$1');
  const lines: string[] = [];
  for (const paste of clean.split(/[\r\n]+/)) {
    const whole = paste
      .slice(0, longestPaste)
      .replace(/^\s{0,9}(?:[>|]\s?){1,9}/, '')
      .trimEnd();
    for (const line of whole.replace(beginnings, '\n').split('\n')) {
      // Brings the prefixes of grep and the output of "ipset test" into the form of csf -g.
      const same = line
        .replace(/^\s*\/etc\/csf\/csf\.(allow|deny):(?:\d+:)?\s*/, 'csf.$1: ')
        .replace(/^\s*\/var\/lib\/csf\/csf\.temp(?:ban|allow):(?:\d+:)?(?=\d)/, '')
        .replace(/^(?:Warning: )?(\S{2,50}) is in set (\S{1,60})\.$/, 'IPSET: Set:$2 Match:$1');
      const before = lines.at(-1) ?? '';
      if (isWrapped(before, same.trim())) {
        lines.push(`${lines.pop()} ${same.trim()}`.slice(0, longestLine));
      } else {
        lines.push(same.slice(0, longestLine));
      }
    }
  }
  return lines;
}

const sentence =
  /(?:^|lfd\[\d+\]: |lfd: |lfd - )(?:\([\w,.-]{1,100}\) |\*?Port Scan\*? detected|Cluster member |(?:pop3d|imapd) - \d)|(?:lfd\[\d+\]: |lfd: |lfd - )[0-9a-f.:]{3,45}(?: \(|, )/;

const kernelLine = /\b(?:kernel: |Firewall: \*)/;

/** Whether a line continues `before`: one of the kernel has no end that could be seen, and a sentence of lfd has one. */
function isWrapped(before: string, line: string): boolean {
  if (kernelLine.test(before)) {
    return line !== '' && !newLine.test(line);
  }
  const isOpen =
    sentence.test(before) &&
    !/ - ignored$|\]$/.test(before) &&
    (/lfd\[\d+\]: /.test(before) ||
      !/ in the last \d+ sec| connections\b| limit exceeded|\/hour|said, (?:TEMP)?DENY/.test(before));
  return isOpen && line !== '' && !newLine.test(line);
}

/** The beginnings of lines that cannot continue the line before. */
const newLine = new RegExp(
  String.raw`^(?:${date}|${address}\s+#|csf[.:]|Temporary |Permanent |IPSET: |filter |DENY |ALLOW |A\/D |\d{9,11}\||[A-Z][\w ]{1,30}: |\(\w+\) )`,
  'i',
);

/** The text of a raw email, whose wrapped lines end with =. */
function withoutSoftBreaks(text: string): string {
  return /^Content-Transfer-Encoding:\s*quoted-printable/im.test(text.slice(0, longestPaste))
    ? decodeQuoted(text.replace(/=\r?\n/g, ''))
    : text;
}
