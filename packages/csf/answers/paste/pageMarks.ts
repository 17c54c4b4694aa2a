import type {Mark} from './mark';
import {recordMarks} from './recordMarks';
import {areKnown, carry, samplesOf} from './samples';
import {colour, decodeQuoted, entity, invisible, pageSpaces, tag, withoutCodes} from './textMarks';

// Behind #033, syslog wrote it into the file, where lfd reads it.
const bareColour = /(?<!#033|\\033)\[(?:\d{1,3}(?:;\d{1,3}){0,4})?m(?:\[K)?|\[K/g;
const boardTag = /\[\/?(?:code|quote|php|pre|icode|noparse|spoiler|b|i|u|color|size|font)(?:=[^\]\n]{0,80})?\]/gi;

/** A csf.conf with curly quotes in one line has a slip, which csf cannot read; with five it was copied from a page. */
const fewestSettings = 5;
const isSetting = /^\s*[A-Z]\w*[\s\u00a0\u2000-\u200a\u202f]*=/;

/** The name of a mark that a file on a server can have too. */
export const curlyQuotes = 'curly quotation marks';

/** What a terminal, a page, a forum, a chat or a program puts around a whole text. */
export const pageMarks: readonly Mark[] = [
  {
    name: 'the colours of a terminal',
    without(lines) {
      if (lines.some((line) => line.includes('\u001b'))) {
        return lines.map((line) => line.replace(colour, ''));
      }
      const isBare = samplesOf(lines).some(
        (line) => /(?<!#033|\\033)\[\d{1,3}(?:;\d{1,3}){0,4}m/.test(line) && /(?<!#033|\\033)\[0?m/.test(line),
      );
      return isBare ? lines.map((line) => line.replace(bareColour, '')) : undefined;
    },
  },
  {
    name: 'invisible characters',
    kinds: ['log', 'conf', 'output'],
    without: (lines, kind) =>
      (kind !== 'conf' || lines.length > 1) && carry(lines, (line) => line.search(invisible) === 0)
        ? lines.map((line) => line.replace(invisible, ''))
        : undefined,
  },
  ...recordMarks,
  {
    name: 'the quotation marks of a string, with \\n for its line ends',
    kinds: ['output'],
    without(lines) {
      const [only = '', ...more] = lines.filter((line) => line.trim() !== '');
      return more.length === 0 && /^\s*"(?:[^"\\]|\\.)*\\n(?:[^"\\]|\\.)*"[,;]?\s*$/.test(only)
        ? stringIn(only.trim().replace(/[,;]$/, ''))?.split(/\r\n?|\n/)
        : undefined;
    },
  },
  {
    name: 'the =20 and =3D of a mail',
    without(lines) {
      const isEncoded = holds(lines, /=3D/) && !holds(lines, /=(?![\dA-F]{2}|$)/);
      if (isEncoded) {
        return lines.map((line) => decodeQuoted(line).trimEnd());
      }
      return carry(lines, (line) => line.endsWith('=20')) ? lines.map((line) => line.replace(/=20$/, '')) : undefined;
    },
  },
  {
    name: 'the word -sharp, which a page writes for #',
    kinds: ['conf'],
    without: (lines) =>
      carry(lines, (line) => line.startsWith('-sharp'), 0.3)
        ? lines.map((line) => line.replace(/^(?:-sharp)+/, (marks) => '#'.repeat(marks.length / 6)))
        : undefined,
  },
  {
    name: 'the no-break spaces of a page',
    kinds: ['log', 'conf', 'output'],
    without(lines, kind) {
      const some = kind === 'conf' ? lines.filter((line) => isSetting.test(line)) : lines;
      return (kind !== 'conf' || some.length >= fewestSettings) && carry(some, (line) => line.search(pageSpaces) >= 0)
        ? lines.map((line) => line.replace(pageSpaces, ' '))
        : undefined;
    },
  },
  {
    name: 'the tags of a page',
    without(lines) {
      const text = edgesOf(lines);
      const isWrapped = text.search(tag) === 0 && /<\/\w{1,12}>$/.test(text);
      const isMarked = carry(
        lines,
        (line) => /^\s*<\/?\w{1,12}\b[^<>]{0,200}>|<\/?\w{1,12}\b[^<>]{0,200}>\s*$/.test(line),
        0.8,
      );
      // Within a line, a tag ends one of the lines that the page shows.
      const isOneLine = samplesOf(lines).some((line) =>
        /<(?:br|\/p|\/div|\/tr|\/li)\b[^<>]{0,200}>\s*[^\s<]/i.test(line),
      );
      return (isWrapped || isMarked) && !isOneLine && holds(lines, tag)
        ? lines.map((line) => line.replace(tag, ''))
        : undefined;
    },
  },
  {
    name: 'the HTML codes of a page, such as &quot;',
    without: (lines) => (isEscaped(lines) ? lines.map((line) => withoutCodes(line)) : undefined),
  },
  {
    name: 'the tags of a forum',
    without(lines) {
      const text = edgesOf(lines);
      const isWrapped =
        /^\[(?:code|quote|php|pre|icode|noparse|spoiler|b|i|u|color|size|font)(?:=[^\]\n]{0,80})?\]/i.test(text) &&
        /\[\/\w{1,8}\]$/.test(text);
      return isWrapped ? lines.map((line) => line.replace(boardTag, '')) : undefined;
    },
  },
  {
    name: 'the marks of Markdown',
    without(lines, kind) {
      const fences = lines.filter((line) => isFence.test(line)).length;
      if (fences > 0) {
        return lines.map((line) => (isFence.test(line) ? '' : line));
      }
      // A chat leaves the fence in the lines of the text.
      if (/^`{3}[^`]/.test(edgesOf(lines)) && /[^`]`{3}$/.test(edgesOf(lines))) {
        return lines.map((line) => line.replace(/^\s*`{3}|`{3}\s*$/, ''));
      }
      const inline = inlineMarks.find((form) => {
        const fits = (line: string): boolean => form.test(line.slice(0, 4000));
        return carry(lines, fits, 1) && areKnown(lines.map((line) => line.replace(form, '$1')));
      });
      return inline === undefined ? withoutLinks(lines, kind) : lines.map((line) => line.replace(inline, '$1'));
    },
  },
  {
    name: 'the brackets around the dots of addresses',
    without: (lines) =>
      samplesOf(lines).some((line) => line.search(defanged) >= 0)
        ? lines.map((line) => line.replace(defanged, (text) => text.replace(/[[\]()]/g, '')))
        : undefined,
  },
  {
    name: 'the quotation marks around it',
    kinds: ['rule'],
    without(lines) {
      const form = /^\s*[“„«](.*)[”“»]\s*$/;
      return carry(lines, (line) => form.test(line), 1) ? lines.map((line) => line.replace(form, '$1')) : undefined;
    },
  },
  {
    name: curlyQuotes,
    kinds: ['conf'],
    without(lines) {
      const quoted = lines.filter((line) => isSetting.test(line) && /["\u201c-\u201e\u00ab\u00bb\u2033]/.test(line));
      return quoted.length >= fewestSettings && carry(quoted, (line) => !line.includes('"'))
        ? lines.map((line) => (isSetting.test(line) ? line.replace(/[\u201c-\u201e\u00ab\u00bb\u2033]/g, '"') : line))
        : undefined;
    },
  },
];

/** 203[.]0[.]113[.]7, as reports about attacks write it. */
const defanged = /(?<![\w.])\d{1,3}(?:\[\.\]|\(\.\))\d{1,3}(?:\.|\[\.\]|\(\.\))\d{1,3}(?:\.|\[\.\]|\(\.\))\d{1,3}/g;

const isFence = /^\s{0,3}(?:`{3,}|~{3,})\s?[\w.+-]{0,20}\s*$|^\s*\{(?:code|noformat)[^}]{0,60}\}\s*$/;
const inlineMarks = [
  /^\s*\{\{(\S.*\S)\}\}\s*$/,
  /^\s*\{(?:noformat|code)[^}]{0,40}\}(.*)\{(?:noformat|code)\}\s*$/,
  /^\s*`{1,3}([^`].*?)`{1,3}\s*$/,
  /^\s*\*\*(\S.*\S)\*\*\s*$/,
  /^\s*__(\S.*\S)__\s*$/,
];

const address = String.raw`(?:\d{1,3}\.){3}\d{1,3}(?:/\d{1,2})?|[0-9a-f]{1,4}:[0-9a-f:]{2,40}`;
const marked = [
  // A link whose text is the address: [203.0.113.7](https://example.com/203.0.113.7)
  new RegExp(String.raw`\[\x60?(${address})\x60?\]\((?:https?|mailto):[^()\s]{1,300}\)`, 'gi'),
  new RegExp(String.raw`\*\*(${address})\*\*`, 'gi'),
  new RegExp(String.raw`(?<![\w\x60])\x60(${address})\x60(?!\x60)`, 'gi'),
] as const;

/** Without links, bold type and code around addresses. */
function withoutLinks(lines: readonly string[], kind: string): string[] | undefined {
  const isMarked = kind !== 'conf' && marked.some((form) => samplesOf(lines).some((line) => line.search(form) >= 0));
  return isMarked ? lines.map((line) => marked.reduce((left, form) => left.replace(form, '$1'), line)) : undefined;
}

/** The text from its first to its last letter, without what is between them. */
function edgesOf(lines: readonly string[]): string {
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const last = lines.findLast((line) => line.trim() !== '') ?? '';
  return `${first.slice(0, 300).trim()}\n${last.slice(-300).trim()}`;
}

function holds(lines: readonly string[], form: RegExp): boolean {
  return lines.some((line) => line.search(form) >= 0);
}

/** Whether a page wrote all its special characters as codes: on half the lines, or for every quotation mark. */
function isEscaped(lines: readonly string[]): boolean {
  const text = samplesOf(lines).join('\n').slice(0, 200_000);
  if (text.search(entity) < 0 || /[<>]|&(?!#?\w{2,8};)/.test(text)) {
    return false;
  }
  const hasQuotes = text.includes('"');
  const coded = /&(?:quot|#34|ldquo);/i.test(text);
  return coded
    ? !hasQuotes
    : // Not every page writes quotation marks as codes, but a line of an access log can hold a code.
      (!hasQuotes || lines.length > 2) && carry(lines, (line) => line.search(entity) >= 0, 0.5);
}

function stringIn(text: string): string | undefined {
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}
