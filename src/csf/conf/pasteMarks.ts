import {isKnownSetting} from './history';

/** What a page, a mail or a form changes in lines of a csf.conf, and what to do instead. */
type Mark = {
  /** A line with the mark. */
  sign: RegExp;
  /** Follows "This is csf.conf". */
  what: string;
  advice: string;
};

const source = 'Open the file on the server and copy it from there, or choose it here.';

const marks: readonly Mark[] = [
  {
    sign: /^\s*\w+\s*=\s*&(?:quot|#34|#x22|ldquo|rdquo);/i,
    what: 'as the source of a web page, with &quot; for each quotation mark',
    advice: 'Copy the text that the page shows.',
  },
  {sign: /<br\s*\/?>\s*$|<\/(?:p|div|li|td|span)>\s*$/i, what: 'with the tags of a web page', advice: source},
  {sign: /"\s*=(?:20|09)?\s*$|=3D/, what: 'as a mail is sent, with =20 or =3D in its lines', advice: source},
  {
    sign: /^\s*\w+[ \t]*(?:[\u00a0\u2000-\u200a\u202f\u3000]+[ \t]*=|=[ \t]*[\u00a0\u2000-\u200a\u202f\u3000]+)/,
    what: 'with no-break spaces, which a web page puts where csf needs ordinary ones',
    advice: source,
  },
  {
    sign: /^\s*\w+\s*=\s*[\u201c\u201d\u201e\u00ab\u2033]/,
    what: 'with curly quotation marks, which csf cannot read',
    advice: 'Write " for each of them, or copy the file from the server.',
  },
  {sign: /^\s*[*_`]{1,3}\w+\s*=\s*"/, what: 'with the marks of a chat or of Markdown', advice: source},
  {
    sign: /^\s*\w+\s*=\s*'[^"]*$/,
    what: 'with single quotation marks, and csf reads only double ones',
    advice: 'Write " for each of them.',
  },
  {
    sign: /^\s*\w+\s*=[^"'&=\u201c-\u201e\u00ab\u2033]*$/,
    what: 'without the quotation marks around its values, and csf does not start with such lines',
    advice: source,
  },
];

/** A csf.conf of a few lines is easier to read with a finding for each. */
const fewestLines = 5;

/**
 * Says in one sentence what is wrong where nearly all lines of a csf.conf carry the same mark of a page or a mail, so
 * that they are no settings for csf; undefined for a file as csf has it.
 */
export function errorInMarks(text: string): string | undefined {
  const lines = text.slice(0, 400_000).split(/\r\n?|\n/);
  const wrapped = errorInWrapping(lines);
  if (wrapped !== undefined) {
    return wrapped;
  }
  if (text.includes('\u001b[')) {
    return `This text holds the colours of a terminal. ${source}`;
  }
  const settings = lines.filter((line) => isKnownSetting(/^\W{0,12}([A-Za-z]\w*)[\s\u00a0]*=/.exec(line)?.[1] ?? ''));
  const mark = marks.find(({sign}) => {
    const marked = settings.filter((line) => sign.test(line)).length;
    return marked >= fewestLines && marked >= settings.length / 2;
  });
  return mark && `This is csf.conf ${mark.what}. ${mark.advice}`;
}

/** Says so where a mail or a terminal broke long lines: the rest of a comment stands without its number sign then. */
function errorInWrapping(lines: readonly string[]): string | undefined {
  const breaks = lines.flatMap((line, index) => {
    const before = lines[index - 1] ?? '';
    const isRest =
      line.trim() !== '' && !/^\s*#|=/.test(line) && before.length >= 40 && /^\s*(?:#|\w+ = ")/.test(before);
    return isRest ? [before.length] : [];
  });
  const longest = Math.max(0, ...breaks);
  const alike = breaks.filter((length) => length > longest - 25).length;
  return alike >= 10
    ? `This is csf.conf with lines that were broken after ${longest} characters, so that values are cut. ${source}`
    : undefined;
}
