import type {Mark} from './mark';
import {syslogHead} from './samples';

const between = new RegExp(String.raw`(?:\\n|\s)(?=${syslogHead})`);

const isLine = new RegExp(`^${syslogHead}`);

/** A text of one line in which several lines of syslog begin: a page or a program took the line ends away. */
export const joinedLines: Mark = {
  name: 'the spaces or \\n where lines should end',
  kinds: ['log', 'output'],
  without(lines) {
    const [only = '', ...more] = lines.filter((line) => line.trim() !== '');
    const parts = more.length === 0 && only.length < 1_000_000 ? only.trim().split(between) : [];
    // A number before the time of one line is no line.
    return parts.length > 2 || (parts.length > 1 && isLine.test(parts[0]!))
      ? parts.map((part) => part.replace(/\\n$/, '').trimEnd())
      : undefined;
  },
};
