import {readAddress as readListed} from '../address';
import {contains, parseAddress, readNetwork, shortForm} from '../netfilter/address';
import {gluesEntries} from '../lists/lineEnd';
import {isKept, readList} from '../lists/readList';
import {changedServer, type ListName, type Server} from './server';
import {dateOf, isTrue, numberOf, trim} from '../perl';
import {slurp} from '../slurp';
import {valuesOf, type Values} from './values';

/** A server on which csf has started. */
export type Running = {
  files: Server;
  /** The files as they are in the rules: a command can change one without the other. */
  inForce: Server;
  /** A rule failed, so csf emptied its firewall and left `csf.error`. Then it refuses all but a start. */
  isBroken: boolean;
};

/** What a command does, and why csf refuses it. */
export type Outcome = {running: Running; refusal?: string};

export type CommandContext = {ownAddresses: readonly string[]; now: number};

/** A server that has just started with its files. */
export function started(server: Server): Running {
  // A start writes the temporary lists anew.
  const files = (['csf.tempban', 'csf.tempallow'] as const).reduce(
    (one, name) => (one.lists[name] === undefined ? one : withList(one, name, linesIn(one.lists[name]))),
    server,
  );
  return {files, inForce: files, isBroken: false};
}

/**
 * Runs one command line of csf as `doadd`, `dodeny`, `dokill`, `doakill`, `dotempdeny`, `dotempallow`, `dotemprm` and
 * their kin do in csf.pl.
 */
export function runCommand(command: string, running: Running, {ownAddresses, now}: CommandContext): Outcome {
  const [program, option = '', ...words] = (command.match(/"[^"]*"|\S+/g) ?? []).map((word) =>
    word.replaceAll('"', ''),
  );
  const run = new Run(running, ownAddresses, now);
  const [first = ''] = words;
  const repairedList = repaired.exec(command)?.[1];
  if (repairedList !== undefined) {
    return run.endLastLine(repairedList as ListName);
  }
  if (program !== 'csf') {
    throw new Error(`The model of csf does not know the command "${command}".`);
  }
  if (option === '-r' || option === '-sf') {
    return run.restart(option);
  }
  if (running.isBroken) {
    return {running, refusal: 'csf refuses it until a start succeeds, because a rule failed before.'};
  }
  switch (option) {
    case '-a':
      return run.allow(first);
    case '-d':
      return run.deny(first);
    case '-ar':
      return run.remove('csf.allow', first);
    case '-dr':
      return run.remove('csf.deny', first);
    case '-td':
    case '-ta':
      return run.addTemporary(option === '-td' ? 'csf.tempban' : 'csf.tempallow', first, words.slice(1));
    case '-tr':
      return run.removeTemporary(['csf.tempban', 'csf.tempallow'], first);
    case '-g':
      return {running};
    case '-trd':
      return run.removeTemporary(['csf.tempban'], first);
    case '-tra':
      return run.removeTemporary(['csf.tempallow'], first);
    default:
      throw new Error(`The model of csf does not know the command "${command}".`);
  }
}

/**
 * The line for a shell that gives a list the line end that its last line lacks. On any other file it does nothing. It
 * adds to the file, and so disturbs no program that has it open.
 */
export function lineEndCommand(file: ListName): string {
  const path = `/etc/csf/${file}`;
  return `[ -z "$(tail -c 1 ${path})" ] || echo >> ${path}`;
}

const repaired = /^\[ -z .* >> \/etc\/csf\/(csf\.\w+)$/;

/** Whether the lists of two servers have the same entries: comments, times and the order do not count. */
export function hasSameEntries(one: Server, two: Server): boolean {
  const names = new Set([...Object.keys(one.lists), ...Object.keys(two.lists)] as ListName[]);
  return [...names].every((name) => keysOf(one, name).join('\n') === keysOf(two, name).join('\n'));
}

function keysOf({lists}: Server, name: ListName): string[] {
  return linesIn(lists[name])
    .map((line) => entryKey(name, line))
    .filter((key) => key !== '')
    .sort();
}

/** What tells one entry of a list from another. */
export function entryKey(name: ListName, line: string): string {
  if (name === 'csf.tempban' || name === 'csf.tempallow') {
    const [, address = '', ports = '', way = '', seconds = ''] = trim(line).split('|');
    return address === '' ? '' : [address, isTrue(ports) ? ports : '', way, seconds].join('|');
  }
  return name === 'csf.allow' || name === 'csf.deny' ? entryOf(line).toLowerCase() : trim(line);
}

/** The word of a line that csf takes for an address or a filter; empty for comments and `Include`. */
export function entryOf(line: string): string {
  return readList(line)[0]?.entry ?? '';
}

/** The lines of a list that hold more than space, by csf's ends of lines. */
export function linesIn(text: string | undefined): string[] {
  return slurp(text ?? '').flatMap((line) => (trim(line.text) === '' ? [] : [line.text]));
}

class Run {
  private readonly values: Values;
  private readonly isTesting: boolean;

  constructor(
    private readonly running: Running,
    private readonly ownAddresses: readonly string[],
    private readonly now: number,
  ) {
    this.values = valuesOf(running.files);
    this.isTesting = isTrue(this.values['TESTING']);
  }

  restart(option: string): Outcome {
    const {files} = this.running;
    if (option === '-r' && isTrue(this.values['LFDSTART']) && this.isTesting) {
      return this.refused('`csf -r` leaves the start to lfd with `LFDSTART`, and lfd does not run with `TESTING`.');
    }
    return {running: started(files)};
  }

  allow(text: string): Outcome {
    const entry = this.accepted(text);
    if (typeof entry !== 'string') {
      return entry;
    }
    const isDenied = linesIn(this.list('csf.deny')).some((line) => spelledByCsf(entryOf(line)) === entry);
    const freed = isDenied ? this.remove('csf.deny', entry).running : this.running;
    if (freed.isBroken) {
      return {running: freed};
    }
    if (linesIn(this.list('csf.allow')).some((line) => spelledByCsf(entryOf(line)) === entry)) {
      return {running: freed, refusal: `${entry} is in \`/etc/csf/csf.allow\` already.`};
    }
    return {running: this.appended(freed, 'csf.allow', entry)};
  }

  deny(text: string): Outcome {
    const entry = this.accepted(text);
    if (typeof entry !== 'string') {
      return entry;
    }
    for (const file of ['csf.allow', 'csf.ignore'] as const) {
      const holder = linesIn(this.list(file)).find((line) => holds(entryOf(line), entry));
      if (holder !== undefined) {
        return this.refused(`\`csf -d\` refuses an address that \`/etc/csf/${file}\` holds: \`${trim(holder)}\``);
      }
    }
    const lines = linesIn(this.list('csf.deny'));
    const repeats = numberOf(this.values['LF_REPEATBLOCK']);
    if (lines.some((line) => spelledByCsf(entryOf(line)) === entry) && repeats <= 1) {
      return this.refused(`${entry} is in \`/etc/csf/csf.deny\` already.`);
    }
    return {running: this.appended(this.withinLimit(lines), 'csf.deny', entry)};
  }

  /** Removes the oldest lines of csf.deny if there are too many. */
  private withinLimit(lines: readonly string[]): Running {
    const limit = numberOf(this.values['DENY_IP_LIMIT']);
    const old = lines.filter((line) => entryOf(line) !== '' && !isKept(line));
    return limit > 0 && old.length >= limit
      ? this.without('csf.deny', new Set(old.slice(0, old.length - limit + 1)))
      : this.running;
  }

  endLastLine(file: ListName): Outcome {
    const {files} = this.running;
    return {running: gluesEntries(files.lists[file]) ? {...this.running, files: glued(files, file, '')} : this.running};
  }

  remove(file: 'csf.allow' | 'csf.deny', text: string): Outcome {
    const address = checked(text);
    if (address === undefined && !isFilter(text)) {
      return this.refused(`"${text}" is no address.`);
    }
    const wanted = (address ?? text).toUpperCase();
    const hits = linesIn(this.list(file)).filter((line) => {
      const entry = entryOf(line);
      const found = file === 'csf.allow' ? spelledByCsf(entry) : address === undefined ? entry : addressInside(entry);
      return entry !== '' && found.toUpperCase() === wanted;
    });
    const removed = file === 'csf.deny' ? hits.filter((line) => !isKept(line)) : hits;
    if (removed.length === 0) {
      return {
        // csf writes the file anew all the same.
        running: this.without(file, new Set()),
        refusal:
          hits.length > 0
            ? `\`csf -dr\` leaves lines that say "do not delete": \`${trim(hits[0]!)}\``
            : `\`csf ${file === 'csf.allow' ? '-ar' : '-dr'}\` looks for ${address ?? text}, and finds no line in this spelling.`,
      };
    }
    return {running: this.without(file, new Set(removed))};
  }

  addTemporary(file: 'csf.tempban' | 'csf.tempallow', text: string, words: readonly string[]): Outcome {
    const isBan = file === 'csf.tempban';
    const address = checked(text);
    if (address === undefined) {
      return this.refused(`"${text}" is no address.`);
    }
    if (isBan && this.isOwn(address)) {
      return this.refused(`${address} is an address of the server.`);
    }
    const list = isBan ? 'csf.deny' : 'csf.allow';
    if (linesIn(this.list(list)).some((line) => startsWithWord(line, address))) {
      return this.refused(`${address} is in \`/etc/csf/${list}\` already.`);
    }
    const options = words.slice(1).join(' ');
    const port = /-p *([\w,*;]+)/.exec(options)?.[1] ?? '';
    if (linesIn(this.list(file)).some((line) => line.includes(`${address}|${port}|`))) {
      return this.refused(`${address} has a temporary entry already.`);
    }
    const way = /-d *(inout|out|in)/i.exec(options)?.[1]?.toLowerCase() ?? (isBan ? 'in' : 'inout');
    const reason = `Manually added: ${address} (-)`;
    const line = [this.now, address, port.includes('*') ? '' : port, way, words[0], reason].join('|');
    const {files, inForce} = this.running;
    return {running: {...this.running, files: withEntry(files, file, line), inForce: withEntry(inForce, file, line)}};
  }

  removeTemporary(files: readonly ('csf.tempban' | 'csf.tempallow')[], text: string): Outcome {
    const address = checked(text);
    const isThis = (line: string): boolean => line.split('|')[1] === address;
    const found = files.filter((file) => linesIn(this.list(file)).some(isThis));
    if (address === undefined || found.length === 0) {
      return this.refused(`csf looks for ${address ?? text}, and finds no temporary entry in this spelling.`);
    }
    let running = this.running;
    for (const file of found) {
      running = new Run(running, this.ownAddresses, this.now).without(
        file,
        new Set(linesIn(running.files.lists[file]).filter(isThis)),
      );
    }
    return {running};
  }

  /** Deletes lines with their rules. With TESTING, a rule that is not there is an error. */
  private without(file: ListName, gone: ReadonlySet<string>): Running {
    const keys = new Set([...gone].map((line) => entryKey(file, line)));
    const there = new Set(linesIn(this.running.inForce.lists[file]).map((line) => entryKey(file, line)));
    const isInSet = isTrue(this.values['LF_IPSET']) && !file.startsWith('csf.temp');
    const isMissing = [...gone].some(
      (line) => !there.has(entryKey(file, line)) && !(isInSet && checked(entryOf(line)) !== undefined),
    );
    const {files, inForce} = this.running;
    if (isMissing && this.isTesting) {
      // csf stops while it writes the file: the rest of its lines is lost.
      const lines = allLinesIn(files.lists[file]);
      const rest = lines.slice(
        0,
        lines.findIndex((line) => gone.has(line)),
      );
      return {files: withList(files, file, rest.map(trim)), inForce, isBroken: true};
    }
    return {
      ...this.running,
      files: withList(
        files,
        file,
        allLinesIn(files.lists[file])
          .filter((line) => !gone.has(line))
          .map(trim),
      ),
      inForce: withList(
        inForce,
        file,
        linesIn(inForce.lists[file]).filter((line) => !keys.has(entryKey(file, line)) || isKept(line)),
      ),
    };
  }

  private appended(running: Running, file: 'csf.allow' | 'csf.deny', entry: string): Running {
    // The comment is that of a server on which csf finds out nothing about an address.
    const word = file === 'csf.allow' ? 'allowed' : 'denied';
    const found = checked(entry)?.includes('.') === true ? '-' : 'Unknown';
    const line = `${entry} # Manually ${word}: ${entry} (${found}) - ${dateOf(this.now)}`;
    const files = glued(running.files, file, line);
    // With TESTING, csf writes the line and makes no rule. Otherwise it makes the rule, wherever in the file the entry is.
    return {...running, files, inForce: this.isTesting ? running.inForce : withEntry(running.inForce, file, line)};
  }

  /** An address or filter as csf takes it, or why it does not. */
  private accepted(text: string): string | Outcome {
    const address = checked(text);
    if (address === undefined) {
      return isFilter(text) ? text : this.refused(`"${text}" is no address and no filter.`);
    }
    if (this.isOwn(address)) {
      return this.refused(`${address} is an address of the server.`);
    }
    return address.includes(':') && !isTrue(this.values['IPV6'])
      ? this.refused('csf takes no IPv6 address while `IPV6` is 0.')
      : address;
  }

  private isOwn(address: string): boolean {
    return this.ownAddresses.includes(address) || /^127\.[\d.]+$/.test(address);
  }

  private list(name: ListName): string | undefined {
    return this.running.files.lists[name];
  }

  private refused(refusal: string): Outcome {
    return {running: this.running, refusal};
  }
}

/** An address or network in csf's spelling; undefined for what it takes for none. */
function checked(text: string): string | undefined {
  const address = readListed(text);
  return address === undefined ? undefined : shortForm(address);
}

function spelledByCsf(entry: string): string {
  return checked(entry) ?? entry;
}

function isFilter(text: string): boolean {
  return /[:|]/.test(text) && text.includes('=');
}

/** The address for which `csf -dr` takes a line: it looks into filters too, and leaves the spelling as it is. */
function addressInside(entry: string): string {
  const found = /\d{1,3}(?:\.\d{1,3}){3}/.exec(entry)?.[0] ?? /[\da-f]*:[\da-f:]*[\da-f:](?=$|[/|])/i.exec(entry)?.[0];
  return found === undefined ? entry : `${found}${/\/\d+$/.exec(entry)?.[0] ?? ''}`;
}

/** Whether an entry is an address or the network around it. */
function holds(entry: string, wanted: string): boolean {
  const holder = checked(entry);
  if (holder === undefined) {
    return entry === wanted && entry !== '';
  }
  const single = parseAddress(wanted);
  // Net::CIDR::Lite finds no network in another one.
  if (holder === wanted || single === undefined || !holder.includes('/')) {
    return holder === wanted;
  }
  const network = readNetwork(holder);
  // As it compares, ::/0 holds the addresses of IPv4 too.
  return contains(network, single) || (network.family === 6 && network.mask === 0n);
}

function startsWithWord(line: string, word: string): boolean {
  return line.startsWith(word) && !/^\w/.test(line.slice(word.length));
}

/** The server with other lines in a list. */
export function withList(server: Server, name: ListName, lines: readonly string[]): Server {
  return changedServer(server, {lists: {[name]: lines.map((line) => `${line}\n`).join('')}});
}

/** The server with a line where csf writes it: at the end of the file, whatever is there. */
function glued(server: Server, name: ListName, line: string): Server {
  return changedServer(server, {lists: {[name]: `${server.lists[name] ?? ''}${line}\n`}});
}

/** The server with a line of its own for an entry. */
function withEntry(server: Server, name: ListName, line: string): Server {
  return withList(server, name, [...linesIn(server.lists[name]), line]);
}

/** The lines of a list as csf keeps them when it writes the file anew: those that are empty too, but not at the end. */
function allLinesIn(text: string | undefined): string[] {
  const lines = slurp(text ?? '').map((line) => line.text);
  while (lines.at(-1) === '') {
    lines.pop();
  }
  return lines;
}
