import {globSync} from 'tinyglobby';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import mails from '@sentinel/csf/facts/alerts.json';
import behaviours from '@sentinel/csf/facts/behaviours.json';
import factOfProfiles from '@sentinel/csf/facts/profiles.json';
import {isKnownComment, wordsOf} from '@sentinel/csf/model/conf/knownComments';
import {templates as allTemplates} from '@sentinel/csf/model/files';
import {messages} from '@sentinel/csf/model/lfd/messages';
import {triggers} from '@sentinel/csf/answers/output/triggers';
import {logKinds} from '@sentinel/csf/answers/test-log/logKinds';
import {services} from '@sentinel/csf/model/services';
import {familyVersion} from '@sentinel/csf/model/settingHistory';
import {settingGroups} from '@sentinel/csf/answers/terms/reference';
import {alertsFile, descriptionFileOf} from '@site/src/plugins/reference/descriptions';
import {findMentions, placesNaming, readTexts} from '../lib/mentions';
import type {Change} from './compareProducts';
import type {Product} from './readProduct';
import {readShippedTexts} from './shippedConfig';

/** Something that a person has to write or check after a release, and where. */
export type Task = {file: string; line: number; what: string};

export type TaskGroup = {title: string; tasks: Task[]};

/** Patterns of lfd that never fit first: others before them take all of their lines. We describe only those. */
const hiddenPatterns: Readonly<Record<string, number>> = {LF_POP3D: 2, LF_IMAPD: 2};

/** lfd opens a log for these, but counts or reports nothing of its lines by itself. */
const withoutMessage = new Set(['ST_ENABLE', 'RT_POPRELAY_ALERT']);

const commandsPage = 'docs/usage/commands.mdx';
const decoded = 'packages/csf/tests/fixtures/decode-messages.txt';
const logLines = 'packages/csf/tests/fixtures/log-lines.jsonl';

/**
 * What nobody has written yet for a version of the product. Each task is one that the tests miss too: a test expects
 * none for the version of the facts. Groups without a task are left out.
 */
export function leftToDo(product: Product): TaskGroup[] {
  return [
    {title: 'Describe (the reference, search and tools show it):', tasks: descriptionTasks(product)},
    {title: 'Services of lfd (log tester, block decoder, list of messages):', tasks: serviceTasks(product)},
    {title: 'Messages in logs (log tester, list of messages):', tasks: messageTasks(product)},
    {title: 'Pages and examples:', tasks: pageTasks(product)},
    {title: 'The version:', tasks: versionTasks(product)},
  ].filter(({tasks}) => tasks.length > 0);
}

/**
 * Sentences that state something of the documented version: read them again when another one is taken in.
 * They write it as a number (docs) or as `{version}` (descriptions and code).
 */
export function sentencesToRead(before: string): TaskGroup {
  const literal = new RegExp(`(?<![\\d.])${before.replace('.', '\\.')}(?!\\d)`);
  const files = globSync([
    'docs/**/*.mdx',
    '{packages/csf/{answers,descriptions,model,pages},src}/**/*.{ts,tsx,mdx,yml}',
    'packages/csf/answers/**/*.json',
    '*.md',
  ]).sort();
  const tasks = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, index): Task[] =>
        literal.test(text) || /[ (]\$?\{version\}/.test(text)
          ? [{file, line: index + 1, what: text.trim().slice(0, 120)}]
          : [],
      ),
  );
  return {title: `Sentences that name ${before} or take the version from packages/csf/model/version.ts:`, tasks};
}

/** Where names of the product can be, without pages, what `--write` rewrites, what is recorded, and history. */
const code = [
  '{packages,src}/**/*.{ts,tsx}',
  'packages/csf/answers/**/*.json',
  'packages/csf/facts/{advisories,alerts,behaviours,files,log-messages,observations,ports,programs,requirements,restarts}.json',
  'packages/csf/descriptions/**/*.yml',
  'packages/csf/tests/**/*.{conf,yml}',
  'packages/lab/**/*.{py,ts,txt,yml}',
  'src/**/*.{json,yml}',
  'tests/**/*.{ts,tsx,yml}',
  '!**/node_modules/**',
];

/** Where our code, its tables, what it knows of logs, and tests still name what a version no longer has. */
export function usesOfGone(changes: readonly Change[]): TaskGroup {
  const sources = readTexts(code);
  const gone = new Map(changes.flatMap((change) => (change.isGone ? [[change.name, change.sentence]] : [])));
  const tasks = [...gone].flatMap(([name, what]) => placesNaming(name, sources).map((place) => ({...place, what})));
  return {title: 'Uses of what is gone, in code, tables and tests:', tasks};
}

/** Files that we may have to describe because a version brings them. */
export function filesToDescribe(changes: readonly Change[]): TaskGroup {
  const tasks = changes
    .filter(({sentence}) => /^The file \S+ is new\.$/.test(sentence))
    .map(({sentence}) => at('packages/csf/facts/files.json', '"files": [', `${sentence} Describe it if people see it`));
  return {title: 'Files:', tasks};
}

/** The comments of the version before that another one no longer has: the checker must not take them for the visitor's. */
export function commentsToLearn(before: string, after: string): TaskGroup {
  const [old, now] = [before, after].map((folder) => {
    const lines = Object.values(readShippedTexts(folder)).flatMap((text) => text.split('\n'));
    return new Set(lines.filter((line) => /^\s*#+\s*[^\s#]/.test(line)).map(wordsOf));
  });
  const lost = [...old!].filter((words) => !now!.has(words) && !isKnownComment(words));
  const what = `the checker does not know ${lost.length} comments of the version before, such as "${lost[0]}": npm run facts comments ${path.join(before, 'csf*.conf')}`;
  return {
    title: 'Comments of csf.conf:',
    tasks: lost.length === 0 ? [] : [at('packages/csf/model/conf/shipped/knownComments.json', '', what)],
  };
}

/** What was recorded with defaults that are other ones now. */
export function recordingsToRenew(changes: readonly Change[]): TaskGroup {
  const changed = changes.filter(({sentence}) => /^The setting \w+ (?:has the default|is (?:new|gone))/.test(sentence));
  const names = [...new Set(changed.map(({name}) => name))].join(', ');
  return {
    title: 'Recordings of the packet tester, which name only what differs from the defaults:',
    tasks:
      names === ''
        ? []
        : [
            at(
              'packages/csf/tests/fixtures/packet-tester/cases.json',
              '{',
              `made with other defaults of ${names}: npm run compare -- csf.tgz rules --record`,
            ),
          ],
  };
}

/** Templates of pages, which have no subject. */
const pageTemplates = new Set([...allTemplates].filter((name) => !mails.templates.some(({file}) => file === name)));

function descriptionTasks({settings, templates, flags, hiddenFlags, profiles}: Product): Task[] {
  const order = [...settings.keys()];
  const sections = [...new Set([...settings.values()].map(({section}) => section))];
  const known = new Set(settingGroups.flatMap((group) => group.sections));
  const commands = readFileSync(commandsPage, 'utf8');
  return [
    ...sections
      .filter((section) => !known.has(section))
      .map((section) =>
        at(
          'packages/csf/answers/terms/reference.ts',
          'settingGroups',
          `put the section "${section}" on a page of the reference`,
        ),
      ),
    ...order.flatMap((name, index) => {
      const file = descriptionFileOf(settings.get(name)!.section);
      const before = order.slice(0, index).findLast((other) => describes(file, other));
      return describes(file, name)
        ? []
        : [at(file, `${before}:`, `describe ${name}${before === undefined ? '' : `, below ${before}`}`)];
    }),
    ...globSync('packages/csf/descriptions/settings/*.yml').flatMap((file) =>
      namesIn(file)
        .filter((name) => !settings.has(name))
        .map((name) => at(file, `${name}:`, `${name} is gone; delete its description`)),
    ),
    ...[...templates.keys()]
      .filter((name) => !describes(alertsFile, name))
      .map((name) =>
        at(alertsFile, '', `describe ${name}, and add its row to packages/csf/answers/output/events.json`),
      ),
    ...namesIn(alertsFile)
      .filter((name) => !templates.has(name) && !pageTemplates.has(name))
      .map((name) => at(alertsFile, `${name}:`, `${name} is gone; delete its description`)),
    ...[...profiles.keys()]
      .filter((name) => !factOfProfiles.profiles.some((known) => known.name === name && known.label !== ''))
      .map((name) =>
        at('packages/csf/facts/profiles.json', `"name": "${name}"`, `say in "label" what the profile ${name} is for`),
      ),
    ...[...flags, ...hiddenFlags]
      .filter((flag) => findMentions(flag, new Map([[commandsPage, commands]])).length === 0)
      .map((flag) => at(commandsPage, '', `describe ${flag}, and complete its entry in packages/csf/facts/cli.json`)),
  ];
}

function serviceTasks({settings, lfd}: Product): Task[] {
  const table = 'packages/csf/model/services.ts';
  const described = new Set(services.filter(({failures}) => failures !== '').flatMap(({setting}) => setting));
  const lasting = new Set([...triggers.values()].map(({lasts}) => lasts));
  const logs = new Set(Object.values(lfd.logs).flat());
  const facts = JSON.stringify(behaviours);
  const isFact = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(facts);
  const counted = new Set(lfd.names.map(([, setting]) => setting));
  const unexplained = (name: string, what: string): Task[] =>
    isFact(name) ? [] : [at('packages/csf/facts/behaviours.json', '"facts": [', what)];
  return [
    ...counting(lfd)
      .filter(([, setting]) => !described.has(setting))
      .map(([name, setting]) =>
        at(table, 'const failures', `say what ${name} (${setting}) counts, such as "failed SSH logins"`),
      ),
    ...[...settings.keys()].flatMap((name): Task[] => {
      const setting = name.replace(/_PERM$/, '');
      if (/^L[FT]_\w+_PERM$/.test(name) && !lasting.has(name) && !counted.has(setting) && !isFact(name)) {
        return [
          at('packages/csf/answers/output/triggers.json', '[', `say why ${setting} blocks; ${name} says for how long`),
        ];
      }
      if (name.startsWith('PORTS_') && !lfd.ports.includes(name.slice('PORTS_'.length))) {
        return unexplained(name, `lfd.pl does not read ${name}: state it as a fact, with evidence`);
      }
      const isLog = /_(?:ACCESS)?LOG(?:_[A-Z])?$/.test(name) && !name.startsWith('CUSTOM');
      const isPath = Object.values(settings.get(name)!.defaults).some((value) => value.startsWith('/'));
      return isLog && isPath && !logs.has(name)
        ? unexplained(name, `lfd.pl does not open ${name}: state it as a fact, with evidence`)
        : [];
    }),
  ];
}

function messageTasks({lfd}: Product): Task[] {
  const table = 'packages/csf/facts/log-messages.json';
  const named = new Set(messages.flatMap(({setting, countsFor}) => [setting, countsFor]));
  const lines = readFileSync(logLines, 'utf8');
  const counted = Object.entries(lfd.patterns).flatMap(([setting, {log, count}]) => {
    const ours = messages.filter((message) => message.check === 'failure' && message.setting === setting).length;
    const isNeverOpened = lfd.logs[setting]?.length === 0;
    const expected = count - (hiddenPatterns[setting] ?? 0);
    return [
      ...(ours === expected
        ? []
        : [
            at(
              table,
              '"messages": [',
              `RegexMain.pm has ${expected} patterns for ${setting} in ${log}, and we ${ours} messages: describe each beside those of its program`,
            ),
          ]),
      ...(isNeverOpened || logKinds.some((kind) => kind.log === log)
        ? []
        : [
            at(
              'packages/csf/answers/test-log/logKinds.ts',
              'export const logKinds',
              `say how people call ${log}, so that the log tester offers it`,
            ),
          ]),
      ...(isNeverOpened || lines.includes(` x ${setting} |`)
        ? []
        : [at(logLines, '', `no line counts for ${setting}: npm run compare -- csf.tgz logs --record`)]),
    ];
  });
  const idle = new Set(lfd.names.filter(([name]) => lfd.notShipped.includes(name!)).map(([, setting]) => setting));
  return [
    ...counted,
    ...Object.entries(lfd.logs)
      .filter(([setting]) => !named.has(setting) && !idle.has(setting) && !withoutMessage.has(setting))
      .filter(([setting]) => !(setting in lfd.patterns))
      .map(([setting, logs]) =>
        at(table, '"messages": [', `lfd reads ${logs.join(', ')} for ${setting}: describe its messages`),
      ),
  ];
}

function pageTasks({lfd}: Product): Task[] {
  const pages = readTexts(['docs/*.mdx', 'docs/usage/*.mdx']);
  const examples = readFileSync(decoded, 'utf8');
  return counting(lfd)
    .filter(([name]) => !lfd.notShipped.includes(name))
    .flatMap(([name, setting]) => [
      ...(findMentions(setting, pages).length > 0
        ? []
        : [
            at(
              'docs/usage/login-tracking.mdx',
              'LF_SSHD',
              `no page names ${setting}: add it to the services that lfd counts`,
            ),
          ]),
      ...(examples.includes(`(${name})`)
        ? []
        : [at(decoded, '', `add the message of a block by (${name}): the block decoder reads it`)]),
    ]);
}

/** Facts that people compare with the product by reading what their `source` names. */
const readByPeople = ['behaviours', 'files', 'ports', 'requirements', 'restarts'].map(
  (name) => `packages/csf/facts/${name}.json`,
);

function versionTasks(product: Product): Task[] {
  const unread = readByPeople.flatMap((file): Task[] => {
    const {version, source} = JSON.parse(textOf(file)) as {version: string; source: string};
    const what = `these facts are of ${version}: read ${source.replace(/[;:].*/, '')} again, then write "version": "${product.version}"`;
    return version === product.version ? [] : [at(file, '"version": ', what)];
  });
  const history =
    familyVersion(product.version) === undefined
      ? [
          at(
            'packages/lab/import-product/family/sources.ts',
            'export const sources',
            `add ${product.version} with its commit, then npm run facts -- --family FOLDER --write`,
          ),
        ]
      : [];
  return [...unread, ...history];
}

/** Each setting that counts failures, with the first of lfd's names for it. */
function counting({names}: Product['lfd']): [name: string, setting: string][] {
  return [...new Map([...names].reverse().map(([name = '', setting = '']) => [setting, name]))]
    .reverse()
    .map(([setting, name]) => [name, setting]);
}

const texts = new Map<string, string>();

function textOf(file: string): string {
  const text = texts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  texts.set(file, text);
  return text;
}

function namesIn(file: string): string[] {
  return [...textOf(file).matchAll(/^([\w.-]+):/gm)].map(([, name = '']) => name);
}

function describes(file: string, name: string): boolean {
  return namesIn(file).includes(name);
}

/** A task at the first line of a file that begins with or contains a text; at its last line if none does. */
function at(file: string, text: string, what: string): Task {
  const lines = textOf(file).split('\n');
  const line = text === '' ? -1 : lines.findIndex((each) => each.includes(text));
  return {file, line: line === -1 ? Math.max(1, lines.length - 1) : line + 1, what};
}
