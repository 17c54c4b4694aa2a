import {checkConfig} from '@sentinel/csf/answers/check-config/checkConfig';
import type {Finding} from '@sentinel/csf/answers/check-config/checkRule';
import {noteInWords} from '@sentinel/csf/answers/ruleNotes';
import {parseConfig} from '@sentinel/csf/model/conf/parseConfig';
import {shippedText} from '@sentinel/csf/model/conf/shippedConfig';
import {usualServer} from '@sentinel/csf/model/firewall/configuration';
import {makeRules} from '@sentinel/csf/model/firewall/makeRules';
import {walkPacket} from '@sentinel/csf/model/netfilter/walkPacket';
import {packetOf} from '../packets/observe';
import type {Outcome, Row} from './outcome';
import {filesOf} from './wrongValues';

/** What the checker says of a value, the worst first. */
type Told = 'stops' | 'open' | 'lockout' | 'missing' | 'remark' | 'nothing';

/** Says where the configuration checker or the packet tester and the product disagree about a value. */
export function disagreement(row: Row): string | undefined {
  const problem = problemOfChecker(row) ?? problemOfTester(row);
  return problem === undefined ? undefined : `${nameOf(row)}: csf: ${row.outcome}. ${problem}`;
}

/** A row in words. */
export function nameOf({setting, value, with: others}: Row): string {
  const rest = Object.entries(others).map(([name, other]) => `${name} = "${other}"`);
  return `${setting} = "${value}" with ${rest.join(', ')}`;
}

/** What the checker has to say of a row. */
export function neededOf({setting, outcome, packets, refused}: Row): Told {
  const isPortList = /^(TCP|UDP)6?_(IN|OUT)$/.test(setting);
  if (outcome === 'shut' && Object.keys(packets).some((packet) => /^tcp .* dport=22$/.test(packet))) {
    return 'lockout';
  }
  // A list that opens fewer ports does what it is for.
  if (isPortList && refused === null && ['shut', 'cutOff', 'opened'].includes(outcome)) {
    return 'nothing';
  }
  const needed: Record<Outcome, Told> = {
    ...{unread: 'stops', open: 'stops', opened: 'open', shut: 'missing', cutOff: 'missing', missing: 'missing'},
    ...{warned: 'remark', fine: 'nothing'},
  };
  return needed[outcome];
}

/** Whether csf makes something else of the value on another server: one that has a device of that name. */
function isUpToServer({setting, value}: Row): boolean {
  return /^ETH6?_DEVICE(_SKIP)?$/.test(setting) && /^[a-z]\w{0,14}(,[a-z]\w{0,14})*$/.test(value);
}

/** The shipped file with the settings of a row. */
export function fileOf({setting, value, with: others}: Pick<Row, 'setting' | 'value' | 'with'>): string {
  const lines = new Map(Object.entries({...others, [setting]: value}));
  return shippedText('generic').replaceAll(/^(\w+) = .*$/gm, (line, name: string) =>
    lines.has(name) ? `${name} = "${lines.get(name)}"` : line,
  );
}

function problemOfChecker(row: Row): string | undefined {
  const {findings} = checkConfig(fileOf(row), 'generic');
  const own = findings.filter(({setting, severity}) => setting === row.setting && severity !== 'difference');
  const [first] = findings;
  const needed = neededOf(row);
  const isTold = isEnough(row, needed, own);
  if (!isTold) {
    return `The checker says ${own.length === 0 ? 'nothing' : own.map(inWords).join(' and ')}`;
  }
  const isUrgent = needed === 'stops' || needed === 'lockout' || (needed === 'open' && opensServer(row));
  return !isUrgent || first?.setting === row.setting || isUpToServer(row)
    ? undefined
    : `The checker says it only after ${first?.setting}: ${first?.title}`;
}

function isEnough(row: Row, needed: Told, own: readonly Finding[]): boolean {
  const has = own.map(classOf);
  const mayStop = own.some(({alarm}) => alarm?.kind === 'unsure');
  switch (needed) {
    case 'stops':
      // The checker does not see csf.blocklists.
      return row.setting === 'LF_BOGON_SKIP'
        ? has.includes('missing')
        : mayStop || own.some(({stop}) => stop === (row.outcome === 'unread' ? 'unread' : 'flushed'));
    case 'open':
    case 'lockout':
      return has.includes(needed) || isUpToServer(row);
    case 'missing':
      return !has.includes('stops') && (mayStop || has.some((each) => each !== 'remark') || own.some(isUnsure));
    case 'remark':
    case 'nothing':
      // Other rules may say what lfd makes of a value, or whom a port list locks out.
      return (
        !has.includes('stops') &&
        !own.some(
          ({alarm, id, severity}) => alarm !== undefined || (id === 'commands.refused' && severity === 'broken'),
        ) &&
        (needed === 'nothing' || own.length > 0 || isUpToServer(row))
      );
  }
}

/** Whether somebody from outside gets through. */
function opensServer({packets}: Row): boolean {
  return Object.entries(packets).some(([packet, end]) => end === 'accepted' && !packet.startsWith('out '));
}

function isUnsure({reason}: Finding): boolean {
  return reason.endsWith('If iptables refuses it, the rule is missing.');
}

function classOf({stop, alarm, severity}: Finding): Told {
  if (stop !== undefined) {
    return 'stops';
  }
  if (severity === 'open') {
    return 'open';
  }
  if (severity === 'lockout' || alarm?.kind === 'lockout') {
    return 'lockout';
  }
  return severity === 'broken' ? 'missing' : 'remark';
}

function inWords({severity, stop, alarm, title}: Finding): string {
  return `[${severity}${stop ? ` ${stop}` : ''}${alarm ? ' alarm' : ''}] ${title}`;
}

/** Where the packet tester makes other rules of the value than csf. */
function problemOfTester(row: Row): string | undefined {
  if (row.outcome === 'unread') {
    return undefined;
  }
  const settings = new Map([...parseConfig(fileOf(row)).values].map(([name, {value}]) => [name, value]));
  const {notes, ruleSet} = makeRules({settings, lists: filesOf(row.setting), server: usualServer});
  const isStopped = notes.some(({kind}) => kind === 'stopped');
  // What it does not know, it says.
  if (notes.some(({kind}) => kind === 'unknown')) {
    return undefined;
  }
  const failed = notes
    .filter(({kind}) => kind === 'failed' || kind === 'ignored')
    .map((note) => noteInWords(note).text);
  if (isStopped !== (row.outcome === 'open')) {
    return `The packet tester says that csf ${isStopped ? 'stops' : 'starts'}: ${notes.map((note) => noteInWords(note).text).join(' ')}`;
  }
  if (row.outcome === 'missing' && failed.length === 0) {
    return 'The packet tester makes every rule';
  }
  const other = Object.entries(row.packets).find(([line, seen]) => {
    const {end} = walkPacket(ruleSet, packetOf(`${line} sport=50000`, new Map()));
    return end.verdict !== seen;
  });
  return other && `The packet tester ends ${other[0]} otherwise than ${other[1]}`;
}
