import {applyProfiles} from '../../import-product/applyProduct';
import type {Change} from '../../import-product/compareProducts';
import {leftToDo, recordingsToRenew, sentencesToRead, usesOfGone} from '../../import-product/leftToDo';
import {productFromFacts} from '../../import-product/productFromFacts';
import {readLfd} from '../../import-product/readLfd';
import {hiddenFlagsIn, type Product} from '../../import-product/readProduct';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

const product = productFromFacts();
const tasksOf = (changed: Product): string[] =>
  leftToDo(changed).flatMap(({tasks}) => tasks.map(({file, what}) => `${file}: ${what}`));

test('nothing is left to do for the version that the site describes', () => {
  expect(tasksOf(product)).toEqual([]);
});

/** The product with a service that this site does not know. */
function withService(): Product {
  const {section} = product.settings.get('LF_SSHD')!;
  const logs = product.settings.get('SSHD_LOG')!.section;
  return {
    ...product,
    settings: new Map([
      ...product.settings,
      ['LF_NEWTHING', {section, defaults: {generic: '5'}, sanity: null}],
      ['LF_NEWTHING_PERM', {section, defaults: {generic: '1'}, sanity: null}],
      ['PORTS_newthing', {section, defaults: {generic: '4444'}, sanity: null}],
      ['NEWTHING_LOG', {section: logs, defaults: {generic: '/var/log/newthing.log'}, sanity: null}],
    ]),
    lfd: {
      ...product.lfd,
      names: [...product.lfd.names, ['newthing', 'LF_NEWTHING']],
      ports: [...product.lfd.ports, 'newthing'],
      logs: {...product.lfd.logs, LF_NEWTHING: ['NEWTHING_LOG']},
      patterns: {...product.lfd.patterns, LF_NEWTHING: {log: 'NEWTHING_LOG', count: 1}},
    },
  };
}

test('a new service is missed everywhere, each place with its file', () => {
  const [described, table, messages, pages] = leftToDo(withService());
  expect(described!.tasks.map(({what}) => what.replace(/, below .*/, ''))).toEqual(
    ['LF_NEWTHING', 'LF_NEWTHING_PERM', 'PORTS_newthing', 'NEWTHING_LOG'].map((name) => `describe ${name}`),
  );
  expect(table!.tasks.map(({file, what}) => `${file}: ${what}`)).toEqual([
    'packages/csf/model/services.ts: say what newthing (LF_NEWTHING) counts, such as "failed SSH logins"',
  ]);
  expect(messages!.tasks.map(({file}) => file)).toEqual([
    'packages/csf/facts/log-messages.json',
    'packages/csf/answers/test-log/logKinds.ts',
    'packages/csf/tests/fixtures/log-lines.jsonl',
  ]);
  const lineOf = ({file, line}: {file: string; line: number}) => readFileSync(file, 'utf8').split('\n')[line - 1];
  expect(messages!.tasks.slice(0, 2).map(lineOf)).toEqual([
    expect.stringContaining('"messages"'),
    expect.stringContaining('const logKinds'),
  ]);
  expect(pages!.tasks.map(({file}) => file)).toEqual([
    'docs/usage/login-tracking.mdx',
    'packages/csf/tests/fixtures/decode-messages.txt',
  ]);
});

test('each task is at a line of a file that exists', () => {
  for (const {file, line} of [...leftToDo(withService()), sentencesToRead(product.version)].flatMap(
    ({tasks}) => tasks,
  )) {
    expect([file, existsSync(file), line > 0]).toEqual([file, true, true]);
  }
});

test('settings that lfd does not use are facts to state, not services', () => {
  const {lfd} = product;
  expect(tasksOf({...withService(), lfd})).toEqual([
    expect.stringContaining('describe LF_NEWTHING'),
    expect.stringContaining('describe LF_NEWTHING_PERM'),
    expect.stringContaining('describe PORTS_newthing'),
    expect.stringContaining('describe NEWTHING_LOG'),
    'packages/csf/answers/output/triggers.json: say why LF_NEWTHING blocks; LF_NEWTHING_PERM says for how long',
    'packages/csf/facts/behaviours.json: lfd.pl does not read PORTS_newthing: state it as a fact, with evidence',
    'packages/csf/facts/behaviours.json: lfd.pl does not open NEWTHING_LOG: state it as a fact, with evidence',
  ]);
});

test.each([
  [
    'a pattern more',
    {patterns: {...product.lfd.patterns, LF_CWP: {log: 'CWP_LOG', count: 2}}},
    /2 patterns for LF_CWP/,
  ],
  ['a log without messages', {logs: {...product.lfd.logs, LF_NEW: ['NEW_LOG']}}, /lfd reads NEW_LOG for LF_NEW/],
])('%s asks for messages', (_, change, expected) => {
  expect(tasksOf({...product, lfd: {...product.lfd, ...change}})).toEqual([expect.stringMatching(expected)]);
});

test('what is gone, and what is new elsewhere, is a task', () => {
  const settings = new Map(product.settings);
  settings.delete('LF_CWP_PERM');
  const templates = new Map([...product.templates, ['newalert.txt', {subject: 'lfd', placeholders: []}]] as const);
  const flags = new Set([...product.flags, '--newoption']);
  expect(tasksOf({...product, settings, templates, flags, version: '99.1'})).toEqual([
    expect.stringContaining('LF_CWP_PERM is gone'),
    expect.stringContaining('describe newalert.txt'),
    expect.stringContaining('describe --newoption'),
    ...['behaviours', 'files', 'ports', 'requirements', 'restarts'].map((name) =>
      expect.stringMatching(`facts/${name}.json: these facts are of ${product.version}: .*write "version": "99.1"`),
    ),
    expect.stringContaining('add 99.1 with its commit'),
  ]);
});

test('an option that only csf.pl knows and a new profile ask for words', () => {
  const hiddenFlags = new Set([...product.hiddenFlags, '--pause']);
  const profiles = new Map([...product.profiles, ['protection_new', {LF_SSHD: '1'}]] as const);
  expect(tasksOf({...product, hiddenFlags, profiles})).toEqual([
    expect.stringContaining('what the profile protection_new is for'),
    expect.stringContaining('describe --pause'),
  ]);
});

test('only facts that the command compares get its version by --write', () => {
  const next: Product = {...product, version: '99.1'};
  const stamped = tasksOf(next).flatMap((task) => /facts\/(\w+)\.json: these facts are of/.exec(task)?.[1] ?? []);
  const all = globSync('packages/csf/facts/*.json').filter((file) =>
    /^ {1,2}"version"/m.test(readFileSync(file, 'utf8')),
  );
  const written = /rewrite\('([\w-]+)'/g;
  const rewritten = [...readFileSync('packages/lab/import-product/index.ts', 'utf8').matchAll(written)].map(
    ([, name]) => name!,
  );
  expect([...stamped, ...rewritten.filter((name) => name !== 'links')].sort()).toEqual(
    all.map((file) => path.basename(file, '.json')).sort(),
  );
});

test('the profiles of another version replace ours, with our labels', () => {
  const profiles = new Map([...product.profiles, ['protection_low', {LF_SSHD: '99', GONE: '1'}]] as const);
  const file = JSON.parse(readFileSync('packages/csf/facts/profiles.json', 'utf8')) as Parameters<
    typeof applyProfiles
  >[0];
  expect(applyProfiles(file, product)).toEqual(file);
  const low = applyProfiles(file, {...product, profiles}).profiles.find(({name}) => name === 'protection_low');
  expect(low).toEqual({
    ...{name: 'protection_low', file: '/usr/local/csf/profiles/protection_low.conf', count: 2},
    label: file.profiles.find(({name}) => name === 'protection_low')!.label,
    ...{changes_cpanel_default: ['LF_SSHD'], unknown_settings: ['GONE'], settings: {LF_SSHD: '99', GONE: '1'}},
  });
});

test('uses in code of what is gone, and recordings with other defaults, are tasks', () => {
  const gone: Change = {
    name: 'LF_WEBMIN_EMAIL_ALERT',
    sentence: 'The setting LF_WEBMIN_EMAIL_ALERT is gone.',
    isGone: true,
  };
  expect(usesOfGone([gone]).tasks.map(({file}) => file)).toContain('packages/csf/facts/log-messages.json');
  const symlinks = {...gone, name: 'LF_SYMLINK', sentence: 'The setting LF_SYMLINK is gone.'};
  const uses = usesOfGone([symlinks]).tasks;
  expect(uses.map(({file}) => file)).toEqual(
    expect.arrayContaining([
      'packages/csf/answers/check-config/rules/needs.json',
      'packages/csf/descriptions/settings/login-failure-blocking-and-alerts.yml',
      'packages/csf/facts/behaviours.json',
      'packages/csf/model/services.ts',
    ]),
  );
  for (const {file, line} of uses) {
    expect(readFileSync(file, 'utf8').split('\n')[line - 1]).toContain('LF_SYMLINK');
  }
  expect(usesOfGone([{...gone, isGone: undefined}]).tasks).toEqual([]);
  const [task] = recordingsToRenew([gone]).tasks;
  expect([existsSync(task!.file), task!.what]).toEqual([
    true,
    expect.stringMatching('of LF_WEBMIN_EMAIL_ALERT: npm run compare -- csf.tgz rules --record'),
  ]);
  expect(recordingsToRenew([{name: '--plus', sentence: 'The option --plus is new.'}]).tasks).toEqual([]);
});

test('the table of options in csf.pl is read, and must be there', () => {
  const csf = '    "--add"  => sub { &doadd },\n    "--pause" => sub { &dopause },\n';
  expect([...hiddenFlagsIn(csf, new Set(['--add']))]).toEqual(['--pause']);
  expect(() => hiddenFlagsIn('if ($command eq "--add") {', new Set())).toThrow(/no table of options/);
});

const lfd = `if ($config{RESTRICT_SYSLOG} == 1) {
	foreach (qw{LF_ONE
		LF_TWO}) {
if ($config{LF_ONE} or $config{LT_ONE}) {&globlog("ONE_LOG")}
if ($config{LF_TWO}) {
	&globlog("TWO_LOG");
	&globlog("TWO_LOG_R");
}
my $sshdef = $config{PORTS_sshd};
$ports{one} = $config{PORTS_one};
	if ($app eq "one") {$trigger = "LF_ONE"}
	elsif ($app eq "two") {$trigger = "LF_TWO"}
`;
const patterns = 'if (($config{LF_ONE}) and ($globlogs{ONE_LOG}{$lgfile}) and ($line =~ /x/)) {';

test('reads the tables of lfd from its source', () => {
  expect(readLfd(lfd, patterns, new Set(['LF_ONE']))).toEqual({
    names: [
      ['one', 'LF_ONE'],
      ['two', 'LF_TWO'],
    ],
    ports: ['sshd', 'one'],
    restricted: ['LF_ONE', 'LF_TWO'],
    logs: {LF_ONE: ['ONE_LOG'], LT_ONE: ['ONE_LOG'], LF_TWO: ['TWO_LOG', 'TWO_LOG_R']},
    patterns: {LF_ONE: {log: 'ONE_LOG', count: 1}},
    notShipped: ['two'],
  });
});

test('a table of lfd that has another form is an error that says what to do', () => {
  expect(() => readLfd(lfd.replaceAll('$app eq', '$program eq'), patterns, new Set())).toThrow(
    /no names in the form that .*readLfd\.ts knows\. Adapt it/,
  );
});
