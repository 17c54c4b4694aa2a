import type {FilterFields} from './filterFields';
import type {ListName} from './listSteps';
import {portsInWords} from './ports';

/** What a filter does, in one sentence. */
export function filterSentence(list: ListName, fields: FilterFields): string {
  const verb = list === 'allow' ? 'Accepts' : fields.direction === 'out' ? 'Refuses' : 'Drops';
  return `${verb} ${whatPasses(fields)}${whose(fields)}.`;
}

/** The packets that a filter speaks of: "TCP to port 22 from 198.51.100.0/24". */
export function whatPasses(fields: FilterFields): string {
  const {protocol, direction, portSide, addressSide, ports, address, ownerKind} = fields;
  // The usual reading of an incoming filter needs no word for its direction.
  const isPlain = direction === 'in' && portSide === 'd' && addressSide === 's' && ownerKind === '';
  const words = [isPlain ? '' : direction === 'in' ? 'incoming' : 'outgoing', protocol.toUpperCase()];
  const port =
    protocol === 'icmp'
      ? ''
      : ports === ''
        ? 'to every port'
        : `${portSide === 'd' ? 'to' : 'from'} ${portsInWords(ports)}`;
  return [
    ...words,
    protocol === 'icmp' && ports !== '' ? `of type ${ports}` : '',
    port,
    address === '' ? '' : `${addressSide === 's' ? 'from' : 'to'} ${whoseAddress(fields)}`,
  ]
    .filter((word) => word !== '')
    .join(' ');
}

function whoseAddress(fields: FilterFields): string {
  return isOwnAddress(fields) ? `this server's address ${fields.address}` : fields.address;
}

/** Whether the address has to be one of the server's own: where packets go to that come in, or come from that go out. */
export function isOwnAddress({direction, addressSide, address}: FilterFields): boolean {
  return address !== '' && (direction === 'in') === (addressSide === 'd');
}

function whose({ownerKind, owner}: FilterFields): string {
  return ownerKind === '' ? '' : ` that programs of the ${ownerKind === 'u' ? 'user' : 'group'} ${owner} send`;
}
