import {readCommandAnchors} from '@site/src/plugins/remark-product-links/linkTerms';

import {idsOf, pages, readBuilt} from './build';
import {version} from '@sentinel/csf/model/version';
import {bugs} from '@sentinel/csf/answers/behaviours';
import {csfOptions, flagsOf} from '@sentinel/csf/model/commands';
import {nameAnchor, urlOfTerm} from '@sentinel/csf/answers/terms/reference';
import blocklists from '@sentinel/csf/facts/blocklists.json';
import {programs} from '@sentinel/csf/answers/programs';
import {files, templates} from '@sentinel/csf/model/files';
import {forks} from '@sentinel/csf/answers/forks';
import {messages} from '@sentinel/csf/model/lfd/messages';
import {familyVersions} from '@sentinel/csf/model/settingHistory';
import {settings, variants} from '@sentinel/csf/model/settings';

const byAddress = new Map(pages.map((page) => [page.address, page]));
const anchors = readCommandAnchors('docs/usage/commands.mdx');
const ofTerm = (term: string): string | undefined => urlOfTerm(term, anchors);
const ofPanel: Partial<Record<string, string>> = {generic: 'no-panel', vesta: 'vestacp'};

test.each([
  ['setting', [...settings.keys()].map(ofTerm)],
  ['option', csfOptions.map((option) => ofTerm(`csf ${flagsOf(option)[0]}`))],
  ['file', files.map(({path}) => ofTerm(path))],
  ['template', [...templates].map(ofTerm)],
  ['port list', variants.map((panel) => `/docs/reference/ports/#${ofPanel[panel] ?? panel}`)],
  ['block list', blocklists.blocklists.map(({name}) => `/docs/reference/blocklists/#${nameAnchor(name)}`)],
])('every %s has its heading in the built docs', (_, urls) => {
  const lost = urls.filter((url) => {
    const [address = '', anchor = ''] = (url ?? '').split('#');
    const page = byAddress.get(address);
    return !/^h[23]$/.test((page && idsOf(page).get(anchor)) ?? '');
  });
  expect(urls.length).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});

test('a setting in running text leads to its description', () => {
  const {$} = byAddress.get('/docs/usage/login-tracking/')!;
  expect($('a[href="/docs/reference/settings/login-failures/#lf_sshd"] code').length).toBeGreaterThan(0);
});

test('a command and a file in running text lead to their descriptions', () => {
  const {$} = byAddress.get('/docs/intro/')!;
  expect($('a[href^="/docs/usage/commands/#"] code').text()).toContain('csf -ra');
  expect($('a[href="/docs/reference/files/#etc-csf-csf-conf"] code').length).toBeGreaterThan(0);
});

test('the names of the programs alone are no links', () => {
  for (const {$} of pages) {
    expect($('.theme-doc-markdown a code').filter((_, code) => /^(csf|lfd)$/.test($(code).text())).length).toBe(0);
  }
});

test('the reference does not link to itself', () => {
  const {$} = byAddress.get('/docs/reference/settings/general/')!;
  expect($('.theme-doc-markdown p a[href^="/docs/reference/settings/general/#"]').length).toBe(0);
});

test.each([
  ['settings', settings.size],
  ['commands', csfOptions.length],
  ['files', files.length],
  ['alerts', templates.size],
  ['ports', variants.length],
  ['programs', programs.length],
  ['blocklists', blocklists.blocklists.length],
  ['bugs', bugs.size],
  ['log-messages', messages.length],
  ['changes', familyVersions.length],
  ['forks', forks.length],
])('/reference/%s.json has %d entries of this version', (name, count) => {
  const data = JSON.parse(readBuilt(`reference/${name}.json`)) as {version: string; entries: object[]};
  expect(data.version).toBe(version);
  expect(data.entries).toHaveLength(count);
});

test('the data of a setting is complete and leads to its description', () => {
  const {entries} = JSON.parse(readBuilt('reference/settings.json')) as {entries: Record<string, unknown>[]};
  expect(entries.find(({name}) => name === 'LF_SSHD')).toMatchObject({
    section: 'Login Failure Blocking and Alerts',
    kind: 'integer',
    defaults: {generic: '5', cpanel: '5'},
    summary: expect.any(String),
    page: 'https://sentinelfirewall.org/docs/reference/settings/login-failures/#lf_sshd',
  });
  expect(entries.find(({name}) => name === 'MESSENGER_CHILDREN')).toMatchObject({
    changes: [{version: '14.24', kind: 'range', before: '2 to 200', after: '2 to 2023'}],
  });
  expect(entries.find(({name}) => name === 'UDPFLOOD')).toMatchObject({since: '6.26'});
});
