import {compareTrees, type Tree} from '../../import-product/family';
import {readArrivals} from '../../import-product/family/readArrivals';

function tree(values: Record<string, Record<string, string>>, ranges: Record<string, string> = {}): Tree {
  return {
    values: Object.fromEntries(
      Object.entries(values).map(([panel, settings]) => [panel, new Map(Object.entries(settings))]),
    ),
    ranges: new Map(Object.entries(ranges)),
    altered: [],
  };
}

test('says what came, what went, and what only some panels have', () => {
  const before = tree({generic: {A: '1', B: '2', C: '3'}, cpanel: {A: '1', C: '3'}}, {A: '0 to 1', C: '3'});
  const after = tree({generic: {A: '1', C: '4', D: '5'}, cpanel: {A: '0', C: '4', D: '5'}}, {A: '0 to 9', D: '5'});
  expect(compareTrees(before, after)).toEqual([
    {setting: 'A', kind: 'default', panels: ['cpanel'], before: '1', after: '0'},
    {setting: 'C', kind: 'default', panels: ['cpanel', 'generic'], before: '3', after: '4'},
    {setting: 'D', kind: 'added', panels: ['cpanel', 'generic'], before: null, after: '5'},
    {setting: 'B', kind: 'removed', panels: ['generic'], before: '2', after: null},
    {setting: 'A', kind: 'range', panels: [], before: '0 to 1', after: '0 to 9'},
    {setting: 'C', kind: 'range', panels: [], before: '3', after: null},
  ]);
  const moved = tree({generic: {A: '1'}, cpanel: {A: '1', B: '2'}});
  expect(compareTrees(tree({generic: {A: '1', B: '2'}, cpanel: {A: '1', B: '2'}}), moved)).toEqual([
    {setting: 'B', kind: 'panel', panels: ['generic'], before: '2', after: null},
  ]);
});

test('a panel without a file is not compared, and neither is what a copy altered', () => {
  const before = {...tree({generic: {A: '1', PATH: '/bin'}, cpanel: {A: '1'}}), altered: ['PATH']};
  expect(compareTrees(before, tree({generic: {A: '1', PATH: '/usr/bin'}}))).toEqual([]);
});

test('the changelog says since when a setting exists, where it brings it in', () => {
  const byHand = [
    ['14.02', 'LF_SUDO_EMAIL_ALERT SUDO_LOG'],
    ['14.00', 'CURL WGET'],
    ['13.09', 'MM_LICENSE_KEY'],
    ['13.01', 'LF_INTERWORX INTERWORX_LOG'],
    ['11.00', 'CF_ENABLE'],
    ['10.15', 'MESSENGERV2'],
    ['6.26', 'UDPFLOOD UDPFLOOD_LIMIT UDPFLOOD_BURST UDPFLOOD_LOGGING UDPFLOOD_ALLOWUSER'],
    ['6.12', 'UID_LIMIT UID_INTERVAL'],
    ['6.00', 'LFDSTART'],
    ['5.22', 'CONNLIMIT CONNLIMIT_LOGGING'],
    ['5.10', 'PORTKNOCKING PORTKNOCKING_LOG PORTKNOCKING_ALERT'],
    ['4.26', 'CC_ALLOW CC_DENY CC_INTERVAL'],
  ].map(([version, names]) => `${version} - ${names}\n`);
  const changelog = [
    '15.01 - Added new options NEW_ONE, NEW_TWO and NEW_THREE so that\n\tOTHER works\n',
    '15.00 - Fixed OLD\n\n\tAdded new feature: LATE_ONE. It needs OLD\n\n\tNew option UNKNOWN\n',
    ...byHand,
    '4.00 - Modified LATE_ONE\n',
  ].join('\n');
  const names = ['NEW_ONE', 'NEW_TWO', 'NEW_THREE', 'OTHER', 'OLD', 'LATE_ONE'];
  const known = new Set([...names, ...byHand.flatMap((line) => line.match(/[A-Z]\w+/g)!)]);
  const arrivals = readArrivals(changelog, known);
  expect(names.map((name) => [name, arrivals.get(name)])).toEqual([
    ['NEW_ONE', '15.01'],
    ['NEW_TWO', '15.01'],
    ['NEW_THREE', '15.01'],
    ['OTHER', undefined],
    ['OLD', undefined],
    // An earlier version names it.
    ['LATE_ONE', undefined],
  ]);
  expect(arrivals.get('UDPFLOOD')).toBe('6.26');
  expect(() => readArrivals(`${changelog}\n3.00 - Fixed CURL\n`, known)).toThrow(
    'CURL is first named in 3.00 of the changelog, not 14.00',
  );
});
