import {familyOf, isPassed, originOf, pathOf, portOf, portSetting, reasonStep} from './answer';
import type {Packet, Walk} from '../../netfilter/packet';
import type {Origin} from '../../netfilter/ruleSet';
import {withLine, withoutLine, type ListName, type Server, type ServerChange} from '../firewall/server';
import type {Values} from '../firewall/values';

/** One thing to do on a server: a value in csf.conf, a command, or both in this order. */
export type Deed = {setting?: string; command: string};

/** What turns the answer. */
export type Change = {
  /** What it does, as a headline: "Allow this address on this port". */
  text: string;
  apply: ServerChange;
  do: Deed;
  undo: Deed;
  /** What else it opens or closes. */
  warning?: string;
  /** Whether somebody who works on the server can lock out himself. */
  locksOut: boolean;
};

type Situation = {server: Server; values: Values; packet: Packet; walk: Walk};

/** Changes that could turn the answer. The caller tries each, and shows those that do. */
export function possibleChanges(situation: Situation): Change[] {
  return isPassed(situation.walk.end) ? waysToStop(situation) : waysToPass(situation);
}

function originOfEnd(walk: Walk): Origin | undefined {
  const step = reasonStep(walk);
  return step && originOf(step);
}

function waysToPass(situation: Situation): Change[] {
  const {packet, values, server} = situation;
  const origin = originOfEnd(situation.walk);
  const [address, direction] = packet.direction === 'in' ? [packet.from, 'from'] : [packet.to, 'to'];
  const port = portOf(packet);
  const setting = portSetting(packet, familyOf(packet));
  const filter = filterFor(packet);
  const changes: Change[] = [...(origin === undefined ? [] : undoing(origin, situation))];
  if (filter !== undefined) {
    changes.push({
      text: `Open port ${port} ${direction} ${address} alone`,
      apply: {lists: {'csf.allow': withLine(server.lists['csf.allow'], filter)}},
      do: {command: `csf -a "${filter}"`},
      undo: {command: `csf -ar "${filter}"`},
      locksOut: false,
    });
  }
  if (setting !== undefined && port !== undefined) {
    const value = values[setting] ?? '';
    const after = value === '' ? String(port) : `${value},${port}`;
    changes.push(
      settingChange(`Open port ${port} ${direction} every address`, setting, value, after, {
        warning: `Opens the port ${packet.direction === 'in' ? 'to the whole internet' : 'towards the whole internet, for every user of the server'}.`,
      }),
    );
  }
  changes.push({
    text: `Allow ${address} altogether`,
    apply: {lists: {'csf.allow': withLine(server.lists['csf.allow'], address)}},
    do: {command: `csf -a ${address}`},
    undo: {command: `csf -ar ${address}`},
    warning: 'Opens every port to this address, in both directions: more than you asked for.',
    locksOut: false,
  });
  return changes;
}

function waysToStop(situation: Situation): Change[] {
  const {packet, values, server, walk} = situation;
  const origin = originOfEnd(walk);
  const isIn = packet.direction === 'in';
  const address = isIn ? packet.from : packet.to;
  const port = portOf(packet);
  const filter = filterFor(packet);
  const own = isIn ? 'If this is your own address, you lock yourself out.' : undefined;
  const changes: Change[] = [...(origin === undefined ? [] : undoing(origin, situation))];
  if (filter !== undefined) {
    changes.push({
      text: `Close port ${port} ${isIn ? 'to' : 'towards'} ${address} alone`,
      apply: {lists: {'csf.deny': withLine(server.lists['csf.deny'], filter)}},
      do: {command: `csf -d "${filter}"`},
      undo: {command: `csf -dr "${filter}"`},
      ...(own !== undefined && {warning: own}),
      locksOut: isIn,
    });
  }
  changes.push({
    text: `Deny ${address} altogether`,
    apply: {lists: {'csf.deny': withLine(server.lists['csf.deny'], address)}},
    do: {command: `csf -d ${address}`},
    undo: {command: `csf -dr ${address}`},
    warning: `Closes every port, in both directions.${own === undefined ? '' : ` ${own}`}`,
    locksOut: isIn,
  });
  const setting = portSetting(packet, familyOf(packet));
  const ports = (setting === undefined ? undefined : values[setting])?.split(',').map((entry) => entry.trim()) ?? [];
  if (setting !== undefined && ports.includes(String(port))) {
    changes.push(
      settingChange(
        `Close port ${port} ${isIn ? 'to' : 'towards'} every address`,
        setting,
        values[setting]!,
        ports.filter((entry) => entry !== String(port)).join(','),
        {
          warning: isIn
            ? 'Closes the port to everybody. If you log in over this port, you lock yourself out.'
            : 'Closes the port for every user and program of the server.',
          locksOut: isIn,
        },
      ),
    );
  }
  const isMail =
    !isIn &&
    packet.protocol.name === 'tcp' &&
    (values['SMTP_PORTS'] ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .includes(String(port));
  if (isMail && values['SMTP_BLOCK'] === '0') {
    changes.push(
      settingChange(
        'Let only root and the users of `SMTP_ALLOWUSER` and `SMTP_ALLOWGROUP` send mail directly',
        'SMTP_BLOCK',
        '0',
        '1',
        {
          warning:
            'Scripts that deliver mail themselves stop working; those that use the mail server of this machine go on.',
        },
      ),
    );
  }
  if (packet.protocol.name === 'icmp') {
    const name = isIn ? 'ICMP_IN' : 'ICMP_OUT';
    if (values[name] === '1') {
      changes.push(settingChange('Refuse pings', name, '1', '0', {warning: 'Monitoring by ping stops working.'}));
    }
  }
  return changes;
}

/** Takes back what put a rule where it is. */
function undoing(origin: Origin, {server, values, packet}: Situation): Change[] {
  if (origin.kind === 'line') {
    return lineRemoval(origin, server, packet);
  }
  if (origin.kind === 'always') {
    return [];
  }
  return origin.names.flatMap((name): Change[] => {
    const value = values[name] ?? '';
    if (/^(PORTFLOOD|CONNLIMIT)6?$/.test(name)) {
      const entries = value.split(',').filter((entry) => entry.trim().split(';')[0] !== String(portOf(packet)));
      return [
        settingChange(`Remove the limit for port ${portOf(packet)}`, name, value, entries.join(','), {
          warning: 'Nothing slows down a flood on this port then.',
        }),
      ];
    }
    if (/^(SYNFLOOD|UDPFLOOD|PACKET_FILTER|SMTP_BLOCK|ICMP_TIMESTAMPDROP)$/.test(name) && value !== '0') {
      return [
        settingChange(`Switch \`${name}\` off`, name, value, '0', {
          warning: 'Switches the protection off for every address.',
        }),
      ];
    }
    if (/^ICMP_(IN|OUT)$/.test(name) && value === '0') {
      return [settingChange('Let pings pass', name, value, '1', {})];
    }
    return [];
  });
}

function lineRemoval(origin: Extract<Origin, {kind: 'line'}>, server: Server, packet: Packet): Change[] {
  const {file, line, text} = origin;
  if (file === 'csf.blocklists') {
    return [];
  }
  const entry = text.trim().split(/\s/)[0] ?? '';
  const apply: ServerChange = {lists: {[file]: withoutLine(server.lists[file as ListName], line)}};
  const isIn = packet.direction === 'in';
  const isNetwork = /\/\d+/.test(entry);
  const common = {apply, text: `Remove line ${line} of \`${pathOf(file)}\``};
  const quoted = /[|;]/.test(entry) ? `"${entry}"` : entry;
  switch (file) {
    case 'csf.deny': {
      const warning = isNetwork ? `Lets in all other addresses of ${entry}, too.` : undefined;
      // csf -dr leaves lines alone that say this.
      const isKept = /do not delete/i.test(text);
      return [
        {
          ...common,
          do: {
            command: isKept
              ? `# Delete the line in ${pathOf(file)}: csf -dr does not remove it.\ncsf -r`
              : `csf -dr ${quoted}`,
          },
          undo: {command: isKept ? `# Write the line again.\ncsf -r` : `csf -d ${quoted}`},
          ...(warning !== undefined && {warning}),
          locksOut: false,
        },
      ];
    }
    case 'csf.allow':
      return [
        {
          ...common,
          do: {command: `csf -ar ${quoted}`},
          undo: {command: `csf -a ${quoted}`},
          ...(isIn && {warning: 'If this is your own address, you can lock yourself out.'}),
          locksOut: isIn,
        },
      ];
    case 'csf.tempban':
    case 'csf.tempallow': {
      const [, address = '', ports = '', way = '', seconds = ''] = text.trim().split('|');
      const isBan = file === 'csf.tempban';
      const option = `${ports === '' || ports === '*' ? '' : ` -p "${ports}"`}${way === '' ? '' : ` -d ${way}`}`;
      return [
        {
          ...common,
          do: {command: `csf -tr ${address}`},
          undo: {command: `csf ${isBan ? '-td' : '-ta'} ${address} ${seconds}${option}`},
          ...(!isBan && isIn && {warning: 'If this is your own address, you can lock yourself out.'}),
          locksOut: !isBan && isIn,
        },
      ];
    }
    default:
      return [
        {
          ...common,
          do: {command: `# Delete the line in ${pathOf(file)}.\ncsf -r`},
          undo: {command: '# Write the line again.\ncsf -r'},
          locksOut: false,
        },
      ];
  }
}

function settingChange(
  text: string,
  name: string,
  before: string,
  after: string,
  {warning, locksOut = false}: {warning?: string; locksOut?: boolean},
): Change {
  return {
    text,
    apply: {settings: {[name]: after}},
    do: {setting: `${name} = "${after}"`, command: 'csf -r'},
    undo: {setting: `${name} = "${before}"`, command: 'csf -r'},
    ...(warning !== undefined && {warning}),
    locksOut,
  };
}

/** A line of csf.allow or csf.deny for this port and address. */
function filterFor(packet: Packet): string | undefined {
  const {protocol, direction} = packet;
  if (protocol.name === 'icmp') {
    return undefined;
  }
  const address = direction === 'in' ? `s=${packet.from}` : `d=${packet.to}`;
  return `${protocol.name}|${direction}|d=${protocol.toPort}|${address}`;
}
