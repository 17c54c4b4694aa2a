import {noSpace as word, space as blank} from '../perl';

/**
 * Messages of programs are described as readable templates, such as
 *
 *     {time} {{host} ?}sshd[{number}]: Failed password for {invalid user ?}{account?} from {address}
 *
 * Text counts letter by letter. In braces is a place from the table below, or text that may be missing ({…?}), or
 * a choice of texts ({a|b}), which can contain places too. `…` is any text, as long as possible.
 */

type Capture =
  'address' | 'account' | 'panel' | 'rest' | 'method' | 'target' | 'port' | 'protocol' | 'destination' | 'uid';

/** How lfd changes a text it takes before it looks at it. */
export type Cleaning = 'port' | 'underscores' | 'angles' | 'colon' | 'none';

type Place = {form: string; takes?: Capture; cleaning?: Cleaning};

const places: Record<string, Place> = {
  // Syslog time (Nov  7 01:02:03) or one word, such as 2026-11-07T01:02:03+00:00.
  time: {form: `(?:${word}+|${word}+${blank}+\\d+${blank}+${word}+)`},
  word: {form: `${word}+`},
  'word?': {form: `${word}*`},
  host: {form: `${word}+`},
  name: {form: '\\w+'},
  number: {form: '\\d+'},
  space: {form: blank},
  spaces: {form: `${blank}+`},
  'spaces?': {form: `${blank}*`},
  // Blanks may follow, and nothing else.
  end: {form: `${blank}*$`},
  'very end': {form: '$'},
  'not bracket': {form: '[^[]+'},
  'some text[': {form: `${word}+?[^[]+\\[`},
  'in brackets': {form: '\\[[^\\]]+\\]'},
  'more brackets': {form: '(?: \\[[^\\]]+\\])*'},
  quoted: {form: '"[^"]+"'},
  'quoted?': {form: '"[^"]*"'},
  'single quoted?': {form: "'[^']*'"},
  'shortest text': {form: '[^\\n]*?'},
  'no equals sign': {form: '[^=]*'},
  address: {form: `(${word}+)`, takes: 'address'},
  // Apache 2.4 writes the port behind it.
  client: {form: `(${word}+)`, takes: 'address', cleaning: 'port'},
  // Pure-FTPd writes IPv6 with _ instead of :
  address_: {form: `(${word}+)`, takes: 'address', cleaning: 'underscores'},
  account: {form: `(${word}+)`, takes: 'account'},
  'account?': {form: `(${word}*)`, takes: 'account'},
  '<account>': {form: `(<${word}*>)`, takes: 'account', cleaning: 'angles'},
  'account:?': {form: `(${word}*)`, takes: 'account', cleaning: 'colon'},
  'account of letters': {form: '(\\w+)', takes: 'account'},
  target: {form: `(${word}+)`, takes: 'target'},
  method: {form: `(${word}+)`, takes: 'method'},
  port: {form: '(\\d+)', takes: 'port'},
  'port word': {form: `(${word}+)`, takes: 'port'},
  protocol: {form: '(\\w+)', takes: 'protocol'},
  destination: {form: `(${word}+)`, takes: 'destination'},
  uid: {form: '(\\d+)', takes: 'uid'},
  panel: {form: `(${word}+)`, takes: 'panel'},
  rest: {form: '([^\\n]*)', takes: 'rest'},
  'sasl method': {form: `(?:${['LOGIN', 'PLAIN', 'CRAM-MD5', 'DIGEST-MD5'].map(anyCase).join('|')})`},
};

/** The places that a template can name. */
export const placeNames: readonly string[] = [...Object.keys(places), '…'];

function anyCase(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
}

/** What a template found in a line, after lfd's cleaning; a place that is not there has an empty text. */
export type Taken = Partial<Record<Capture, string>> & {cleaning?: Cleaning; text?: string};

export type Template = {
  nodes: readonly Node[];
  /** Text that each matching line holds; looked for first, because that is fast. */
  needle: string;
  match: (line: string) => Taken | undefined;
};

/** The parts of a template: text, the name of a place, or a choice of texts, possibly none. */
export type Node = {text: string} | {place: string} | {choices: Node[][]; optional: boolean};

/** Compiles a template once; the parts named in `parts` are templates that others share. */
export function compileTemplate(source: string, parts: Readonly<Record<string, string>> = {}): Template {
  return compileNodes(parseTemplate(source, parts));
}

/** Compiles a template that is taken apart. */
export function compileNodes(all: Node[]): Template {
  const [nodes, ...fields] = split(all);
  const captures: Place[] = [];
  const form = new RegExp(`^${write(nodes, captures)}`);
  const cleaning = captures.find(({takes}) => takes === 'address')?.cleaning;
  const needle = nodes.reduce(
    (longest, node) => ('text' in node && node.text.length > longest.length ? node.text : longest),
    '',
  );
  return {
    nodes: all,
    needle,
    match: (line) => {
      if (!line.includes(needle)) {
        return undefined;
      }
      const found = form.exec(line);
      if (found === null) {
        return undefined;
      }
      const taken: Taken = {};
      captures.forEach(({takes, cleaning: how}, index) => {
        taken[takes!] = cleaned(found[index + 1] ?? '', how);
      });
      if (cleaning !== undefined) {
        taken.cleaning = cleaning;
      }
      return fields.length === 0 || takeFields(line, fields, taken) ? taken : undefined;
    },
  };
}

/**
 * Splits a template with several gaps. A pattern with as many of them could take minutes for one line, so what is
 * behind the first gap is looked for by hand, see takeFields. With one gap at most, nothing is split.
 */
function split(nodes: Node[]): [Node[], ...Field[]] {
  const gaps = nodes.flatMap((node, index) => ('place' in node && node.place === '…' ? [index] : []));
  if (gaps.length < 2) {
    return [nodes];
  }
  const fields = gaps.map((gap, index): Field => {
    const [name, place, ...rest] = nodes.slice(gap + 1, gaps[index + 1]);
    if (name === undefined || !('text' in name) || rest.length > 0 || (place !== undefined && !('place' in place))) {
      throw new Error('A template with several … has a text and at most one place behind each.');
    }
    const {form, takes} = place === undefined ? {form: ''} : places[place.place]!;
    const kind = new RegExp(form, 'y');
    return {name: name.text, kind: place === undefined ? undefined : kind, takes};
  });
  return [nodes.slice(0, gaps[0]), ...fields];
}

type Field = {name: string; kind: RegExp | undefined; takes?: Capture | undefined};

/**
 * Finds fields such as "SRC=1.2.3.4" that follow each other anywhere in a line. Of several with the same name, the
 * last one counts behind which the others still follow, and for the first field the first one: that is where lfd's
 * search ends.
 */
function takeFields(line: string, fields: readonly Field[], taken: Taken): boolean {
  const starts: number[] = [];
  let end = line.length;
  for (const {name, kind} of [...fields].reverse()) {
    const least = name.length + (kind === undefined ? 0 : 1);
    let at = end < least ? -1 : line.lastIndexOf(name, end - least);
    while (at >= 0 && kind !== undefined && !fits(kind, line, at + name.length)) {
      at = at === 0 ? -1 : line.lastIndexOf(name, at - 1);
    }
    if (at < 0) {
      return false;
    }
    starts.unshift(at);
    end = at;
  }
  // The search begins at the left: nothing comes before the first field.
  const {name: first, kind: firstKind} = fields[0]!;
  let start = line.indexOf(first);
  while (firstKind !== undefined && !fits(firstKind, line, start + first.length)) {
    start = line.indexOf(first, start + 1);
  }
  starts[0] = start;
  fields.forEach(({name, kind, takes}, index) => {
    const from = starts[index]! + name.length;
    if (kind !== undefined && takes !== undefined && fits(kind, line, from)) {
      taken[takes] = line.slice(from, Math.min(kind.lastIndex, starts[index + 1] ?? line.length));
    }
  });
  return true;
}

function fits(kind: RegExp, line: string, at: number): boolean {
  kind.lastIndex = at;
  return kind.test(line);
}

function cleaned(text: string, how: Cleaning | undefined): string {
  switch (how) {
    case 'angles':
      return text.replace(/^<|>$/g, '');
    case 'colon':
      return text.replace(/:$/, '');
    default:
      return text;
  }
}

/** Takes a template apart. */
export function parseTemplate(source: string, parts: Readonly<Record<string, string>> = {}): Node[] {
  return parse(expand(source, parts));
}

function expand(source: string, parts: Readonly<Record<string, string>>): string {
  return source.replace(/\{\{([\w ]+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(parts, name) ? parts[name]! : whole,
  );
}

/** Reads a template into text, places and groups. */
function parse(source: string): Node[] {
  let at = 0;
  const sequence = (inGroup: boolean): Node[] => {
    const nodes: Node[] = [];
    let text = '';
    const flush = (): void => {
      if (text !== '') {
        nodes.push({text});
        text = '';
      }
    };
    while (at < source.length) {
      const letter = source[at]!;
      if (inGroup && (letter === '}' || letter === '|' || (letter === '?' && source[at + 1] === '}'))) {
        break;
      }
      at += 1;
      if (letter === '…') {
        flush();
        nodes.push({place: '…'});
      } else if (letter === '{') {
        flush();
        nodes.push(braces());
      } else {
        text += letter;
      }
    }
    flush();
    return nodes;
  };
  const braces = (): Node => {
    const name = source.slice(at, source.indexOf('}', at));
    if (Object.hasOwn(places, name)) {
      at += name.length + 1;
      return {place: name};
    }
    const choices = [sequence(true)];
    while (source[at] === '|') {
      at += 1;
      choices.push(sequence(true));
    }
    const optional = source[at] === '?';
    at += optional ? 2 : 1;
    if (source[at - 1] !== '}' || (choices.length === 1 && !optional)) {
      throw new Error(`The template "${source}" has braces around "${name}", which is no place, and not optional.`);
    }
    return {choices, optional};
  };
  return sequence(false);
}

function write(nodes: readonly Node[], captures: Place[]): string {
  return nodes
    .map((node) => {
      if ('text' in node) {
        return node.text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      }
      if ('place' in node) {
        const place = node.place === '…' ? {form: '[^\\n]*'} : places[node.place]!;
        if ('takes' in place) {
          captures.push(place);
        }
        return place.form;
      }
      const group = `(?:${node.choices.map((choice) => write(choice, captures)).join('|')})`;
      return node.optional ? `${group}?` : group;
    })
    .join('');
}
