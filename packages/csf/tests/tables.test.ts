import Ajv2020 from 'ajv/dist/2020';
import {readFileSync} from 'node:fs';

import {behaviours} from '../answers/behaviours';
import {aboutSetting, rowsOf, type Rows} from '../answers/tableRows';
import {severities} from '../answers/check-config/checkRule';
import {rules} from '../answers/check-config/checkConfig';
import {templates} from '../model/files';
import {messages} from '../model/lfd/messages';
import {settings} from '../model/settings';
import {sourceLinesIn} from '../model/sourceLines';

type Row = Record<string, unknown>;

/** WATCH_MODE is in no shipped file, but csf and lfd still obey it. */
const names = [...settings.keys(), 'WATCH_MODE'];

/** What texts in rows can be, beside text. */
const formats: Record<string, (text: string) => boolean> = {
  // In a row about a line, $1 is a word of the line.
  setting: (text) => names.some((name) => new RegExp(`^${text.replace('$1', String.raw`\w+`)}$`).test(name)),
  template: (text) => templates.has(text),
  rule: (text) => rules.some(({id}) => id === text),
  page: (text) => /^\/docs\/[\w/-]+\/(?:#[\w.-]+)?$/.test(text),
  // Facts by id, and lines of the product or settings there.
  evidence: (text) =>
    text
      .split('; ')
      .every((each) => behaviours.has(each) || sourceLinesIn(each).length > 0 || /\.p[lm] \(\w+\)$/.test(each)),
  pattern: (text) => {
    try {
      return new RegExp(text) instanceof RegExp;
    } catch {
      return false;
    }
  },
};

const text = {type: 'string', minLength: 1};
/** They may be empty. */
const words = {type: 'string'};
const flag = {type: 'boolean'};
const of = (format: string) => ({...text, format});
const list = (items: Row) => ({type: 'array', items});
const either = (...values: string[]) => ({enum: values});
const map = (values: Row) => ({type: 'object', propertyNames: of('setting'), additionalProperties: values});
const keys = (required: Row, optional: Row = {}) => ({
  ...{type: 'object', required: Object.keys(required), properties: {...required, ...optional}},
  additionalProperties: false,
});

const fact = {id: text, topic: text, fact: text, evidence: text, verified: flag};
const bug = {title: text, hits: text, sign: text, remedy: text, page: text, listed: text};
const bugOfSome = {panels: list(text), systems: list(text), fixedIn: text};
const lifts = either('temporary', 'permanent');
const printed = {form: of('pattern'), what: text, page: of('page')};
const severity = either(...severities);

/** The tables that people edit: what a row has and may have, and how its rows are got. */
const tables: Record<string, {row: object; rows?: (table: never) => unknown}> = {
  'answers/check-config/rules/conditions.json': {
    row: keys(
      {id: of('rule'), setting: of('setting'), title: text, reason: text, remedy: text, evidence: of('evidence')},
      {
        when: keys(
          {},
          {
            ...Object.fromEntries(
              ['on', 'off', 'anyOff', 'given', 'empty'].map((key) => [key, list(of('setting'))] as const),
            ),
            ...{matches: map(of('pattern')), panel: text},
          },
        ),
        ...{severity, fix: map(words), href: of('page')},
      },
    ),
    rows: rowsOf,
  },
  'answers/check-config/rules/lowNumbers.json': {
    row: keys(
      {most: {type: 'integer'}, title: text, reason: text, right: words, href: of('page'), evidence: of('evidence')},
      {
        ...Object.fromEntries(
          ['names', 'with', 'withAny', 'without'].map((key) => [key, list(of('setting'))] as const),
        ),
        ...{zero: flag, unit: text, severity},
      },
    ),
    rows: ofEachName,
  },
  'answers/check-config/rules/needs.json': {
    row: keys(
      {names: list(of('setting')), of: list(of('setting')), reason: text, evidence: of('evidence')},
      {on: text, href: of('page')},
    ),
    rows: ofEachName,
  },
  'answers/output/events.json': {
    row: keys({
      page: of('page'),
      events: list(
        keys(
          {what: text},
          {
            ...{form: of('pattern'), anyCase: flag, setting: of('setting'), template: of('template'), why: text},
            mailSetting: of('setting'),
            lifts,
            isListing: flag,
          },
        ),
      ),
    }),
  },
  'answers/output/olderMessages.json': {
    row: {type: 'array', prefixItems: [either('log', 'print', 'stop'), text, text], items: false, minItems: 3},
  },
  'answers/output/otherPrograms.json': {
    row: keys(
      {...printed, note: text},
      {anyCase: flag, isError: flag, isListing: flag, isInLogs: flag, name: text, reason: text, detailOf: text},
    ),
    rows: rowsOf,
  },
  'answers/output/printed.json': {
    row: keys(printed, {
      blocked: either('permanently', 'temporarily', 'somehow', 'in testing'),
      grave: either('stopped', 'open', 'testing'),
      lifts,
      isListing: flag,
    }),
    rows: ({answers, messages: others}: {answers: Row[]; messages: Row[]}) => [...answers, ...others],
  },
  'answers/output/printed.json, older': {
    row: keys({start: text, what: text, page: of('page')}),
    rows: ({older}: {older: Rows<Row>}) => rowsOf(older),
  },
  'answers/output/triggers.json': {
    row: keys(
      {name: text, cause: text, advice: text, page: of('page')},
      {setting: of('setting'), lasts: of('setting'), permanent: of('setting')},
    ),
    rows: rowsOf,
  },
  'answers/test-log/nearMisses.json': {
    row: keys(
      {id: text, holds: words, why: text},
      {
        ...{fits: of('pattern'), anyCase: flag, advice: text, page: of('page'), setting: of('setting')},
        pattern: either('sshd', 'dovecot', 'wordpress'),
      },
    ),
  },
  'facts/behaviours.json': {
    row: keys(fact, {
      ...{surprise: flag, check: text, settings: list(of('setting')), bug: keys(bug, bugOfSome), reviewed: text},
    }),
    rows: ({facts}: {facts: Row[]}) => facts,
  },
  'facts/observations.json': {
    row: keys(fact, {surprise: flag, bug: keys(bug, bugOfSome)}),
    rows: ({facts}: {facts: Row[]}) => facts,
  },
  'facts/log-messages.json': {
    row: keys(
      {
        ...{id: text, check: text, program: text, setting: of('setting'), logs: list(of('setting')), service: text},
        ...{text: words, template: text, example: text, not: words},
      },
      {
        countsFor: of('setting'),
        files: list(text),
        holds: text,
        like: list(text),
        failureOf: text,
        compiled: {},
        refine: {},
      },
    ),
    rows: () => messages.map((message) => ({...message, compiled: undefined, refine: undefined})),
  },
};

/** A row for each setting that it is about, with that in the place of {name} and {base}. */
function ofEachName(table: Rows<{names?: string[]}>): Row[] {
  return rowsOf(table).flatMap((row) =>
    (row.names ?? ['LF_SSHD']).map((name) => JSON.parse(aboutSetting(JSON.stringify(row), name)) as Row),
  );
}

const ajv = new Ajv2020({allErrors: true, strictTypes: false, verbose: true});
Object.entries(formats).forEach(([name, validate]) => ajv.addFormat(name, validate));

/** What is wrong in the rows of a table, each with its file and row. */
function errorsIn(file: string, table: unknown): string[] {
  const {row, rows = (all: never) => all} = tables[file]!;
  const check = ajv.compile(row);
  return (rows(table as never) as unknown[]).flatMap((each) =>
    check(each)
      ? []
      : check.errors!.map(
          ({instancePath, message, params, data}) =>
            `packages/csf/${file}: ${instancePath} ${message} ${JSON.stringify(params)}: ${JSON.stringify(data).slice(0, 80)}, in the row ${JSON.stringify(each).slice(0, 120)}`,
        ),
  );
}

const read = (file: string): unknown => JSON.parse(readFileSync(`packages/csf/${file.split(',')[0]}`, 'utf8'));

test.each(Object.keys(tables))('%s has only rows that the program can read', (file) => {
  expect(errorsIn(file, read(file))).toEqual([]);
});

test.each([
  ['answers/check-config/rules/needs.json', '"reason"', '"reasons"', /reasons/],
  ['answers/check-config/rules/needs.json', '"LF_FTPD"', '"LF_FTP"', /format "setting".*LF_DISTFTP/],
  ['answers/check-config/rules/conditions.json', '"protection.testing"', '"protection.test"', /format "rule"/],
  ['answers/check-config/rules/conditions.json', '"on": [', '"onn": [', /\/when .*"onn"/],
  ['answers/check-config/rules/lowNumbers.json', 'lfd.pl lines', 'the lines', /format "evidence"/],
  ['answers/output/events.json', '"^SSL: (?:', '"^SSL: (?:(', /format "pattern".*SSL/],
  ['answers/output/events.json', '"syslogalert.txt"', '"syslog.txt"', /format "template"/],
  ['answers/output/printed.json', '"blocked": "', '"blocked": "x', /xpermanently/],
  ['answers/output/olderMessages.json', '"log"', '"logs"', /"logs"/],
  ['answers/test-log/nearMisses.json', '"/docs/', '"docs/', /format "page".*journal/],
  ['facts/behaviours.json', '"surprise"', '"suprise"', /suprise/],
])('%s with %s as %s is an error that names file and row', (file, right, wrong, message) => {
  const text = JSON.stringify(read(file), null, 2);
  const [first] = errorsIn(file, JSON.parse(text.replace(right, wrong)));
  expect(first).toMatch(message);
  expect(first).toContain(`packages/csf/${file}: `);
});
