import {bitsOf, parseNetwork, shownByIptables} from './address';
import {entryOf} from './entryOf';
import {modules, NotModelled, Refused, targetPorts, targets, type Options, type RuleContext} from './iptablesModules';
import type {Family} from './ruleSet';

/**
 * The rule as iptables-save prints it, given the arguments that iptables gets after the chain.
 * Throws `Refused` for what iptables refuses and `NotModelled` for what is not known here.
 */
export function savedRule(text: string, context: RuleContext): string {
  const rule = readArguments(text, context);
  const {source, destination, incoming, outgoing, protocol} = rule;
  return [
    ...(source === undefined ? [] : shownAddress('-s', source, context)),
    ...(destination === undefined ? [] : shownAddress('-d', destination, context)),
    ...(incoming === undefined ? [] : [incoming]),
    ...(outgoing === undefined ? [] : [outgoing]),
    ...(protocol === '' ? [] : [`-p ${protocol}`]),
    ...rule.loaded.flatMap(({name, options}) => [`-m ${name}`, ...modules[name]!.print(options, context, protocol)]),
    ...shownTarget(rule, context),
  ].join(' ');
}

type Arguments = {
  source?: string;
  destination?: string;
  incoming?: string;
  outgoing?: string;
  protocol: string;
  loaded: {name: string; options: Options}[];
  target: string;
  targetOptions: Options;
};

function readArguments(text: string, context: RuleContext): Arguments {
  const words = text.match(/'[^']*'|\S+/g) ?? [];
  const rule: Arguments = {protocol: '', loaded: [], target: '', targetOptions: new Map()};
  let isNegated = false;
  let index = 0;
  let word = '';
  const value = (): string => {
    index += 1;
    const next = words[index];
    if (next === undefined || (next.startsWith('-') && word.startsWith('-') && !/^-\d/.test(next))) {
      throw new Refused(`${word} needs a value`);
    }
    return next;
  };
  for (; index < words.length; index += 1) {
    word = words[index]!;
    if (word === '!') {
      isNegated = true;
      continue;
    }
    switch (word) {
      case '-s':
        rule.source = value();
        break;
      case '-d':
        rule.destination = value();
        break;
      case '-i':
        rule.incoming = device('-i', value(), isNegated);
        break;
      case '-o':
        rule.outgoing = device('-o', value(), isNegated);
        break;
      case '-p':
        rule.protocol = protocolName(value());
        break;
      case '-m':
        rule.loaded.push({name: value(), options: new Map()});
        break;
      case '-j':
        rule.target = value();
        break;
      default:
        readOption(rule, word, value, isNegated, context);
    }
    isNegated = false;
  }
  return rule;
}

function protocolName(text: string): string {
  const name = text.toLowerCase();
  if (!/^(tcp|udp|icmp|icmpv6)$/.test(name)) {
    throw new NotModelled(`what iptables makes of the protocol "${text}" is unknown here`);
  }
  return name === 'icmpv6' ? 'ipv6-icmp' : name;
}

function device(option: string, name: string, isNegated: boolean): string {
  if (name === '!') {
    throw new Refused(`${option} needs a value`);
  }
  if (name.length > 15) {
    throw new Refused(`the name of the device "${name}" is too long`);
  }
  if (!/^[\w.:+,*-]+$/.test(name)) {
    throw new NotModelled(`the name of the device "${name}" is unusual`);
  }
  return name === '+' ? '' : `${isNegated ? '! ' : ''}${option} ${name}`;
}

function readOption(
  rule: Arguments,
  word: string,
  value: () => string,
  isNegated: boolean,
  {family}: RuleContext,
): void {
  if (!word.startsWith('--')) {
    throw new Refused(`"${word}" is no argument of iptables`);
  }
  if (entryOf(targets, rule.target)?.includes(word)) {
    rule.targetOptions.set(word, {value: word === '--log-uid' ? '' : value(), isNegated});
    return;
  }
  let found = rule.loaded.findLast(({name}) => knows(name, word));
  if (found === undefined) {
    // Options of the protocol load its module by themselves.
    const implied = {'ipv6-icmp': 'icmp6', icmp: family === 4 ? 'icmp' : ''}[rule.protocol] ?? rule.protocol;
    if (implied === '' || !knows(implied, word)) {
      throw new Refused(
        `${word} does not go with ${rule.protocol === '' ? 'no protocol' : `the protocol ${rule.protocol}`}`,
      );
    }
    found = {name: implied, options: new Map()};
    rule.loaded.push(found);
  }
  const {valued} = modules[found.name]!;
  const count = word === '--tcp-flags' || word === '--match-set' ? 2 : valued.includes(word) ? 1 : 0;
  const given = Array.from({length: count}, value).join(' ');
  found.options.set(word, {value: given, isNegated});
}

function knows(name: string, option: string): boolean {
  const known = entryOf(modules, name);
  return known !== undefined && (known.valued.includes(option) || (known.plain ?? []).includes(option));
}

/** Whether a text without letters is nothing that iptables knows, in its short and octal forms either. */
function isNoNetwork(text: string, family: Family): boolean {
  const [host = '', bits = '0'] = text.split('/');
  if (!/^[\d.:-]+$/.test(host)) {
    return false;
  }
  const parts = host.split('.');
  const isRange = host.includes('-') || host.includes(':') !== (family === 6);
  return (
    isRange ||
    Number(bits) > bitsOf(family) ||
    (family === 4 && (parts.length > 4 || parts.some((part) => Number(part) > 255)))
  );
}

function shownAddress(option: string, text: string, {family}: RuleContext): string[] {
  const address = parseNetwork(text);
  if (text.split('/').length > 2 || (address === undefined && isNoNetwork(text, family))) {
    throw new Refused(`"${text}" is no address and no network`);
  }
  if (address === undefined) {
    throw new NotModelled(`iptables looks the host name "${text}" up`);
  }
  if (address.family !== family) {
    throw new Refused(`"${text}" is no IPv${family} address`);
  }
  // iptables shows no address that stands for all.
  return address.prefix === 0 ? [] : [`${option} ${shownByIptables(address)}`];
}

function shownTarget({target, targetOptions, protocol}: Arguments, {family, hasChain}: RuleContext): string[] {
  if (target === '') {
    return [];
  }
  if (entryOf(targets, target) === undefined) {
    if (!hasChain(target)) {
      throw /^[A-Z]+$/.test(target) && target === 'TARPIT'
        ? new NotModelled('whether the kernel has the target TARPIT is unknown')
        : new Refused(`there is no chain or target ${target}`);
    }
    return [`-j ${target}`];
  }
  const given = (name: string): string | undefined => targetOptions.get(name)?.value;
  switch (target) {
    case 'REJECT': {
      const usual = family === 4 ? 'icmp-port-unreachable' : 'icmp6-port-unreachable';
      const answer = given('--reject-with') ?? usual;
      if (answer === 'tcp-reset' && protocol !== 'tcp') {
        throw new Refused('a reset needs the protocol tcp');
      }
      if (answer !== 'tcp-reset' && answer !== usual) {
        throw new NotModelled(`what iptables makes of the answer "${answer}" is unknown here`);
      }
      return [`-j REJECT --reject-with ${answer}`];
    }
    case 'LOG': {
      const prefix = given('--log-prefix');
      const shown = prefix === undefined ? '' : ` --log-prefix "${prefix.slice(1, -1)}"`;
      return [`-j LOG${shown}${targetOptions.has('--log-uid') ? ' --log-uid' : ''}`];
    }
    case 'REDIRECT': {
      const ports = given('--to-ports');
      return [`-j REDIRECT${ports === undefined ? '' : ` --to-ports ${targetPorts(ports)}`}`];
    }
    case 'DNAT':
    case 'SNAT':
      return [`-j ${target} ${translation(targetOptions, family, protocol)}`];
    case 'CT':
      return [`-j CT --helper ${given('--helper')!}`];
    default:
      return [`-j ${target}`];
  }
}

function translation(options: Options, family: number, protocol: string): string {
  const [[option, {value}] = ['', {value: ''}]] = options;
  const [, host = value, port] = /^([\d.]+):(.*)$/.exec(value) ?? [];
  const address = parseNetwork(host);
  if (address?.family !== family || host.includes('/')) {
    throw new Refused(`"${host}" is no single IPv${family} address`);
  }
  if (port !== undefined && protocol === '') {
    throw new Refused('a port needs a protocol');
  }
  return `${option} ${host}${port === undefined ? '' : `:${targetPorts(port)}`}`;
}
