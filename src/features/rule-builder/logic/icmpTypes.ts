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
  ['source-quench', '4'],
  ['redirect', '5'],
  ['echo-request', '8'],
  ['ping', '8'],
  ['router-advertisement', '9'],
  ['router-solicitation', '10'],
  ['time-exceeded', '11'],
  ['ttl-exceeded', '11'],
  ['parameter-problem', '12'],
  ['timestamp-request', '13'],
  ['timestamp-reply', '14'],
  ['address-mask-request', '17'],
  ['address-mask-reply', '18'],
]);

const byNumber = /^(\d{1,3})(?:\/(\d{1,3}))?$/;

/** The type as `iptables -S` shows it; undefined for what iptables does not know. */
export function icmpNumber(type: string): string | undefined {
  const [, number, code = '0'] = byNumber.exec(type) ?? [];
  const isNumber = number !== undefined && Number(number) <= 255 && Number(code) <= 255;
  return isNumber ? type.split('/').map(Number).join('/') : numbers.get(type);
}

/** Says what is wrong with the type in an ICMP filter. */
export function errorInIcmpType(type: string): string | undefined {
  return icmpNumber(type) === undefined
    ? `"${type}" is no type of ICMP; write a name such as ping or a number from 0 to 255.`
    : undefined;
}
