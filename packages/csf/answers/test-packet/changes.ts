/* eslint-disable max-lines -- one plan from the way that it takes to its commands and the way back */
import {readAddress} from '../../model/address';
import {familyOf, filteredPort, originOf, pathOf, portSetting, reasonStep} from './answer';
import {
  entryKey,
  entryOf,
  hasSameEntries,
  lineEndCommand,
  linesIn,
  runCommand,
  started,
  withList,
  type CommandContext,
  type Running,
} from '../../model/firewall/csfCommands';
import type {Packet, Walk} from '../../model/netfilter/packet';
import type {Origin} from '../../model/netfilter/ruleSet';
import type {ListFile} from '../../model/firewall/configuration';
import {changedServer, settingsIn, type ListName, type Server} from '../../model/firewall/server';
import {gluesEntries} from '../../model/lists/lineEnd';
import {isKept} from '../../model/lists/readList';
import {portEntries} from '../ports';
import {isTrue, trim} from '../../model/perl';
import {entryOfSetting, sections, type Section, type ToolNote} from '../../pages/sections';
import type {Values} from '../../model/firewall/values';

/** Lines that go into a list, or out of it. */
export type Edit = {how: 'add' | 'remove'; file: ListName; lines: readonly string[]};

/** What to do on a server, in this order: edit lists, change a value in csf.conf, run commands. */
export type Deed = {edits?: readonly Edit[]; setting?: string; command: string};

/** What turns the answer. */
export type Change = {
  /** What it does, as a headline: "Allow this address on this port". */
  text: string;
  do: Deed;
  undo: Deed;
  /** What else it opens or closes. */
  warning?: string;
  /** Why it is done by hand, where a command of csf would be shorter; or that the value is not the visitor's own. */
  note?: ToolNote;
  /** What the way back does not bring back. */
  undoNote?: string;
  /** The section about this way. */
  page: Section;
  /** Whether somebody who works on the server can lock out himself. */
  locksOut: boolean;
};

export type Situation = {
  server: Server;
  values: Values;
  packet: Packet;
  /** The way that has to end otherwise. */
  walk: Walk;
  /** The answer to the packet, if there is one. */
  reply: Packet | undefined;
  /** Whether the packet itself passes, so that the way is the one of its answer. */
  isReplyStopped: boolean;
  /** Whether the packet passes now. */
  passes: boolean;
  context: CommandContext;
  /** Whether the answer is the other one with the rules of these files. */
  turns: (server: Server) => boolean;
};

/** A change before it is known by which commands. */
type Plan = {text: string; warning?: string; page: Section; locksOut: boolean} & (
  | {add: {file: 'csf.allow' | 'csf.deny'; entries: readonly string[]}}
  | {remove: {file: ListName; line: string}}
  | {setting: Setting}
);

type Setting = {name: string; before: string; after: string};

/**
 * The changes that turn the answer. Each was tried on a model of csf: what it does turns the answer, csf refuses none
 * of its commands, and the way back leads to the entries of before.
 */
export function turningChangesOf(situation: Situation): Change[] {
  const plans = situation.passes ? waysToStop(situation) : waysToPass(situation);
  const found = new Map<string, Change>();
  for (const plan of plans) {
    // Of two plans with the same words, the first is the narrower one.
    const change = found.has(plan.text) ? undefined : changeFor(plan, situation);
    if (change !== undefined) {
      found.set(plan.text, change);
    }
  }
  return [...found.values()];
}

function originOfEnd(walk: Walk): Origin | undefined {
  const step = reasonStep(walk);
  return step && originOf(step);
}

function waysToPass(situation: Situation): Plan[] {
  const {packet, values, walk} = situation;
  const [address, direction] = packet.direction === 'in' ? [packet.from, 'from'] : [packet.to, 'to'];
  const port = filteredPort(packet, walk);
  const setting = portSetting(packet, familyOf(packet));
  const {reply, isReplyStopped} = situation;
  const filter = filterFor(packet, port);
  const undone = undoing(situation);
  const isWide = isWideLine(situation);
  const [plans, wide] = isWide ? [[], []] : narrowAndWide(undone);
  if (isReplyStopped && reply && reply.protocol.name !== 'icmp') {
    const from = `Let only the answers from port ${fromPortOf(reply)}`;
    // Where the line is a filter itself, nothing is narrower than to remove it.
    plans.splice(isFilterLine(situation) ? plans.length : 0, 0, {
      text: direction === 'from' ? `${from} go to ${address}` : `${from} of ${address} in`,
      page: sections.onePort,
      add: {file: 'csf.allow', entries: [fromPortFilter(reply)]},
      ...opensBack(reply),
      locksOut: false,
    });
  }
  const answers = answerFilterFor(packet);
  if (answers !== undefined) {
    plans.push({
      text: `Let what this server sends from port ${fromPortOf(packet)} go to ${address}`,
      page: sections.onePort,
      add: {file: 'csf.allow', entries: [answers]},
      locksOut: false,
    });
  } else if (filter !== undefined) {
    // A line that denies a network stops the answer, too.
    const both = isWide && reply ? [[filter, fromPortFilter(reply)]] : [];
    for (const entries of [[filter], ...both]) {
      plans.push({
        text: `Open port ${port} ${direction} ${address} alone`,
        page: sections.onePort,
        add: {file: 'csf.allow', entries},
        ...(entries.length > 1 && opensBack(reply)),
        locksOut: false,
      });
    }
  }
  plans.push(...wide);
  if (setting !== undefined && port !== undefined && answers === undefined) {
    const value = values[setting] ?? '';
    plans.push({
      text: `Open port ${port} ${direction} every address`,
      page: sections.openPort,
      setting: {name: setting, before: value, after: value === '' ? String(port) : `${value},${port}`},
      warning: `Opens the port ${packet.direction === 'in' ? 'to the whole internet' : 'towards the whole internet, for every user of the server'}.`,
      locksOut: false,
    });
  }
  plans.push({
    text: `Allow ${address} altogether`,
    page: sections.allow,
    add: {file: 'csf.allow', entries: [address]},
    warning: 'Opens every port to this address, in both directions: more than you asked for.',
    locksOut: false,
  });
  return isWide ? [...plans, ...undone] : plans;
}

function waysToStop(situation: Situation): Plan[] {
  const {packet, values, walk} = situation;
  const isIn = packet.direction === 'in';
  const address = isIn ? packet.from : packet.to;
  const port = filteredPort(packet, walk);
  const filter = filterFor(packet, port);
  const own = isIn ? 'If this is your own address, you lock yourself out.' : undefined;
  const [plans, wide] = narrowAndWide(undoing(situation));
  if (filter !== undefined) {
    plans.push({
      text: `Close port ${port} ${isIn ? 'to' : 'towards'} ${address} alone`,
      page: sections.onePort,
      add: {file: 'csf.deny', entries: [filter]},
      ...(own !== undefined && {warning: own}),
      locksOut: isIn,
    });
  }
  plans.push(...wide);
  plans.push({
    text: `Deny ${address} altogether`,
    page: sections.deny,
    add: {file: 'csf.deny', entries: [address]},
    warning: `Closes every port, in both directions.${own === undefined ? '' : ` ${own}`}`,
    locksOut: isIn,
  });
  const setting = portSetting(packet, familyOf(packet));
  const ports = portEntries((setting === undefined ? undefined : values[setting]) ?? '');
  if (setting !== undefined && ports.includes(String(port))) {
    const after = ports.filter((entry) => entry !== String(port)).join(',');
    plans.push({
      text: `Close port ${port} ${isIn ? 'to' : 'towards'} every address`,
      page: sections.closePort,
      setting: {name: setting, before: values[setting]!, after},
      warning: isIn
        ? 'Closes the port to everybody. If you log in over this port, you lock yourself out.'
        : 'Closes the port for every user and program of the server.',
      locksOut: isIn,
    });
  }
  if (isMail(packet, values) && !isTrue(values['SMTP_BLOCK'])) {
    plans.push({
      text: 'Let only root and the users of `SMTP_ALLOWUSER` and `SMTP_ALLOWGROUP` send mail directly',
      page: entryOfSetting('SMTP_BLOCK'),
      setting: {name: 'SMTP_BLOCK', before: values['SMTP_BLOCK'] ?? '', after: '1'},
      warning:
        'Scripts that deliver mail themselves stop working; those that use the mail server of this machine go on.',
      locksOut: false,
    });
  }
  if (packet.protocol.name === 'icmp') {
    const name = isIn ? 'ICMP_IN' : 'ICMP_OUT';
    if (values[name] === '1') {
      plans.push({
        text: 'Refuse pings',
        page: entryOfSetting(name),
        setting: {name, before: '1', after: '0'},
        warning: 'Monitoring by ping stops working.',
        locksOut: false,
      });
    }
  }
  return plans;
}

/** Plans for a line of a list, and those for a setting, which is about more than one address. */
function narrowAndWide(plans: readonly Plan[]): [Plan[], Plan[]] {
  return [plans.filter((plan) => !('setting' in plan)), plans.filter((plan) => 'setting' in plan)];
}

/** Whether SMTP_BLOCK is about a packet. */
function isMail({direction, protocol}: Packet, values: Values): boolean {
  const ports = portEntries(values['SMTP_PORTS'] ?? '');
  return direction === 'out' && protocol.name === 'tcp' && ports.includes(String(protocol.toPort));
}

/** Takes back what put the deciding rule where it is. */
function undoing(situation: Situation): Plan[] {
  const {values, packet, walk} = situation;
  const origin = originOfEnd(walk);
  if (origin?.kind === 'line') {
    return lineRemoval(origin, packet);
  }
  const device = deviceChange(situation);
  if (origin === undefined || origin.kind === 'always') {
    return device;
  }
  const port = filteredPort(packet, walk);
  return origin.names.flatMap((name): Plan[] => {
    const value = values[name] ?? '';
    const change = (text: string, after: string, warning?: string): Plan => ({
      text,
      page: entryOfSetting(name),
      setting: {name, before: value, after},
      ...(warning !== undefined && {warning}),
      locksOut: false,
    });
    if (/^(PORTFLOOD|CONNLIMIT)6?$/.test(name)) {
      const entries = portEntries(value).filter((entry) => entry.split(';')[0] !== String(port));
      return [
        change(`Remove the limit for port ${port}`, entries.join(','), 'Nothing slows down a flood on this port then.'),
      ];
    }
    if (name === 'SMTP_BLOCK' && isTrue(value)) {
      return [
        ...mailUser(packet, values),
        change('Switch `SMTP_BLOCK` off', '0', 'Every user of the server can send mail directly then.'),
      ];
    }
    if (/^(SYNFLOOD|UDPFLOOD|PACKET_FILTER|ICMP_TIMESTAMPDROP)$/.test(name) && value !== '0') {
      return [change(`Switch \`${name}\` off`, '0', 'Switches the protection off for every address.')];
    }
    if (/^ICMP_(IN|OUT)$/.test(name) && value === '0') {
      return [change('Let pings pass', '1')];
    }
    if (/^ICMP_(IN|OUT)_RATE$/.test(name) && isTrue(value)) {
      return [change('Lift the limit for pings', '0', 'Nothing slows down a flood of pings then.')];
    }
    return [];
  });
}

/** The user who sends a mail, as one who may. */
function mailUser({user}: Packet, values: Values): Plan[] {
  const before = values['SMTP_ALLOWUSER'] ?? '';
  return user === undefined || user === 'root' || /^\d/.test(user)
    ? []
    : [
        {
          text: `Let ${user} send mail directly`,
          page: entryOfSetting('SMTP_ALLOWUSER'),
          setting: {name: 'SMTP_ALLOWUSER', before, after: before === '' ? user : `${before},${user}`},
          warning: `Every program that runs as ${user} can send mail past the mail server of this machine then.`,
          locksOut: false,
        },
      ];
}

/** Where csf leaves a device alone, its policy drops all that comes over it. */
function deviceChange({values, packet, walk}: Situation): Plan[] {
  const before = values['ETH_DEVICE'] ?? '';
  return reasonStep(walk)?.effect === 'policy' && before !== '' && before !== packet.device
    ? [
        {
          text: 'Let csf filter every network device',
          page: entryOfSetting('ETH_DEVICE'),
          setting: {name: 'ETH_DEVICE', before, after: ''},
          warning: 'The rules for lists and ports then apply to every network device but `lo`.',
          locksOut: false,
        },
      ]
    : [];
}

/** Where the docs say how an entry leaves each list. */
const removal: Readonly<Record<Exclude<ListFile, 'csf.blocklists'>, Section>> = {
  'csf.allow': sections.undoList,
  'csf.deny': sections.unblock,
  'csf.tempallow': sections.temporary,
  'csf.tempban': sections.temporary,
  'csf.redirect': sections.undoRedirect,
  'csf.dyndns': sections.undoName,
};

function lineRemoval(origin: Extract<Origin, {kind: 'line'}>, packet: Packet): Plan[] {
  const {file, line, text} = origin;
  if (file === 'csf.blocklists') {
    return [];
  }
  const isAllow = file === 'csf.allow' || file === 'csf.tempallow';
  const locksOut = isAllow && packet.direction === 'in';
  const network = deniedNetwork(origin);
  const warning = locksOut
    ? 'If this is your own address, you can lock yourself out.'
    : file === 'csf.redirect'
      ? 'Ends the redirect for every visitor.'
      : network && `Lets in all other addresses of ${network}, too.`;
  return [
    {
      text: `Remove line ${line} of \`${pathOf(file)}\``,
      page: removal[file as keyof typeof removal],
      // Rules of csf name its lists.
      remove: {file: file as ListName, line: trim(text)},
      ...(warning !== undefined && {warning}),
      locksOut,
    },
  ];
}

/** Whether a line decides that denies a network, or that its owner wants to keep: to remove it does more than asked. */
function isWideLine({walk}: Situation): boolean {
  const origin = originOfEnd(walk);
  return (
    origin?.kind === 'line' &&
    (deniedNetwork(origin) !== undefined || (origin.file === 'csf.deny' && isKept(origin.text)))
  );
}

function isFilterLine({walk}: Situation): boolean {
  const origin = originOfEnd(walk);
  return origin?.kind === 'line' && entryOf(origin.text).includes('|');
}

/** The network that a line of csf.deny or csf.tempban denies. */
function deniedNetwork({file, text}: Extract<Origin, {kind: 'line'}>): string | undefined {
  return file === 'csf.deny'
    ? networkOf(entryOf(text))
    : file === 'csf.tempban'
      ? networkOf(text.split('|')[1] ?? '')
      : undefined;
}

/** The network that an entry or the address of a filter names. */
function networkOf(entry: string): string | undefined {
  return entry
    .split(/[|=]/)
    .map(readAddress)
    .find((address) => address?.text.includes('/') === true && address.prefix < (address.family === 4 ? 32 : 128))
    ?.text;
}

/** A line of csf.allow or csf.deny for this port and address. */
function filterFor({protocol, direction, from, to}: Packet, port: number | undefined): string | undefined {
  return protocol.name === 'icmp' || port === undefined
    ? undefined
    : `${protocol.name}|${direction}|d=${port}|${direction === 'in' ? `s=${from}` : `d=${to}`}`;
}

function fromPortOf({protocol}: Packet): number {
  return protocol.name === 'icmp' ? 0 : protocol.fromPort;
}

/** What a line for incoming answers opens: their sender chooses the port that they come from. */
function opensBack(reply: Packet | undefined): {warning?: string} {
  return reply?.direction === 'in'
    ? {warning: `Packets of this address from port ${fromPortOf(reply)} then reach every port of the server.`}
    : {};
}

/** A line of csf.allow for answers: the port that they come from stays. */
function fromPortFilter(reply: Packet): string {
  const {protocol, direction, from, to} = reply;
  return `${protocol.name}|${direction}|s=${fromPortOf(reply)}|${direction === 'in' ? `s=${from}` : `d=${to}`}`;
}

/** A line for the answers of a service of this server: their source port stays, and each has another destination. */
function answerFilterFor(packet: Packet): string | undefined {
  const {protocol, direction, to} = packet;
  const fromPort = fromPortOf(packet);
  return direction === 'out' && protocol.name === 'udp' && fromPort > 0 && fromPort < 1024 && protocol.toPort >= 1024
    ? `udp|out|s=${fromPort}|d=${to}`
    : undefined;
}

/** Chooses the first way that turns the answer and leads back: a command of csf, or else the file by hand. */
function changeFor(plan: Plan, situation: Situation): Change | undefined {
  const before = started(situation.server);
  const notes: ToolNote[] = [];
  for (const deed of deedsFor(plan, situation)) {
    const done = outcomeOf(deed, before, situation.context);
    if (typeof done === 'string') {
      notes.push({text: done, page: plan.page});
      continue;
    }
    const lost = linesBetween(before.files, done.files).filter(
      ({how, line}) => how === 'remove' && !isMeant(line, plan),
    );
    if (lost.some(({line}) => !line.toLowerCase().includes(addressIn(plan).toLowerCase()))) {
      notes.push({
        text: '`csf -d` would also remove the oldest lines of `/etc/csf/csf.deny`, which holds as many as `DENY_IP_LIMIT` allows.',
        page: sections.fullList,
      });
      continue;
    }
    const undo = wayBack(before, done, plan, situation);
    if (undo === undefined || !situation.turns(done.inForce)) {
      continue;
    }
    const also = lost.map(({file, line}) => `Also removes \`${trim(line)}\` from \`${pathOf(file)}\`.`);
    const warning = [...(plan.warning === undefined ? [] : [plan.warning]), ...also].join(' ');
    const reason = testingNote(plan, situation) ?? notes[0];
    const note =
      shippedNote(plan, situation) ??
      lineEndNote(deed) ??
      (deed.edits === undefined || reason === undefined ? undefined : {...reason, text: `By hand: ${reason.text}`});
    return {
      text: plan.text,
      page: plan.page,
      do: deed,
      undo,
      ...(warning !== '' && {warning}),
      ...(note !== undefined && {note}),
      ...(losesComment(before.files, done.files, undo) && {undoNote: 'csf writes a new comment behind the entry.'}),
      locksOut: plan.locksOut,
    };
  }
  return undefined;
}

/** Whether a command brings a line back whose comment nobody types again, such as the one of lfd. */
function losesComment(before: Server, after: Server, undo: Deed): boolean {
  return (
    /csf -[ad] /.test(undo.command) &&
    linesBetween(before, after).some(({how, line}) => how === 'remove' && line.includes('#'))
  );
}

function isMeant(line: string, plan: Plan): boolean {
  return 'remove' in plan && plan.remove.line === trim(line);
}

/** The address that a plan is about, which further lines may hold. */
function addressIn(plan: Plan): string {
  if ('setting' in plan) {
    return '';
  }
  if ('add' in plan) {
    return plan.add.entries[0]!;
  }
  const {file, line} = plan.remove;
  return file.startsWith('csf.temp') ? (line.split('|')[1] ?? '') : entryOf(line);
}

function deedsFor(plan: Plan, situation: Situation): Deed[] {
  const restart = restartCommand(situation.values);
  const {lists} = situation.server;
  if ('setting' in plan) {
    return [{setting: `${plan.setting.name} = "${plan.setting.after}"`, command: restart}];
  }
  if ('add' in plan) {
    const {file, entries} = plan.add;
    const command = entries.map((entry) => `csf ${file === 'csf.allow' ? '-a' : '-d'} ${quoted(entry)}`).join('\n');
    const safe = gluesEntries(lists[file]) ? `${lineEndCommand(file)}\n${command}` : command;
    return [
      ...(isTesting(situation.values) ? [] : [{command: safe}]),
      {edits: [{how: 'add', file, lines: entries}], command: restart},
    ];
  }
  const {file, line} = plan.remove;
  const command = removalCommand(file, line, situation);
  return [
    ...(command === undefined ? [] : [{command}]),
    {edits: [{how: 'remove', file, lines: [line]}], command: restart},
  ];
}

function removalCommand(file: ListName, line: string, {server, values}: Situation): string | undefined {
  if (file === 'csf.tempban' || file === 'csf.tempallow') {
    const [, address = ''] = line.split('|');
    const other = file === 'csf.tempban' ? 'csf.tempallow' : 'csf.tempban';
    const isInBoth = linesIn(server.lists[other]).some((one) => one.split('|')[1] === address);
    const option = isInBoth ? (file === 'csf.tempban' ? '-trd' : '-tra') : '-tr';
    return afterStart(`csf ${option} ${address}`, values);
  }
  if ((file === 'csf.allow' || file === 'csf.deny') && !isTesting(values)) {
    return `csf ${file === 'csf.allow' ? '-ar' : '-dr'} ${quoted(entryOf(line))}`;
  }
  return undefined;
}

/** With TESTING, cron may have removed the rules; a command that meets none of them fails. */
function afterStart(command: string, values: Values): string {
  return isTesting(values) ? `${restartCommand(values)}\n${command}` : command;
}

function restartCommand(values: Values): string {
  // With both, csf -r leaves the start to lfd, which does not run.
  return isTesting(values) && isTrue(values['LFDSTART']) ? 'csf -sf' : 'csf -r';
}

function isTesting(values: Values): boolean {
  return isTrue(values['TESTING']);
}

/** A list of ports or users that nobody gave may hold other entries on the server. */
function shippedNote(plan: Plan, {server}: Situation): ToolNote | undefined {
  return 'setting' in plan &&
    plan.setting.before.includes(',') &&
    settingsIn(server.conf)[plan.setting.name] === undefined
    ? {
        text: `You gave no \`${plan.setting.name}\`, so this is the shipped list with the change. If yours is another, make the change in yours.`,
        page: sections.packetReads,
      }
    : undefined;
}

/** The text that somebody pasted can lack a line end that the file has. */
function lineEndNote({command}: Deed): ToolNote | undefined {
  return command.startsWith('[ -z')
    ? {
        text: 'The last line that you gave has no line end. If that is so in the file, `csf` glues the new entry to it. The first command adds the line end, and does nothing if it is there.',
        page: sections.lineEnd,
      }
    : undefined;
}

function testingNote(plan: Plan, {values}: Situation): ToolNote | undefined {
  const file = 'add' in plan ? plan.add.file : 'remove' in plan ? plan.remove.file : '';
  if (!isTesting(values) || (file !== 'csf.allow' && file !== 'csf.deny')) {
    return undefined;
  }
  const option = file === 'csf.allow' ? '-a' : '-d';
  return {
    text: `while \`TESTING\` is on, \`csf ${option}\` makes no rule before \`csf -r\`. Without its rule, \`csf ${option}r\` stops the firewall and cuts the file off.`,
    page: sections.testing,
  };
}

function quoted(entry: string): string {
  return /[|;]/.test(entry) ? `"${entry}"` : entry;
}

/** The server after a deed, or why csf refuses it. */
export function outcomeOf(deed: Deed, before: Running, context: CommandContext): Running | string {
  let running = before;
  for (const {how, file, lines} of deed.edits ?? []) {
    const old = linesIn(running.files.lists[file]);
    const next = how === 'add' ? [...old, ...lines] : old.filter((line) => !isOneOf(line, lines, file));
    running = {...running, files: withList(running.files, file, next)};
  }
  if (deed.setting !== undefined) {
    const [, name = '', value = ''] = /^(\w+) = "(.*)"$/.exec(deed.setting) ?? [];
    running = {...running, files: changedServer(running.files, {settings: {[name]: value}})};
  }
  for (const command of deed.command.split('\n')) {
    const outcome = runCommand(command, running, context);
    if (outcome.refusal !== undefined) {
      return outcome.refusal;
    }
    if (outcome.running.isBroken) {
      return 'csf would stop, because the rule is not there.';
    }
    running = outcome.running;
  }
  return running;
}

/** A line that csf wrote has a comment that nobody types again. */
function isOneOf(line: string, lines: readonly string[], file: ListName): boolean {
  return lines.some((one) => one === trim(line) || (entryOf(one) === one && one === entryKey(file, line)));
}

type MovedLine = {how: 'add' | 'remove'; file: ListName; line: string};

/** The lines that a deed has added and removed. */
function linesBetween(before: Server, after: Server): MovedLine[] {
  const names = [...new Set([...Object.keys(before.lists), ...Object.keys(after.lists)])] as ListName[];
  const changed = names.filter((file) => before.lists[file] !== after.lists[file]);
  return changed.flatMap((file) => {
    const [old, now] = [linesIn(before.lists[file]), linesIn(after.lists[file])];
    return [
      ...without(now, old).map((line): MovedLine => ({how: 'add', file, line})),
      ...without(old, now).map((line): MovedLine => ({how: 'remove', file, line})),
    ];
  });
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) {
      left.splice(at, 1);
    }
    return at < 0;
  });
}

/** How to get back to the entries and values of before: by commands where csf takes them, or else by hand. */
function wayBack(before: Running, done: Running, plan: Plan, {values, context}: Situation): Deed | undefined {
  const restart = restartCommand(values);
  if ('setting' in plan) {
    return {setting: `${plan.setting.name} = "${plan.setting.before}"`, command: restart};
  }
  const moved = linesBetween(before.files, done.files);
  if (moved.length === 0) {
    return undefined;
  }
  // What came goes first: csf denies no address that it allows.
  const ordered = [...moved].sort((one, two) => one.how.localeCompare(two.how));
  const commands = ordered.map((line) => commandBack(line, values));
  const byHand: Edit[] = [];
  for (const {how, file, line} of ordered) {
    const [back, text] = how === 'add' ? (['remove', entryKey(file, line)] as const) : (['add', trim(line)] as const);
    const last = byHand.at(-1);
    if (last?.how === back && last.file === file) {
      byHand[byHand.length - 1] = {...last, lines: [...last.lines, text]};
    } else {
      byHand.push({how: back, file, lines: [text]});
    }
  }
  const deeds: Deed[] = [
    ...(commands.every((command) => command !== undefined)
      ? [{command: [...new Set(commands.flatMap((command) => command.split('\n')))].join('\n')}]
      : []),
    {edits: byHand, command: restart},
  ];
  return deeds.find((deed) => {
    const back = outcomeOf(deed, done, context);
    return (
      typeof back !== 'string' &&
      hasSameEntries(back.files, before.files) &&
      hasSameEntries(back.inForce, before.inForce)
    );
  });
}

/** The command that takes back the move of one line. */
function commandBack({how, file, line}: MovedLine, values: Values): string | undefined {
  if (file === 'csf.tempban' || file === 'csf.tempallow') {
    const [, address = '', ports = '', way = '', seconds = ''] = trim(line).split('|');
    const option = `${ports === '' || ports === '*' ? '' : ` -p "${ports}"`}${way === '' ? '' : ` -d ${way}`}`;
    return how === 'remove'
      ? afterStart(`csf ${file === 'csf.tempban' ? '-td' : '-ta'} ${address} ${seconds}${option}`, values)
      : undefined;
  }
  if ((file !== 'csf.allow' && file !== 'csf.deny') || isTesting(values) || isKept(line)) {
    return undefined;
  }
  const option = `${file === 'csf.allow' ? '-a' : '-d'}${how === 'add' ? 'r' : ''}`;
  return `csf ${option} ${quoted(entryOf(line))}`;
}
