import {variants, type Setting} from '@sentinel/csf/model/settings';
import {applySettings} from '../../import-product/applyProduct';
import {compareProducts} from '../../import-product/compareProducts';
import {findMentions} from '../../lib/mentions';
import {productFromFacts} from '../../import-product/productFromFacts';
import {parseConf, parseSanity, type Product} from '../../import-product/readProduct';

const value = (text: string) => ({type: 'value' as const, value: text});
const range = (min: number, max: number) => ({type: 'range' as const, min, max});

const lfd: Product['lfd'] = {
  names: [['one', 'LF_ONE']],
  ports: ['one'],
  restricted: ['LF_ONE'],
  logs: {LF_ONE: ['ONE_LOG']},
  patterns: {LF_ONE: {log: 'ONE_LOG', count: 1}},
  notShipped: [],
};

const product: Product = {
  version: '1.0',
  settings: new Map([
    ['A', {section: 'First', defaults: {generic: '1', cpanel: '1'}, sanity: null}],
    ['B', {section: 'First', defaults: {generic: '5'}, sanity: {allowed: [range(0, 9)], recommended: '5'}}],
  ]),
  flags: new Set(['-a', '--add']),
  hiddenFlags: new Set(['-w']),
  profiles: new Map([['low', {A: '1', B: '5'}]]),
  blocklists: new Map([['TOR', {url: 'https://example.com/tor', interval: 86400, max: 0}]]),
  templates: new Map([['alert.txt', {subject: 'lfd', placeholders: ['ip']}]]),
  stops: {unread: ['*Error*: one'], flushed: ['two']},
  lfd,
  commandSettings: {A: {programs: ['iptables'], evidence: 'csf.pl line 1'}},
};

test('nothing differs between a version and itself', () => {
  expect(compareProducts(product, product)).toEqual([]);
  expect(compareProducts(productFromFacts(), productFromFacts())).toEqual([]);
});

test('says what is new, what is gone and what has changed', () => {
  const after: Product = {
    version: '2.0',
    settings: new Map([
      [
        'B',
        {
          section: 'First',
          defaults: {generic: '6', cpanel: '6'},
          sanity: {allowed: [value('0')], recommended: null},
        },
      ],
      ['C', {section: 'First', defaults: {generic: ''}, sanity: null}],
    ]),
    flags: new Set(['-a', '--plus']),
    hiddenFlags: new Set(['-w', '--quiet']),
    profiles: new Map([['low', {B: '9', C: ''}]]),
    blocklists: new Map([['TOR', {url: 'https://example.com/new', interval: 3600, max: 10}]]),
    templates: new Map([['alert.txt', {subject: 'lfd now', placeholders: ['address']}]]),
    stops: {unread: [], flushed: ['*Error*: one', 'two']},
    commandSettings: {A: {programs: ['ipset', 'iptables'], evidence: 'csf.pl line 2'}},
    lfd: {
      names: [
        ['one', 'LF_ONE'],
        ['two', 'LF_TWO'],
      ],
      ports: ['two'],
      restricted: [],
      logs: {LF_ONE: ['ONE_LOG', 'OTHER_LOG']},
      patterns: {LF_ONE: {log: 'ONE_LOG', count: 2}},
      notShipped: ['two'],
    },
  };
  expect(compareProducts(product, after).map(({sentence}) => sentence)).toEqual([
    'The setting C is new.',
    'The setting A is gone.',
    'The setting B has the default "6" on cpanel, before no line.',
    'The setting B has the default "6" on generic, before "5".',
    'The setting B is checked by the product against 0, before 0 to 9 (recommended 5).',
    'The option --plus is new.',
    'The option --add is gone.',
    'The option that the help leaves out: --quiet is new.',
    'The profile low has A = no line, before "1".',
    'The profile low has B = "9", before "5".',
    'The profile low has C = "", before no line.',
    'The block list TOR is fetched from https://example.com/new, before from https://example.com/tor.',
    'The block list TOR is fetched every 3600 seconds, before every 86400.',
    'The block list TOR is read up to 10 addresses, before 0.',
    'The template alert.txt has the subject "lfd now", before "lfd".',
    'The template alert.txt knows the placeholder [address].',
    'The template alert.txt no longer knows the placeholder [ip].',
    'The service two is new.',
    'The failure of LF_ONE has 2 patterns, before 1.',
    'The log check LF_ONE reads ONE_LOG, OTHER_LOG, before ONE_LOG.',
    'The stop *Error*: one leaves no rules, before the rules as they were.',
    'The value in commands: A gets into ipset, iptables, before into iptables.',
    'The list of ports of two is new.',
    'The list of ports of one is gone.',
    'The restriction of LF_ONE is gone.',
  ]);
});

test('a default that changed alike everywhere is one line', () => {
  const settings = (value: string) =>
    new Map([
      ['A', {section: 'First', defaults: Object.fromEntries(variants.map((name) => [name, value])), sanity: null}],
    ]);
  expect(
    compareProducts({...product, settings: settings('1')}, {...product, settings: settings('2')}).map(
      ({sentence}) => sentence,
    ),
  ).toEqual(['The setting A has the default "2" on all panels, before "1".']);
});

test('settings are brought to another version with their kind and order', () => {
  const none = {directadmin: null, interworx: null, cwp: null, cyberpanel: null, vesta: null};
  const known = {name: 'A', section: 'First', kind: 'boolean' as const, sanity: null, related: []};
  const file = {version: '1.0', settings: [{...known, defaults: {...none, cpanel: '1', generic: '1'}}]};
  const next = applySettings(file, {...product, version: '2.0'});
  expect(next.version).toBe('2.0');
  expect(next.settings.map(({name, kind, defaults}) => [name, kind, defaults.generic, defaults.vesta])).toEqual([
    ['A', 'boolean', '1', null],
    ['B', 'integer', '5', null],
  ]);
});

test('a new setting goes where csf.conf has it, in the form of its kin', () => {
  const none = {cpanel: null, directadmin: null, interworx: null, cwp: null, cyberpanel: null, vesta: null};
  const known = (name: string, kind: 'integer' | 'port-list'): Setting => ({
    ...{name, section: 'First', kind, sanity: null, related: [], defaults: {...none, generic: '1'}},
  });
  const read = {section: 'First', defaults: {generic: '1'}, sanity: null};
  const names = ['A', 'PORTS_new', 'PORTS_one'];
  const next = applySettings(
    {version: '1.0', settings: [known('A', 'integer'), known('PORTS_one', 'port-list')]},
    {...product, settings: new Map(names.map((name) => [name, read]))},
  );
  expect(next.settings.map(({name, kind}) => [name, kind])).toEqual([
    ['A', 'integer'],
    ['PORTS_new', 'port-list'],
    ['PORTS_one', 'port-list'],
  ]);
});

test('reads settings with the section above them, and leaves comments out', () => {
  expect(parseConf('# SECTION:First\nA = "1"\n#B = "2"\n# SECTION:Second\nC = ""\n')).toEqual([
    {name: 'A', value: '1', section: 'First'},
    {name: 'C', value: '', section: 'Second'},
  ]);
});

test('reads what the product allows and recommends', () => {
  expect([...parseSanity('A=0|60-3600=0\nB=DROP|REJECT=DROP\nC=0-100=0=0\n')]).toEqual([
    ['A', {allowed: [value('0'), range(60, 3600)], recommended: '0'}],
    ['B', {allowed: [value('DROP'), value('REJECT')], recommended: 'DROP'}],
    ['C', {allowed: [range(0, 100)], recommended: '0'}],
  ]);
});

test('finds names as words of their own', () => {
  const texts = new Map([
    ['a', '`LF_SSHD` and csf -td'],
    ['b', 'LF_SSHD_PERM and --td'],
  ]);
  expect(findMentions('LF_SSHD', texts)).toEqual(['a']);
  expect(findMentions('-td', texts)).toEqual(['a']);
});
