import {load} from 'js-yaml';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {fixStates, waysOfKnowing, type Advisory} from '@sentinel/csf/answers/advisories';
import {forks} from '@sentinel/csf/answers/forks';
import {settings} from '@sentinel/csf/model/settings';
import {didYouMean} from '@sentinel/csf/model/didYouMean';
import {variants} from '@sentinel/csf/model/variants';
import type {ContentError} from '../../lib/node/contentError';

const file = 'packages/csf/facts/advisories.json';

/** A notice as somebody typed it: any part can be missing. */
type Draft<Part = Advisory> = Part extends readonly (infer Item)[]
  ? Draft<Item>[]
  : Part extends object
    ? {[Key in keyof Part]?: Draft<Part[Key]>}
    : Part;

/** An error with the object that has it and the key of its line. */
type Finding = {at: object; key: string; message: string};

/** Finds what a security notice lacks or gets wrong in a project's folder. A folder without notices has no errors. */
export function checkAdvisories(siteDir: string): ContentError[] {
  if (!existsSync(path.join(siteDir, file))) {
    return [];
  }
  const {read, lineOf} = readWithLines<{checked?: string; notices: Draft[]}>(
    readFileSync(path.join(siteDir, file), 'utf8'),
  );
  const ids = read.notices.map(({id}) => id);
  const errorsOf = (findings: Finding[], whole: object): ContentError[] =>
    findings.map(({at, key, message}) => ({file, line: lineOf(at, key) ?? lineOf(whole, key) ?? 1, message}));
  return [
    ...errorsOf(daysOf(read, ['checked']), read),
    ...read.notices.flatMap((notice, index) =>
      errorsOf(
        [
          ...checkId(notice, ids.slice(0, index)),
          ...checkTexts(notice),
          ...daysOf(notice, ['published', 'changed', 'listed']),
          ...checkHistory(notice),
          ...checkSources(notice),
          ...checkFixes(notice),
          ...checkWorkaround(notice),
          ...checkSettings(notice),
          ...checkPages(notice, siteDir),
        ],
        notice,
      ),
    ),
  ];
}

function checkId(at: Draft, others: readonly (string | undefined)[]): Finding[] {
  const {id = ''} = at;
  return !/^CVE-\d{4}-\d{4,}$/.test(id)
    ? [{at, key: 'id', message: `the id "${id}" of a notice is not that of a record; write it as CVE-2026-67402`}]
    : others.includes(id)
      ? [{at, key: 'id', message: `${id} is there twice; keep one of the two`}]
      : [];
}

/** The texts that the page shows of each notice, by the object that holds them. */
function checkTexts(notice: Draft): Finding[] {
  const {affects = {}, workaround = {}} = notice;
  const {check = {}} = workaround;
  return [
    ...emptyIn(notice, ['title', 'short', 'weakness', 'summary', 'what', 'remedy', 'costs', 'after'], notice),
    ...emptyIn(affects, ['settings', 'panels', 'versions'], notice),
    ...emptyIn(workaround, ['notEnough'], notice),
    ...emptyIn(check, ['text'], notice),
  ];
}

function emptyIn<Part extends object>(at: Part, keys: (keyof Part & string)[], {id}: Draft): Finding[] {
  return keys
    .filter((key) => typeof at[key] !== 'string' || at[key].trim() === '')
    .map((key) => ({at, key, message: `${id} has no text in "${key}"; write it`}));
}

function daysOf<Part extends object>(at: Part, keys: (keyof Part & string)[]): Finding[] {
  return keys
    .filter((key) => !isDay(at[key]))
    .map((key) => ({at, key, message: `"${key}" has no day (${shown(at[key])}); write it as 2026-09-03`}));
}

function checkHistory(at: Draft): Finding[] {
  const {id, history = []} = at;
  return history.length === 0
    ? [{at, key: 'history', message: `${id} has no history; add when the record was published and when we listed it`}]
    : history.flatMap((event) => [...daysOf(event, ['date']), ...emptyIn(event, ['text'], at)]);
}

function checkSources(at: Draft): Finding[] {
  const {id, sources = []} = at;
  return sources.length === 0
    ? [{at, key: 'sources', message: `${id} has no source; add one to "sources" with its name and URL`}]
    : sources.flatMap((source) => [...emptyIn(source, ['name'], at), ...checkUrl(source, 'url', source.url)]);
}

function checkUrl(at: object, key: string, url: string | undefined): Finding[] {
  return /^https:\/\/\S+$/.test(url ?? '')
    ? []
    : [{at, key, message: `${shown(url)} is not the address of a source; write one that begins with https://`}];
}

/** What a notice says of each fork that the site compares, and of others. */
function checkFixes(at: Draft): Finding[] {
  const {id, fixes = []} = at;
  const ids = forks.map((fork) => fork.id);
  return [
    ...ids
      .filter((fork) => !fixes.some((fix) => fix.fork === fork))
      .map((fork) => ({
        at,
        key: 'fixes',
        message: `${id} says nothing of the fork "${fork}"; add it to "fixes", if need be as "not checked"`,
      })),
    ...fixes.flatMap((fix) => [
      ...emptyIn(fix, ['who', 'text'], at),
      ...(fix.fork === null ? [] : oneOf(fix, 'fork', ids, 'write null for a fork that we do not compare')),
      ...oneOf(fix, 'state', fixStates),
      ...(fix.newestCommit === undefined && fix.fork === null ? [] : oneOf(fix, 'newestCommit', fixStates)),
      ...oneOf(fix, 'how', waysOfKnowing),
      ...(/^20\d\d-(0[1-9]|1[0-2])$/.test(fix.asOf ?? '')
        ? []
        : [{at: fix, key: 'asOf', message: `"asOf" has no month (${shown(fix.asOf)}); write it as 2026-09`}]),
      ...checkUrl(fix, 'source', fix.source),
    ]),
  ];
}

function oneOf<Part extends object>(
  at: Part,
  key: keyof Part & string,
  known: readonly string[],
  remedy = `known are ${known.join('; ')}`,
): Finding[] {
  const value = at[key];
  return typeof value === 'string' && known.includes(value)
    ? []
    : [
        {
          at,
          key,
          message: `"${key}" cannot be ${shown(value)}${didYouMean(String(value ?? ''), known) || `; ${remedy}`}`,
        },
      ];
}

function checkWorkaround(notice: Draft): Finding[] {
  const {id, workaround: at = notice} = notice;
  const {steps = []} = at as NonNullable<Draft['workaround']>;
  return [
    ...steps.flatMap((step) => emptyIn(step, ['text'], notice)),
    ...(steps.some(({code}) => code)
      ? []
      : [{at, key: 'steps', message: `the workaround of ${id} has no command; give one of its steps a "code"`}]),
  ];
}

/** The settings that expose a server, and the lines that pages must not show without a warning. */
function checkSettings(notice: Draft): Finding[] {
  const {id, affects: at = notice, exposingLines = []} = notice;
  const {when = []} = at as NonNullable<Draft['affects']>;
  return [
    ...(when.length === 0 ? [{at, key: 'when', message: `${id} names no setting; say in "when" who is exposed`}] : []),
    ...when.flatMap((condition) => [
      ...[condition.setting ?? ''].flat().flatMap((name) => checkSetting(condition, 'setting', name)),
      ...(condition.panel === undefined ? [] : oneOf(condition, 'panel', variants)),
    ]),
    ...(exposingLines.length === 0
      ? [{at: notice, key: 'exposingLines', message: `${id} names no line; add one such as MESSENGER = "1"`}]
      : []),
    ...exposingLines.flatMap((line) => {
      const name = /^(\w+) = ".*"$/.exec(line)?.[1];
      return name === undefined
        ? [{at: notice, key: 'exposingLines', message: `${line} is not a line of csf.conf; write it as NAME = "value"`}]
        : checkSetting(notice, 'exposingLines', name);
    }),
  ];
}

function checkSetting(at: object, key: string, name: string): Finding[] {
  return settings.has(name)
    ? []
    : [
        {
          at,
          key,
          message: `"${name}" is not a setting${didYouMean(name, settings.keys()) || '; name one of csf.conf'}`,
        },
      ];
}

function checkPages(at: Draft, siteDir: string): Finding[] {
  const {id, pages = []} = at;
  return pages.length === 0
    ? [{at, key: 'pages', message: `${id} names no page; add the pages of the docs about its settings`}]
    : pages
        .filter((page) => !existsSync(path.join(siteDir, 'docs', `${page}.mdx`)))
        .map((page) => ({at, key: 'pages', message: `there is no page docs/${page}.mdx; name one that exists`}));
}

function isDay(value: unknown): boolean {
  const date = new Date(`${String(value)}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

type Lines = {first: number; last: number};

/** Reads JSON, and knows the lines of its objects: the YAML parser names them, and all JSON is YAML. */
function readWithLines<Read>(text: string): {
  read: Read;
  /** Line of an object's key, or its first line if it lacks the key; undefined for an object that was not read. */
  lineOf: (at: object, key: string) => number | undefined;
} {
  const begun: number[] = [];
  const objects = new Map<unknown, Lines>();
  const read = load(text, {
    listener: (event, {line, result}) => {
      if (event === 'open') {
        begun.push(line);
      } else {
        objects.set(result, {first: begun.pop()!, last: line});
      }
    },
  }) as Read;
  const lines = text.split('\n');
  return {
    read,
    lineOf: (at, key) => {
      const found = objects.get(at);
      if (found === undefined) {
        return undefined;
      }
      const own = lines.slice(found.first, found.last + 1).findIndex((line) => line.includes(`"${key}":`));
      return found.first + Math.max(own, 0) + 1;
    },
  };
}
