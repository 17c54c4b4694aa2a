import {systemLogs} from './systemLogs';

/** A place in code with an example of a value that differs for each reader. */
export type Mark = {
  start: number;
  example: string;
  /** Which of the reader's values goes here, or the path on Red Hat systems. */
  own: OwnValue | `/${string}`;
};

/** `kernel` is the address as the kernel logs it, which is longer for IPv6. */
export type OwnValue = 'address' | 'address6' | 'kernel' | 'port';

/** The address that the reader connects from. In code it never means anybody else. */
const yourAddress = '203.0.113.7';

/** The same over IPv6. */
const yourIPv6Address = '2001:db8::7';

/** Other addresses that examples allow. */
const others: Readonly<Record<string, string>> = {'203.0.113.1': 'a monitor', '203.0.113.8': 'a colleague'};

/** Addresses that examples block. */
const blocked = '203.0.113.99';

const address = `${literal(yourAddress)}(?!\\d|\\.\\d|/)`;

/** Where 22 is the port of SSH: in settings for incoming connections, filters, options and messages. */
const sshPort = [
  '(?<=^(?:TCP6?_IN|PORTFLOOD6?|CONNLIMIT6?|PORTKNOCKING|CC_\\w+_PORTS_TCP) = "(?:[^"]*,)?)22(?=[",;])',
  '^22(?=;(?:tcp|udp|\\d))',
  '(?<=\\|(?:in\\|d|out\\|s)=)22(?![\\w,])',
  '(?<=\\b(?:csf|ssh) .*-p )22(?!\\S)',
  '(?<=\\bport )22(?!\\d)',
].join('|');

const ownValues = new RegExp(
  `(?<kernel>(?<=\\bSRC=)${address})|(?<address>(?<![\\d.])${address})|` +
    `(?<address6>(?<![\\w:])${yourIPv6Address}(?![\\w:/]))|(?<port>${sshPort})`,
  'gm',
);

/** Finds the examples that stand for the reader's own address and SSH port in code. */
export function findOwnValues(code: string): Mark[] {
  return [...code.matchAll(ownValues)].map(({index, groups, 0: example}) => ({
    start: index,
    example,
    own: Object.keys(groups!).find((name) => groups![name] !== undefined) as OwnValue,
  }));
}

/** Finds Debian paths that differ on Red Hat systems. A line that names both is left alone. */
export function findLogPaths(code: string): Mark[] {
  return [...code.matchAll(/^.+$/gm)].flatMap(({index, 0: line}) =>
    systemLogs
      .filter(([rhel, debian]) => line.includes(debian) && !line.includes(rhel))
      .map(([own, example]): Mark => ({start: index + line.indexOf(example), example, own})),
  );
}

const blocking = /\bcsf (-c?t?d|--(temp)?deny|--cloudflare (temp)?add (deny|block|challenge)) /i;
const allowing = /\bcsf (-c?t?a|-ci|--(temp)?add) |>> \/etc\/csf\/csf\.(allow|ignore)$/i;
const single = /(?<![\d.])(?:203\.0\.113|198\.51\.100|192\.0\.2)\.\d+(?![\d/])|\b2001:db8:[\da-f:]*(?![\w:/])/g;

/**
 * Returns what is wrong with the example addresses of a command. With the reader's values filled in, it must not lock
 * the reader out, and must only allow known example addresses.
 * @param isEntry whether it is a line of csf.allow or csf.ignore
 */
export function checkExampleAddresses(command: string, isEntry = false): string | undefined {
  if (blocking.test(command) && findOwnValues(command).some(({own}) => own.startsWith('address'))) {
    return `"${command}" would lock out the reader, whose own address is ${yourAddress} or ${yourIPv6Address}; write ${blocked}`;
  }
  const letsIn = (isEntry || allowing.test(command)) && !command.includes('|out|');
  const known = [yourAddress, yourIPv6Address, ...Object.keys(others)];
  const unknown = letsIn ? command.match(single)?.find((text) => !known.includes(text)) : undefined;
  return (
    unknown &&
    `"${command}" allows ${unknown}, which is not a known example; write ${yourAddress} or ${yourIPv6Address} for the reader` +
      Object.entries(others)
        .map(([text, who]) => `, ${text} for ${who}`)
        .join('')
  );
}

function literal(text: string): string {
  return text.replaceAll('.', '\\.');
}
