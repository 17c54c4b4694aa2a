import fc from 'fast-check';
import {logSettings} from '@sentinel/csf/model/lfd/logs';
import {messages, type Settings} from '@sentinel/csf/model/lfd/messages';
import {compileNodes, type Node, type Template} from '@sentinel/csf/model/lfd/template';
import {type Request} from './product';

const addresses = [
  ...[
    '203.0.113.7',
    '203.0.113.7',
    '198.51.100.23',
    '192.0.2.10',
    '2001:db8::7',
    '2001:db8::7',
    '2001:DB8:0:0:1:0:0:7',
  ],
  ...['::ffff:203.0.113.7', '::FFFF:203.0.113.7', '203.0.113.7:40022', '[203.0.113.7]', '2001:db8::7:40022'],
  ...['127.0.0.1', '127.0.0.2', '::1', '0:0:0:0:0:0:0:1', '1::', '::1a', '203.0.113.256', '203.0.113', '010.1.1.1'],
  ...[
    '203.0.113.0/24',
    '203.0.113.0/0',
    '203.0.113.0/33',
    '203.0.113.7/',
    '203.0.113.7/24/x',
    '2001:db8::/32',
    '2001:db8::7%eth0',
  ],
  ...[
    'client.example',
    'unknown',
    '-',
    '203.0.113.7,',
    'x@203.0.113.7',
    '2001_db8__7',
    '::203.0.113.7',
    '1:2:3:4:5:6:7::',
    '0:0:1:0:0:2:0:0',
  ],
];
const accounts = [
  ...[
    'root',
    'alice',
    'info@example.com',
    'info%example.com',
    'a.b-c_d+e',
    'bob(uid=1000)',
    'root(uid=0)',
    '(uid=0)',
    'a|b',
    '|',
    'a b',
  ],
  ...['', '<x>', 'x:', ':', 'müller', "o'brien", 'x from 198.51.100.9', '<', '"', '[x]', '0', 'a,b', 'invalid user'],
];
const words = [
  ...[
    'server',
    'unknown',
    'a',
    'x=y',
    '(x)',
    '[x]',
    'x:',
    '"x"',
    '00',
    '203.0.113.9',
    '198.51.100.9]',
    'NW',
    'SW',
    'PLAIN',
  ],
  ...['client.example', '*1', '-', 'H=x', 'ä', '<x>', ']', "'"],
];
const times = [
  ...['Nov 27 01:02:03', 'Nov  7 01:02:03', '2026-11-27T01:02:03.123456+00:00', '2026-11-27', '1795741323'],
  ...['Nov 27 2026 01:02:03', '2026-11-27 01:02:03', 'Nov 27th 01:02:03', ''],
];
const blanks = [' ', ' ', ' ', '  ', '\t', '   '];

/** Texts for a placeholder of a template; most of them match. */
function textsFor(place: string): readonly string[] {
  switch (place.replace(/^<|[?>]+$/g, '')) {
    case 'time':
      return times;
    case 'address':
    case 'address_':
    case 'client':
      return addresses;
    case 'account':
    case 'account:':
    case 'account of letters':
    case 'target':
      return accounts;
    case 'name':
    case 'protocol':
      return ['info', 'whostmgrd', 'AH01617', 'TCP', 'UDP', 'ICMP', 'ICMPv6', 'a-b', '4A1B2C3D'];
    case 'number':
    case 'port':
    case 'port word':
    case 'uid':
      return ['812', '1', '0', '22', '53', '23', '31000', '40', '6667', '', 'x', '1000'];
    case 'space':
      return [' ', ' ', '\t', ''];
    case 'spaces':
      return blanks;
    case 'end':
    case 'very end':
      return ['', '', '', ' ', '\t ', ' x', '.'];
    case 'in brackets':
    case 'more brackets':
      return ['[12345.678901]', '[]', ' [file "x"] [line "1"]', '', '[a b]'];
    case 'quoted':
      return ['"GET / HTTP/1.1"', '""', '"x'];
    case 'single quoted':
      return ["'example.com/A/IN'", "''", "'x"];
    case 'some text[':
      return ['client.example[', 'a[b c[', '[', 'a['];
    case 'not bracket':
      return ['client.example', 'a b', ''];
    case 'sasl method':
      return ['LOGIN', 'plain', 'CRAM-MD5', 'digest-md5', 'XOAUTH2'];
    case 'destination':
      return ['192.0.2.10', '255.255.255.255'];
    case 'rest':
      return [
        '/home/alice/public_html',
        '/var/www',
        'TTY=pts/0 ; PWD=/ ; USER=root ; COMMAND=/bin/id',
        'user NOT in sudoers ; TTY=pts/0 ; PWD=/ ; USER=root',
        '',
      ];
    case '…':
      return [
        ' ',
        ' MAC=00 LEN=44 ',
        ' *TCP_IN Blocked* ',
        ' *UDP_IN Blocked* ',
        ' *INVALID* ',
        ' SRC=198.51.100.9 ',
        ' DPT=7 ',
        '',
        ' x [203.0.113.50] ',
      ];
    default:
      return words;
  }
}

function write(nodes: readonly Node[]): fc.Arbitrary<string> {
  return fc
    .tuple(
      ...nodes.map((node) => {
        if ('text' in node) {
          return fc.constant(node.text);
        }
        if ('place' in node) {
          const texts = textsFor(node.place);
          // The first text always matches. Usually taking it makes lines that count.
          return fc.oneof(
            {weight: 3, arbitrary: fc.constant(texts[0]!)},
            {weight: 2, arbitrary: fc.constantFrom(...texts)},
          );
        }
        const choice = fc.oneof(...node.choices.map(write));
        return node.optional ? fc.oneof(choice, fc.constant('')) : choice;
      }),
    )
    .map((texts) => texts.join(''));
}

const inserted = [
  ' from 198.51.100.9',
  '198.51.100.9',
  ' ',
  '  ',
  '"',
  '[',
  ']',
  '(auth failed, 7 attempts',
  ' rip=198.51.100.9, lip=',
  ' [id "7"]',
  '\t',
  '=',
  'x',
  "'",
  ' SRC=198.51.100.9 ',
  ' for a@example.com b@example.com',
];

type Bend = {how: string; at: number; text: string};

/** Changes a line at a position, given as a number from 0 to 1. */
function bend(line: string, {how, at, text}: Bend): string {
  const place = Math.floor(at * (line.length + 1));
  switch (how) {
    case 'cut end':
      return line.slice(0, place);
    case 'cut start':
      return line.slice(Math.floor(place / 4));
    case 'delete':
      return line.slice(0, place) + line.slice(place + 1);
    case 'double space': {
      const space = line.indexOf(' ', place);
      return space < 0 ? line : `${line.slice(0, space)} ${line.slice(space)}`;
    }
    case 'repeat':
      return line + line.slice(place);
    case 'before':
      return text + line;
    case 'behind':
      return line + text;
    default:
      return line.slice(0, place) + text + line.slice(place);
  }
}

const bends: fc.Arbitrary<Bend[]> = fc.array(
  fc.record({
    how: fc.constantFrom(
      'cut end',
      'cut start',
      'delete',
      'double space',
      'repeat',
      'before',
      'behind',
      'insert',
      'insert',
    ),
    at: fc.double({min: 0, max: 1, noNaN: true}),
    text: fc.constantFrom(...inserted),
  }),
  {maxLength: 3},
);

/** Makes requests from the templates of all messages, varied in many ways; the same for the same seed. */
export function generateRequests(all: Record<string, Settings>, count: number, seed: number): Request[] {
  const repeated = fc.constantFrom(
    ...[
      'Nov 27 01:02:04 server last message repeated 3 times',
      'Nov  7 01:02:04 server last message repeated 200 times',
    ],
    ...[
      '2026-11-27T01:02:04Z server last message repeated 2 times',
      'Nov 27 01:02:04 server last message repeated 0 times',
    ],
  );
  const requests = fc
    .record({
      message: fc.oneof(
        ...messages.map(({logs, compiled}) => fc.record({log: fc.constantFrom(...logs), line: write(compiled.nodes)})),
      ),
      bends: fc.oneof(fc.constant<Bend[]>([]), bends),
      settings: fc.oneof(
        {weight: 3, arbitrary: fc.constant('one')},
        {weight: 2, arbitrary: fc.constantFrom(...Object.keys(all))},
      ),
      otherLog: fc.oneof(
        {weight: 9, arbitrary: fc.constant(undefined)},
        {weight: 1, arbitrary: fc.constantFrom(...logSettings)},
      ),
      repeated: fc.oneof({weight: 30, arbitrary: fc.constant(undefined)}, {weight: 1, arbitrary: repeated}),
    })
    .map(({message, bends: changes, settings, otherLog, repeated: more}): Request => {
      const line = changes.reduce(bend, message.line);
      const log = otherLog ?? message.log;
      return {
        settings,
        file: all[settings]![log] ?? '/var/log/messages',
        lines: more === undefined ? [line] : [line, more],
      };
    });
  return fc.sample(requests, {numRuns: count, seed});
}

/** Variants of a template that differ in one detail: a placeholder that must not be empty, or a required part. */
function variants(nodes: readonly Node[]): Node[][] {
  const otherPlaces: Record<string, string> = {spaces: 'space', end: 'very end', 'spaces?': 'spaces'};
  return nodes.flatMap((node, index): Node[][] => {
    const replaced = (...others: Node[]): Node[] => [...nodes.slice(0, index), ...others, ...nodes.slice(index + 1)];
    if ('text' in node) {
      return [];
    }
    if ('place' in node) {
      const other =
        otherPlaces[node.place] ?? (/^(?:word|account)\?$/.test(node.place) ? node.place.slice(0, -1) : undefined);
      return other === undefined ? [] : [replaced({place: other})];
    }
    const {choices, optional} = node;
    return [
      ...(optional ? [replaced({choices, optional: false}), replaced()] : []),
      ...(choices.length > 1
        ? choices.map((one) => replaced({optional, choices: choices.filter((each) => each !== one)}))
        : []),
      ...choices.flatMap((one) =>
        variants(one).map((changed) =>
          replaced({optional, choices: choices.map((each) => (each === one ? changed : each))}),
        ),
      ),
    ];
  });
}

/** Picks lines that cover each detail of each template: the result of each changes with the detail. */
export function tellingRequests(requests: readonly Request[]): Request[] {
  const picked = new Set<Request>();
  for (const {compiled, holds} of messages) {
    const mine = requests.filter(({lines: [line]}) => line!.includes(compiled.needle));
    for (const variant of holds === undefined ? variants(compiled.nodes) : []) {
      const other = compileNodes(variant);
      const tells = ({lines: [line]}: Request): boolean => read(compiled, line!) !== read(other, line!);
      const telling = mine.find((request) => picked.has(request) && tells(request)) ?? mine.find(tells);
      if (telling !== undefined) {
        picked.add(telling);
      }
    }
  }
  return [...picked];
}

function read({match}: Template, line: string): string {
  return JSON.stringify(match(line) ?? null);
}
