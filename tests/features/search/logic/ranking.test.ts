import {createRanking} from '@site/src/features/search/logic/ranking';
import type {SearchRecord} from '@site/src/features/search/logic/record';
import {readIndex} from '@site/src/features/search/logic/searchIndex';

import {openIndex, record} from '../support';

const records = [
  record('knock', ['Port knocking']),
  record('knock', ['Port knocking'], 'Set PORTKNOCKING and try csf -r.'),
  record('logins', ['Block failed logins'], null, {keywords: ['brute force']}),
  record('logins', ['Block failed logins', 'How does lfd count?']),
  record('logins', ['Block failed logins', 'How does lfd count?'], 'LF_SSHD counts the failures of SSH.'),
  record('commands', ['Commands']),
  record('commands', ['Commands', 'Deny an address: csf -d']),
  record('commands', ['Commands', 'Deny an address: csf -d'], 'Undo it with csf -dr.'),
  record('commands', ['Commands', 'Deny or allow for a time: csf -td and csf -ta']),
  record('commands', ['Commands', 'Compare settings: csf --profile']),
  record('lists', ['Allow, deny or ignore an address']),
  record('lists', ['Allow, deny or ignore an address', 'How do I unblock an address?']),
  record('lists', ['Allow, deny or ignore an address', 'Why is csf.allow not enough?'], 'Entries of csf.ignore count.'),
  record('settings', ['Settings: logins'], null, {pageRank: 55}),
  record('settings', ['Settings: logins', 'LF_SSHD'], 'Failures that block.', {pageRank: 55}),
  record('settings', ['Settings: logins', 'CT_LIMIT'], 'Connections of an address.', {pageRank: 55}),
  record('settings', ['Settings: logins', 'PORTKNOCKING'], 'Ports that open.', {pageRank: 55}),
  record('files', ['Files'], null, {pageRank: 55}),
  record('files', ['Files', '/etc/csf/csf.allow'], 'Addresses that pass.', {pageRank: 55}),
  record('files', ['Files', '/etc/csf/csf.pignore'], 'Processes to leave alone.', {pageRank: 55}),
  record('countries', ['Block a country'], 'Countries are blocked by lists.'),
];

/** The addresses that a query finds, best first. */
type Urls = (query: string) => string[];

async function searchIn(all: SearchRecord[]): Promise<Urls> {
  const find = createRanking(await openIndex(all));
  return (query) => find(query).map(({record: {url}}) => url);
}

let urls: Urls;
beforeAll(async () => {
  urls = await searchIn(records);
});

test.each([
  ['a setting as it is written', 'LF_SSHD', '/docs/settings/#lf_sshd'],
  ['a setting in lower case', 'lf_sshd', '/docs/settings/#lf_sshd'],
  ['a setting with a dash', 'lf-sshd', '/docs/settings/#lf_sshd'],
  ['a setting in several words', 'ct limit', '/docs/settings/#ct_limit'],
  ['a setting without its underscore', 'ctlimit', '/docs/settings/#ct_limit'],
  ['the beginning of a setting', 'CT_', '/docs/settings/#ct_limit'],
  ['the beginning of a setting in lower case', 'ct_li', '/docs/settings/#ct_limit'],
  ['a command', 'csf -d', '/docs/commands/#deny-an-address-csf-d'],
  ['an option alone', '-td', '/docs/commands/#deny-or-allow-for-a-time-csf-td-and-csf-ta'],
  ['a long option', '--profile', '/docs/commands/#compare-settings-csf-profile'],
  ['a file by its name', 'csf.pignore', '/docs/files/#-etc-csf-csf-pignore'],
  ['a file by its path', '/etc/csf/csf.pignore', '/docs/files/#-etc-csf-csf-pignore'],
  ['a file without its first part', 'pignore', '/docs/files/#-etc-csf-csf-pignore'],
  ['a file that a heading mentions', 'csf.allow', '/docs/files/#-etc-csf-csf-allow'],
  ['words of a title', 'port knocking', '/docs/knock/'],
  ['the beginning of a word', 'port kno', '/docs/knock/'],
  ['a plural', 'failed login', '/docs/logins/'],
  ['another word for it', 'unban ip', '/docs/lists/#how-do-i-unblock-an-address-'],
  ['the keywords of a page', 'brute force', '/docs/logins/'],
])('finds %s first', (_, query, url) => {
  expect(urls(query)[0]).toBe(url);
});

test('a heading comes before text that only mentions the word', async () => {
  const found = await searchIn([
    record('text', ['Something'], 'cluster '.repeat(3)),
    record('heading', ['Cluster'], 'x'),
  ]);
  expect(found('cluster')[0]).toBe('/docs/heading/');
});

test.each(['how does it work', 'do not delete', 'can i undo this'])(
  'words of a question find something: "%s"',
  async (query) => {
    const found = await searchIn([
      record('work', ['How does it work?'], 'Like this.'),
      record('delete', ['Do not delete'], 'A file.'),
      record('undo', ['Undo a change'], 'In this way.'),
    ]);
    expect(found(query)[0]).toContain(query.split(' ').find((word) => /work|delete|undo/.test(word)));
  },
);

test.each([
  ['changed ip address of the server', 'dynamic'],
  ['customers', 'regex'],
  ['guys', 'interface'],
])('an ordinary word is not one that has the same stem: "%s"', async (query, other) => {
  const found = await searchIn([record('other', [`About ${other}`], 'x')]);
  expect(found(query)).toEqual([]);
});

test.each([
  ['ct limit', 1],
  ['port knocking', 2],
  ['port knocking el', 1],
  ['knocking elephants', 0],
])('the first page for "%s" accounts for %d or more of it', async (query, least) => {
  const [first] = createRanking(await openIndex(records))(query);
  expect(Math.floor(first!.coverage + 0.001)).toBe(least);
});

test.each(['', '   ', '???', 'zzqqxx', '203.0.113.7'])('"%s" finds nothing', (query) => {
  expect(urls(query)).toEqual([]);
});

test.each([
  ['one letter', 'x'.repeat(10_000)],
  ['one-letter words', 'a '.repeat(5_000)],
  ['words that begin alike', 'co '.repeat(5_000)],
  ['dashes', '-'.repeat(10_000)],
  ['separators', 'a.b-c_d/'.repeat(2_000)],
  ['other scripts', 'пожарная стена 防火墙 🔥'.repeat(500)],
])('a query of %s ends', (_, query) => {
  expect(Array.isArray(urls(query))).toBe(true);
});

test.each(['', '{', '{}', 'null', '{"format": 0}'])('%s is not an index', (text) => {
  expect(() => readIndex(text)).toThrow();
});

describe('of one page', () => {
  const page = [
    record('clusters', ['Clusters'], 'All about them.', {keywords: ['sync servers', 'several servers']}),
    record('clusters', ['Clusters', 'How do I set up several servers?'], 'With keys.'),
    record('clusters', ['Clusters', 'Undo'], 'Remove the keys of all servers.'),
  ];

  test('the section that answers comes before the top, which has the keywords', async () => {
    const found = await searchIn(page);
    expect(found('several servers')[0]).toBe('/docs/clusters/#how-do-i-set-up-several-servers-');
  });

  test('the keywords of a page find its sections too', async () => {
    const found = await searchIn([
      record('countries', ['Countries'], 'About lists.', {keywords: ['china']}),
      record('countries', ['Countries', 'How do I block one?'], 'By a list.'),
    ]);
    expect(found('china')).toContain('/docs/countries/#how-do-i-block-one-');
  });

  test('the top comes first for words of its title', async () => {
    const found = await searchIn(page);
    expect(found('clusters')[0]).toBe('/docs/clusters/');
  });
});

describe.each(['Turn it off', 'How do I undo it?', 'What goes wrong?', 'Check that it works', 'Is it working?'])(
  'the end of a page: %s',
  (heading) => {
    const text = 'In an attack, lower the limits.';
    const pages = [
      record('floods', ['Floods']),
      record('floods', ['Floods', heading], text),
      record('limits', ['Limits']),
      record('limits', ['Limits', 'Which number do I choose?'], text),
    ];

    test('comes after the section that does it', async () => {
      const found = await searchIn(pages);
      expect(found('attack')[0]).toBe('/docs/limits/#which-number-do-i-choose-');
      expect(found('disable it in an attack')[0]).toContain('/docs/floods/#');
    });
  },
);

describe('a page about csf beside another program', () => {
  const title = 'Run csf on a server with Blogger';
  const pages = [
    record('logins', ['Failed logins', 'How do I block guessing?'], 'By a limit.'),
    record('names', ['Names', 'Which guessing is it?'], 'By a blogger.'),
    record('with/blog', [title], 'Limit them by these lines.', {keywords: ['guessing of passwords', 'visitors']}),
    record('with/blog', [title, 'How do I block guessing of passwords?'], 'By guessing.'),
    record('with/blog', [title, 'Which version?'], 'Visitors see it.'),
  ];

  test('comes after others for who does not name it', async () => {
    const found = await searchIn(pages);
    expect(found('block guessing of passwords')[0]).toBe('/docs/logins/#how-do-i-block-guessing-');
  });

  test('is found by its name', async () => {
    const found = await searchIn(pages);
    expect(found('blogger guessing')[0]).toBe('/docs/with/blog/#how-do-i-block-guessing-of-passwords-');
  });

  test('begins with the steps', async () => {
    const found = await searchIn(pages);
    expect(found('visitors of the blogger')[0]).toBe('/docs/with/blog/');
  });
});

describe('a sentence', () => {
  let guides: Urls;
  const pages = [
    record('ports', ['Open a port']),
    record('ports', ['Open a port', 'How do I open a port for one address only?'], 'A filter opens it.'),
    record('out', ['Locked out of your server? Get back in'], 'What to do about installing it.'),
    record('install', ['Install'], 'Installing takes a minute. Then you have a server.'),
    record('where', ['Start', 'Where is the configuration and how do I edit it?'], 'In one folder.'),
    record('settings', ['Settings of a file system'], 'Files that live.'),
  ];
  beforeAll(async () => {
    guides = await searchIn(pages);
  });

  test.each([
    [
      'with another way to say it',
      'how do I let my office reach a port',
      '/docs/ports/#how-do-i-open-a-port-for-one-address-only-',
    ],
    ['that tells a story', 'I got thrown out after installing it', '/docs/out/'],
    [
      'with a word for a thing',
      'where does the setting file live',
      '/docs/where/#where-is-the-configuration-and-how-do-i-edit-it-',
    ],
  ])('%s finds what answers it', (_, query, url) => {
    expect(guides(query)[0]).toBe(url);
  });
});

test('the dictionary knows which terms, beginnings and names the index has, and which are rare', async () => {
  const {dictionary} = await openIndex(records);
  expect(['knock', 'countri', 'elephant'].map(dictionary.has)).toEqual([true, true, false]);
  expect(['kno', 'zz', 'lf_s'].map(dictionary.hasPrefix)).toEqual([true, false, true]);
  expect(['lfsshd', 'knock'].map((name) => dictionary.names.has(name))).toEqual([true, false]);
  expect(dictionary.rarity('knock')).toBeGreaterThan(dictionary.rarity('address'));
});
