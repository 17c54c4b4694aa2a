import fc from 'fast-check';
import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {logSettings} from '@sentinel/csf/model/lfd/logs';
import {messages, type Settings} from '@sentinel/csf/model/lfd/messages';
import {compileNodes, type Node, type Template} from '@sentinel/csf/model/lfd/template';
import {type Request} from './product';

/** Texts for each place of a template, by its name. */
const texts = new Map(
  Object.entries(load(readFileSync(path.join(__dirname, 'lines.yml'), 'utf8')) as Record<string, string[]>).flatMap(
    ([places, all]) => places.split(', ').map((place) => [place, all] as const),
  ),
);

function write(nodes: readonly Node[]): fc.Arbitrary<string> {
  return fc
    .tuple(
      ...nodes.map((node) => {
        if ('text' in node) {
          return fc.constant(node.text);
        }
        if ('place' in node) {
          const found = texts.get(node.place.replace(/^<|[?>]+$/g, '')) ?? texts.get('others')!;
          // The first text always matches. Usually taking it makes lines that count.
          return fc.oneof(
            {weight: 3, arbitrary: fc.constant(found[0]!)},
            {weight: 2, arbitrary: fc.constantFrom(...found)},
          );
        }
        const choice = fc.oneof(...node.choices.map(write));
        return node.optional ? fc.oneof(choice, fc.constant('')) : choice;
      }),
    )
    .map((parts) => parts.join(''));
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
