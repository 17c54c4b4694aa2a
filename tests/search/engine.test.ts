import {maxHits, openIndex, serializeIndex} from '@site/src/search/engine';
import type {SearchRecord} from '@site/src/search/record';

function record(objectID: string, page: string, heading: string | null, content: string | null): SearchRecord {
  return {
    objectID,
    url: `/docs/${objectID}/`,
    type: content === null ? (heading ? 'lvl2' : 'lvl1') : 'content',
    content,
    hierarchy: {lvl0: 'Documentation', lvl1: page, lvl2: heading, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  };
}

const search = openIndex(
  serializeIndex([
    record('knock', 'Port knocking', null, null),
    record('knock-text', 'Port knocking', null, 'Set PORTKNOCKING and try csf -r.'),
    record('sshd', 'Block failed logins', 'How does lfd count?', 'LF_SSHD counts the failures of SSH.'),
    record('ports', 'Commands', 'List the open ports', null),
  ]),
);

const ids = (query: string) => search(query).map(({objectID}) => objectID);

test.each([
  ['port knocking', 'knock'],
  ['LF_SSHD', 'sshd'],
  ['lf_sshd', 'sshd'],
  ['knoc', 'knock'],
  ['knoking', 'knock'],
  ['failures', 'sshd'],
])('"%s" finds %s first', (query, first) => expect(ids(query)[0]).toBe(first));

test('a heading stands before text that only mentions the word', () => {
  expect(ids('ports')[0]).toBe('ports');
});

test('with no record that has every word, those with some are found', () => {
  expect(ids('knocking elephants')).toContain('knock');
});

test.each(['', '   ', '???', 'zzqqxx'])('"%s" finds nothing', (query) => expect(ids(query)).toEqual([]));

test('a long query is cut, not refused', () => {
  expect(ids(`knocking ${'x'.repeat(10_000)}`)).toContain('knock');
});

test(`answers with ${maxHits} hits at most`, () => {
  const many = Array.from({length: 50}, (_, number) => record(`p${number}`, 'Port', null, 'port'));
  expect(openIndex(serializeIndex(many))('port')).toHaveLength(maxHits);
});

test.each(['', '{', '{}', 'null'])('%s is no index', (text) => expect(() => openIndex(text)).toThrow());
