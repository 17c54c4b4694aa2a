/** Names that iptables knows for types of ICMP, with the number by which it shows them. */
const numbers: ReadonlyMap<string, string> = new Map([
  ['echo-reply', '0'],
  ['pong', '0'],
  ['destination-unreachable', '3'],
  ['network-unreachable', '3/0'],
  ['host-unreachable', '3/1'],
  ['protocol-unreachable', '3/2'],
  ['port-unreachable', '3/3'],
  ['fragmentation-needed', '3/4'],
  ['source-route-failed', '3/5'],
  ['network-unknown', '3/6'],
  ['host-unknown', '3/7'],
  ['network-prohibited', '3/9'],
  ['host-prohibited', '3/10'],
  ['tos-network-unreachable', '3/11'],
  ['tos-host-unreachable', '3/12'],
  ['communication-prohibited', '3/13'],
  ['host-precedence-violation', '3/14'],
  ['precedence-cutoff', '3/15'],
  ['source-quench', '4'],
  ['redirect', '5'],
  ['network-redirect', '5/0'],
  ['host-redirect', '5/1'],
  ['tos-network-redirect', '5/2'],
  ['tos-host-redirect', '5/3'],
  ['echo-request', '8'],
  ['ping', '8'],
  ['router-advertisement', '9'],
  ['router-solicitation', '10'],
  ['time-exceeded', '11'],
  ['ttl-exceeded', '11'],
  ['ttl-zero-during-transit', '11/0'],
  ['ttl-zero-during-reassembly', '11/1'],
  ['parameter-problem', '12'],
  ['ip-header-bad', '12/0'],
  ['required-option-missing', '12/1'],
  ['timestamp-request', '13'],
  ['timestamp-reply', '14'],
  ['address-mask-request', '17'],
  ['address-mask-reply', '18'],
]);

// iptables takes a number with a zero before it for an octal one.
const byNumber = /^(0|[1-9]\d{0,2})(?:\/(0|[1-9]\d{0,2}))?$/;

/** The type as `iptables -S` shows it; undefined for what iptables does not know. */
export function icmpNumber(type: string): string | undefined {
  const [, number, code = '0'] = byNumber.exec(type) ?? [];
  const isNumber = number !== undefined && Number(number) <= 255 && Number(code) <= 255;
  if (type === '255' || type === 'any') {
    return 'any';
  }
  return isNumber ? type.split('/').map(Number).join('/') : numbers.get(type);
}

/** Says what is wrong with the type in an ICMP filter. */
export function errorInIcmpType(type: string): string | undefined {
  return icmpNumber(type) === undefined
    ? `"${type}" is not a type of ICMP. Write a name such as ping or a number from 0 to 255.`
    : undefined;
}

/** Whether it is the beginning of a name, which iptables accepts too if only one name begins so. */
export function startsIcmpName(type: string): boolean {
  return type !== '' && [...numbers.keys()].some((name) => name.startsWith(type));
}
