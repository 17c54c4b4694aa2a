/** Settings whose value gets into a command of the packet filter, by name. */
export type CommandSettings = Record<string, {programs: string[]; evidence: string}>;

/** Programs that csf and lfd run, by the setting with their path. */
const programs: Readonly<Record<string, string>> = {
  IPTABLES: 'iptables',
  IPTABLES_RESTORE: 'iptables',
  IPTABLES_SAVE: 'iptables',
  IP6TABLES: 'ip6tables',
  IP6TABLES_RESTORE: 'ip6tables',
  IP6TABLES_SAVE: 'ip6tables',
  IPSET: 'ipset',
  MODPROBE: 'modprobe',
};

/** Subs of the product that run a command, beside Perl's own. */
const runners: ReadonlySet<string> = new Set(['syscommand', 'systemcmd', 'iptablescmd', 'loadmodule']);

/** The variable with what somebody typed behind `csf`. */
const typed = 'input';

type Line = {file: string; number: number; text: string};
/** The lines of a sub in which a variable that `my` declares can be seen. */
type Scope = {from: number; to: number};
type Sub = {name: string; file: string; lines: Line[]; parameters: string[]; scopes: Map<string, Scope[]>};
/** The settings that a variable holds, by the place that `placeOf` gives it. */
type Held = Map<string, Set<string>>;

/**
 * Follows the values of settings through assignments, loops and calls to the commands of iptables, ip6tables, ipset
 * and modprobe. It reads Perl as the product writes it: a statement a line, names with their sigil.
 * @param sources the text of each Perl file by its name
 * @param shipped settings of csf.conf
 * @throws if no command is found: then this reader must learn the new form
 */
export function readCommandSettings(
  sources: Readonly<Record<string, string>>,
  shipped: ReadonlySet<string>,
): CommandSettings {
  const subs = Object.entries(sources).flatMap(([file, text]) => subsOf(file, text));
  const held: Held = new Map();
  const byName = new Map(subs.map((sub) => [`${sub.file} ${sub.name}`, sub]));
  for (let before = -1; before !== sizeOf(held);) {
    before = sizeOf(held);
    for (const sub of subs) {
      for (const at of sub.lines.keys()) {
        follow(sub, at, held, byName);
      }
    }
  }
  const found = new Map<string, {programs: Set<string>; places: Map<string, Set<number>>}>();
  // What a runner itself runs is what it was called with.
  for (const sub of subs.filter(({name}) => name === 'loadmodule' || !runners.has(name))) {
    let fed: string[] = [];
    for (const [at, {file, number, text}] of sub.lines.entries()) {
      const command = commandIn(text) ?? (fed.length > 0 ? inputIn(text) : undefined);
      if (command === undefined) {
        continue;
      }
      const settings = settingsIn(command, sub, at, held);
      const run = [...settings].flatMap((name) => programs[name] ?? []);
      const used = run.length > 0 || /&/.test(text) ? run : fed;
      fed = /open3\(/.test(text) ? run : fed;
      for (const name of used.length === 0 ? [] : settings) {
        const one = found.get(name) ?? {programs: new Set(), places: new Map<string, Set<number>>()};
        used.forEach((program) => one.programs.add(program));
        one.places.set(file, (one.places.get(file) ?? new Set()).add(number));
        found.set(name, one);
      }
    }
  }
  if (found.size === 0) {
    throw new Error(
      'No setting reaches a command of iptables. Adapt packages/lab/import-product/readCommandSettings.ts to the new form.',
    );
  }
  return Object.fromEntries(
    [...found]
      .filter(([name]) => shipped.has(name))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, {programs: run, places}]) => [name, {programs: [...run].sort(), evidence: evidenceOf(places)}]),
  );
}

function sizeOf(held: Held): number {
  return [...held.values()].reduce((sum, {size}) => sum + size, 0);
}

/** The first places are enough to look it up. */
const mostPlaces = 3;

function evidenceOf(places: ReadonlyMap<string, ReadonlySet<number>>): string {
  return [...places]
    .map(([file, lines]) => {
      const first = [...lines].slice(0, mostPlaces);
      return `${file} ${first.length === 1 ? 'line' : 'lines'} ${first.join(', ')}`;
    })
    .join('; ');
}

function subsOf(file: string, source: string): Sub[] {
  const main: Sub = {name: '', file, lines: [], parameters: [], scopes: new Map()};
  const subs = [main];
  let current = main;
  source.split('\n').forEach((text, index) => {
    const [, name] = /^sub (\w+)/.exec(text) ?? [];
    if (name !== undefined) {
      current = {name, file, lines: [], parameters: [], scopes: new Map()};
      subs.push(current);
    } else if (/^\}/.test(text)) {
      current = main;
    } else if (!/^\s*#/.test(text)) {
      const [, parameter] = /^\s*my \$(\w+) = shift;/.exec(text) ?? [];
      const [, list] = /^\s*my \(([^)]*)\) = @_;/.exec(text) ?? [];
      current.parameters.push(...(parameter === undefined ? [] : [parameter]), ...(list?.match(/\w+/g) ?? []));
      current.lines.push({file, number: index + 1, text});
    }
  });
  // What the main program declares, all subs see.
  subs.slice(1).forEach(findScopes);
  return subs;
}

/** Finds where each variable can be seen: from its declaration to the end of the block around it. */
function findScopes({lines, scopes}: Sub): void {
  const open: (Scope & {depth: number})[] = [];
  let depth = 0;
  for (const [at, {text}] of lines.entries()) {
    for (const {1: loop, 2: one = '', 3: list = one, index} of text.matchAll(
      /(foreach |while \()?\bmy (?:[$@%](\w+)|\(([^)]*)\))/g,
    )) {
      const around = depth + bracesIn(text.slice(0, index)).end + (loop === undefined ? 0 : 1);
      for (const name of list.match(/\w+/g) ?? []) {
        const scope = {from: at, to: lines.length, depth: around};
        open.push(scope);
        scopes.set(name, [...(scopes.get(name) ?? []), scope]);
      }
    }
    const {lowest, end} = bracesIn(text);
    for (const scope of open.filter(({from, to}) => from < at && to === lines.length)) {
      scope.to = depth + lowest < scope.depth ? at : scope.to;
    }
    depth += end;
    for (const scope of open.filter(({from, to}) => from === at && to === lines.length)) {
      scope.to = depth < scope.depth ? at + 1 : scope.to;
    }
  }
}

/** How a line changes the depth of blocks, and how low it comes on the way. */
function bracesIn(text: string): {lowest: number; end: number} {
  let [lowest, end] = [0, 0];
  for (const [brace] of text.replace(/\\[{}]/g, '').matchAll(/[{}]/g)) {
    end += brace === '{' ? 1 : -1;
    lowest = Math.min(lowest, end);
  }
  return {lowest, end};
}

/** Notes what a line gives to variables and to the parameters of a sub. */
function follow(sub: Sub, at: number, held: Held, subs: ReadonlyMap<string, Sub>): void {
  const {text} = sub.lines[at]!;
  const give = (variable: string, value: string, key = placeOf(variable, sub, at)): void => {
    const settings = variable === typed ? new Set<string>() : settingsIn(value, sub, at, held);
    if (settings.size > 0) {
      held.set(key, new Set([...(held.get(key) ?? []), ...settings]));
    }
  };
  // $name = …; $name{key} .= …; ($one, $two) = …
  for (const {0: match, 1: target = '', index} of text.matchAll(
    /(\((?:my )?[^()=]*\)|[$@%]\w+(?:\{[^=]*?\}|\[[^=]*?\])?)\s*\.?=(?![=~])\s*/g,
  )) {
    const value = upTo(text, index + match.length, ';');
    const keys = /^[$@%]\w+([{[].*)$/.exec(target)?.[1] ?? '';
    for (const [, name = ''] of target.replace(keys, '').matchAll(/[$@%](\w+)/g)) {
      give(name, `${value} ${keys}`);
    }
  }
  for (const {0: match, 1: name = '', index} of text.matchAll(/foreach (?:my )?\$(\w+) \(/g)) {
    give(name, upTo(text, index + match.length, ')'));
  }
  for (const {0: match, 1: name = '', index} of text.matchAll(/push @(\w+), ?/g)) {
    give(name, upTo(text, index + match.length, ';'));
  }
  for (const {0: match, 1: name = '', index} of text.matchAll(/(?<![$@%>\w])(\w+)\(/g)) {
    const called = runners.has(name) ? undefined : subs.get(`${sub.file} ${name}`);
    argumentsOf(upTo(text, index + match.length, ')')).forEach((argument, place) => {
      const parameter = called?.parameters[place];
      if (called !== undefined && parameter !== undefined) {
        const declared = called.lines.findIndex((line) => line.text.includes(`$${parameter}`));
        give(parameter, argument, placeOf(parameter, called, declared));
      }
    });
  }
}

/** Where a variable is kept: by the line that declares it, or if no `my` does, where all subs see it. */
function placeOf(variable: string, {name, file, scopes}: Sub, at: number): string {
  const scope = scopes.get(variable)?.findLast(({from, to}) => from <= at && at < to);
  return scope === undefined ? `${file} ${variable}` : `${file} ${variable} ${name} ${scope.from}`;
}

/** The settings that an expression holds: by their own name, or through a variable. */
function settingsIn(value: string, sub: Sub, at: number, held: Held): Set<string> {
  const found = new Set<string>();
  // What a module makes of a value is another one.
  const rest = value.replace(/->\w+\(.*$/, ' ').replace(/\$config\{"?([\w${}\\]*?)"?\}(?!_)/g, (_, name: string) => {
    if (/^\w+$/.test(name)) {
      found.add(name);
    }
    return ' ';
  });
  for (const [, name = ''] of rest.matchAll(/[$@%]\{?(\w+)/g)) {
    held.get(placeOf(name, sub, at))?.forEach((setting) => found.add(setting));
  }
  return found;
}

const commandForm = new RegExp(`\\b(?:${[...runners].join('|')}|open3|system) ?\\(`);

/** The arguments of a call that runs a command. */
function commandIn(text: string): string | undefined {
  const match = commandForm.exec(text);
  return match === null ? undefined : upTo(text, match.index + match[0].length, ')');
}

/** What a line writes into the input of a program. */
function inputIn(text: string): string | undefined {
  const match = /print \$childin /.exec(text);
  return match === null ? undefined : upTo(text, match.index + match[0].length, ';');
}

/** A text up to a mark that is in no string and no bracket of its own. */
function upTo(text: string, start: number, mark: ';' | ')'): string {
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at]!;
    if (quote !== '') {
      quote = letter === quote && text[at - 1] !== '\\' ? '' : quote;
    } else if (letter === '"' || letter === "'") {
      quote = letter;
    } else if ((letter === mark && depth === 0) || (depth === 0 && /[)}\]]/.test(letter))) {
      return text.slice(start, at);
    } else {
      depth += /[({[]/.test(letter) ? 1 : /[)}\]]/.test(letter) ? -1 : 0;
    }
  }
  return text.slice(start);
}

function argumentsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const letter of text) {
    if (quote !== '') {
      quote = letter === quote ? '' : quote;
    } else if (letter === '"' || letter === "'") {
      quote = letter;
    }
    depth += quote !== '' ? 0 : /[({[]/.test(letter) ? 1 : /[)}\]]/.test(letter) ? -1 : 0;
    if (letter === ',' && depth === 0 && quote === '') {
      parts.push('');
    } else {
      parts[parts.length - 1] += letter;
    }
  }
  return parts;
}
