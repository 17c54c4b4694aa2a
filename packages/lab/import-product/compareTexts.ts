import {diffArrays} from 'diff';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

import {messages} from '@sentinel/csf/model/lfd/messages';
import {fillMessage} from '../messages/fillMessage';
import type {Task, TaskGroup} from './leftToDo';

/** A text of the product that another version has in other words, or not at all. */
type TextChange = {
  kind: 'pattern' | 'sentence';
  /** File and line of the product: of the new version, or of the old one if the text is gone. */
  file: string;
  line: number;
  before: string | undefined;
  after: string | undefined;
  /** The setting that turns a pattern on. */
  setting: string | undefined;
};

type Text = {text: string; line: number; setting: string | undefined};

/** The programs without the web interface, whose words no page quotes, and the templates of mails. */
const programs = ['{csf,lfd}.pl', 'ConfigServer/*.pm', '!ConfigServer/*UI.pm', '*.txt'];
const noTemplates = ['!changelog.txt', '!readme.txt', '!license.txt', '!version.txt', '!sanity.txt', '!csf.1.txt'];

/** Where lfd's patterns are. */
const withPatterns = /^(?:lfd\.pl|ConfigServer\/RegexMain\.pm)$/;

/** Compares all patterns of lfd, and all sentences that csf and lfd print, in two folders `csf` of the product. */
export function compareTexts(before: string, after: string): TextChange[] {
  const files = [...new Set([before, after].flatMap((cwd) => globSync([...programs, ...noTemplates], {cwd})))].sort();
  return files.flatMap((file) => {
    const [old, now] = [before, after].map((folder) => read(path.join(folder, file)));
    return old === now
      ? []
      : [
          ...(withPatterns.test(file) ? changesIn('pattern', file, patternsIn(old!), patternsIn(now!)) : []),
          ...changesIn('sentence', file, sentencesIn(file, old!), sentencesIn(file, now!)),
        ];
  });
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The patterns that lfd tries on a line or a part of one, each with the setting that the code named last. */
function patternsIn(source: string): Text[] {
  let setting: string | undefined;
  return codeLines(source).flatMap(({code, line}) => {
    setting = /\$config\{(\w+)\}/.exec(code)?.[1] ?? setting;
    return [...code.matchAll(/\$\w+(?:\[\d+\])? =~ m?\/((?:[^/\\]|\\.)*)\//g)].map(([, text = '']) => ({
      text,
      line,
      setting,
    }));
  });
}

/** Quoted texts of two words or more in a program; the lines of a template. */
function sentencesIn(file: string, source: string): Text[] {
  const found = file.endsWith('.txt')
    ? source.split('\n').map((text, index) => ({text: text.trim(), line: index + 1}))
    : codeLines(source).flatMap(({code, line}) =>
        [...code.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => ({text, line})),
      );
  return found
    .filter(({text}) => /[A-Za-z]{2,}\W+[A-Za-z]{2,}/.test(text))
    .map((each) => ({...each, setting: undefined}));
}

function codeLines(source: string): {code: string; line: number}[] {
  return source
    .split('\n')
    .map((code, index) => ({code, line: index + 1}))
    .filter(({code}) => !/^\s*#/.test(code));
}

/** Pairs what is gone with what is new at the same place. A change that occurs several times counts once. */
function changesIn(
  kind: TextChange['kind'],
  file: string,
  before: readonly Text[],
  after: readonly Text[],
): TextChange[] {
  const changes: TextChange[] = [];
  const ofChange = (old: Text | undefined, now: Text | undefined): TextChange => ({
    ...{kind, file, line: (now ?? old)!.line, before: old?.text, after: now?.text, setting: (now ?? old)!.setting},
  });
  let gone: Text[] = [];
  const flush = (): void => {
    changes.push(...gone.map((old) => ofChange(old, undefined)));
    gone = [];
  };
  for (const {value, added, removed} of diffArrays([...before], [...after], {
    comparator: (one, other) => one.text === other.text,
  })) {
    if (removed) {
      flush();
      gone = value;
    } else if (added) {
      for (const now of value) {
        const place = gone.findIndex((old) => old.setting === now.setting);
        changes.push(ofChange(place < 0 ? undefined : gone.splice(place, 1)[0], now));
      }
    } else {
      flush();
    }
  }
  flush();
  return [
    ...new Map(changes.reverse().map((each) => [JSON.stringify([each.before, each.after]), each])).values(),
  ].reverse();
}

/** Most places that a changed text is looked for. */
const shown = 12;

/** A line of our files, without backslashes: patterns have one before signs. `form` is the pattern of a row of a table. */
type Line = {file: string; line: number; words: string; form: string | undefined};

/**
 * What to change or read again because the product prints or looks for something else.
 * @param texts ours, by file name
 */
export function textTasks(changes: readonly TextChange[], texts: ReadonlyMap<string, string>): TaskGroup[] {
  // What tools read and print comes before what pages quote.
  const files = [...texts].sort(([one], [other]) => Number(isOurCode(other)) - Number(isOurCode(one)));
  const lines = files.flatMap(([file, text]) =>
    text.split('\n').map((each, index): Line => {
      const form = /^ *"form": (".*"),?$/.exec(each)?.[1];
      return {
        ...{file, line: index + 1, words: each.replaceAll('\\', '')},
        form: form && (JSON.parse(form) as string).replace('{address}', String.raw`\S+`),
      };
    }),
  );
  return [
    {
      title: 'Patterns of lfd that differ (describe again, then npm run compare -- csf.tgz logs --record):',
      kind: 'pattern',
    },
    {title: 'Sentences that csf or lfd print, and words of mails, that differ:', kind: 'sentence'},
  ]
    .map(({title, kind}) => ({
      title,
      tasks: changes.filter((change) => change.kind === kind).flatMap((change) => tasksOf(change, lines)),
    }))
    .filter(({tasks}) => tasks.length > 0);
}

function isOurCode(file: string): boolean {
  return /^(packages|src)\//.test(file);
}

function tasksOf(change: TextChange, lines: readonly Line[]): Task[] {
  const {file, line, before, after, kind} = change;
  const where = `${file} line ${line}`;
  const what =
    after === undefined
      ? `the ${kind} "${before}" is gone (it was at ${where})`
      : before === undefined
        ? `the ${kind} "${after}" is new at ${where}`
        : `the ${kind} "${after}" at ${where} was "${before}"`;
  const isAbout = kind === 'sentence' ? hasSentence(change) : describesPattern(change);
  // The first place in each file.
  const places = lines.filter(isAbout).filter((place, index, all) => place.file !== all[index - 1]?.file);
  return places.length === 0
    ? [{file, line, what: `${what}; none of our texts has it`}]
    : places.slice(0, shown).map((place) => ({file: place.file, line: place.line, what}));
}

/** Whether a line begins our description of a pattern: the message with an example that it fits, or the setting's first. */
function describesPattern({before, setting}: TextChange): (line: Line) => boolean {
  const ofSetting = messages.filter((message) => message.setting === setting);
  const found = ofSetting.find(({example}) => before !== undefined && isMatch(before, example)) ?? ofSetting[0];
  return ({words}) => found !== undefined && words.includes(`"id": "${found.id}"`);
}

/**
 * Whether a line has the longest part of a sentence without a value, is a form that no longer fits it, or names the
 * template with it: we know mails by their words.
 */
function hasSentence({file, before, after}: TextChange): (line: Line) => boolean {
  if (before === undefined) {
    return () => false;
  }
  const part = longestFragment(before);
  return ({words, form}) =>
    form === undefined
      ? (part.length >= 8 && words.includes(part)) || (file.endsWith('.txt') && words.includes(`'${file}'`))
      : isMatch(form, filled(before)) && (after === undefined || !isMatch(form, filled(after)));
}

/** Whether a text fits a pattern, which can be one of Perl. */
function isMatch(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern).test(text);
  } catch {
    return false;
  }
}

/** A value in a sentence of a program or of a mail. */
const value = /\$(\w+)(?:\{\w+\}|\[\d+\])?|\[\w+\]/;

/** A sentence as csf or lfd would write it. */
function filled(sentence: string): string {
  const text = sentence.replace(new RegExp(value, 'g'), '{$1}').replace(/\\n$/, '').replace(/\\(.)/g, '$1');
  return fillMessage({way: 'print', text});
}

/** The longest part of a text without a value in it, by which our texts can be searched. */
function longestFragment(text: string): string {
  const fragments = text.split(new RegExp(`${value.source.replace('(', '(?:')}|\\\\.`)).map((part) => part.trim());
  return fragments.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}
