import type {Mark} from './index';

const head = String.raw`(?:[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\S{0,20}) [\w.-]{1,80} [\w/.()-]{1,60}(?:\[\d{1,10}\])?: `;
const between = new RegExp(String.raw`(?:\\n|\s)(?=${head})`);

/** A text of one line in which several lines of syslog begin: a page or a program took the line ends away. */
export const joinedLines: Mark = {
  name: 'the spaces or \\n where lines should end',
  kinds: ['log', 'output'],
  without(lines) {
    const [only = '', ...more] = lines.filter((line) => line.trim() !== '');
    const parts = more.length === 0 && only.length < 1_000_000 ? only.trim().split(between) : [];
    return parts.length > 1 ? parts.map((part) => part.replace(/\\n$/, '').trimEnd()) : undefined;
  },
};
