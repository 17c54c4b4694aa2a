import {diffArrays} from 'diff';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

import {messages} from '@sentinel/csf/model/lfd/messages';
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

/** The patterns that lfd tries on a line, each with the setting that the code named last. */
function patternsIn(source: string): Text[] {
  let setting: string | undefined;
  return codeLines(source).flatMap(({code, line}) => {
    setting = /\$config\{(\w+)\}/.exec(code)?.[1] ?? setting;
    return [...code.matchAll(/\$line =~ m?\/((?:[^/\\]|\\.)*)\//g)].map(([, text = '']) => ({text, line, setting}));
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

/**
 * What to change or read again because the product prints or looks for something else.
 * @param texts ours, by file name
 */
export function textTasks(changes: readonly TextChange[], texts: ReadonlyMap<string, string>): TaskGroup[] {
  return [
    {
      title: 'Patterns of lfd that differ (describe again, then npm run compare -- csf.tgz logs --record):',
      kind: 'pattern',
    },
    {title: 'Sentences that csf or lfd print, and words of mails, that differ:', kind: 'sentence'},
  ]
    .map(({title, kind}) => ({
      title,
      tasks: changes.filter((change) => change.kind === kind).flatMap((change) => tasksOf(change, texts)),
    }))
    .filter(({tasks}) => tasks.length > 0);
}

function tasksOf(change: TextChange, texts: ReadonlyMap<string, string>): Task[] {
  const {file, line, before, after, kind, setting} = change;
  const where = `${file} line ${line}`;
  const what =
    after === undefined
      ? `the ${kind} "${before}" is gone (it was at ${where})`
      : before === undefined
        ? `the ${kind} "${after}" is new at ${where}`
        : `the ${kind} "${after}" at ${where} was "${before}"`;
  const described = messages.find((message) => message.setting === setting);
  const words = kind === 'sentence' ? longestFragment(before ?? '') : described && `"id": "${described.id}"`;
  const places = words === undefined ? [] : placesOf(words, texts);
  return places.length === 0
    ? [{file, line, what: `${what}; none of our texts has it`}]
    : places.map((place) => ({...place, what}));
}

/** The longest part of a text without a value in it, by which our texts can be searched. */
function longestFragment(text: string): string {
  const fragments = text.split(/\$\w+(?:\{\w+\}|\[\d+\])?|\[\w+\]|\\./).map((part) => part.trim());
  return fragments.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

function isOurCode(file: string): boolean {
  return /^(packages|src)\//.test(file);
}

/** The first line of each of our files that has some words; none for words that say little. */
function placesOf(words: string, texts: ReadonlyMap<string, string>): {file: string; line: number}[] {
  if (words.length < 8) {
    return [];
  }
  // What tools read and print comes before what pages quote.
  return [...texts]
    .sort(([one], [other]) => Number(isOurCode(other)) - Number(isOurCode(one)))
    .flatMap(([file, text]) => {
      const start = text.indexOf(words);
      return start < 0 ? [] : [{file, line: text.slice(0, start).split('\n').length}];
    })
    .slice(0, shown);
}
