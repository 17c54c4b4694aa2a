import {withoutSpace} from '../model/perl';
import {webInterfaces} from '../model/variants';
import {errorInPlaceholder} from './build-rule/addressText';

/** The entries of a port list, read as csf does: spaces do not count, empty entries neither. */
export function portEntries(value: string): string[] {
  return withoutSpace(value)
    .split(',')
    .filter((entry) => entry !== '');
}

/** Whether a text is one port number, written without leading zeros. */
function isPort(text: string): boolean {
  return /^(0|[1-9]\d{0,4})$/.test(text) && Number(text) <= 65535;
}

/** Says what is wrong with a single port. */
export function errorInPort(text: string): string | undefined {
  return isPort(text) && text !== '0'
    ? undefined
    : (errorInPlaceholder(text, 'the number of the port') ??
        `"${text}" is not a port. Write one number from 1 to 65535.`);
}

/** Says what is wrong with the ports of a filter: single ports and ranges, at most 15 numbers. */
export function errorInPorts(text: string): string | undefined {
  const items = text.split(',');
  for (const item of items) {
    const [low = '', high = low, ...rest] = item.split('_');
    if (rest.length > 0 || !isPort(low) || !isPort(high)) {
      if (item === '') {
        return 'The ports contain an extra comma. Write them as 80,443.';
      }
      const [, first, last] = /^(\d+)[-–](\d+)$/.exec(item) ?? [];
      if (first !== undefined) {
        return `"${item}" is not a range here. Write it with an underscore, as ${first}_${last!}.`;
      }
      if (/^(\*|any|all)$/i.test(item)) {
        return `"${item}" is not a port. Every port is 0_65535. For all protocols, use the address without a filter.`;
      }
      return (
        errorInPlaceholder(item, 'the number of the port') ??
        `"${item}" is not a port. Write numbers from 0 to 65535, such as 22 or 80,443 or 2000_3000.`
      );
    }
    if (Number(low) > Number(high)) {
      return `The range ${item} runs backwards. Write ${high}_${low}.`;
    }
  }
  return items.length > 1 && text.split(/[,_]/).length > 15
    ? 'A rule can have at most 15 ports, and a range counts as two.'
    : undefined;
}

/** Whether a port is among the ports of a filter. */
export function filterHoldsPort(ports: string, port: number): boolean {
  return ports.split(',').some((item) => {
    const [low = '', high = low] = item.split('_');
    return Number(low) <= port && port <= Number(high);
  });
}

/** Ports in a sentence: "port 22", "ports 80, 443 and 2000 to 3000". */
export function portsInWords(ports: string): string {
  const items = ports.split(',').map((item) => item.replace('_', ' to '));
  const last = items.pop()!;
  const isOne = items.length === 0 && !last.includes(' ');
  return `${isOne ? 'port' : 'ports'} ${items.length === 0 ? last : `${items.join(', ')} and ${last}`}`;
}

/** Says what is wrong with a whole number in a form. */
export function errorInNumber(text: string, what: string, low: number, high: number): string | undefined {
  return /^(0|[1-9]\d{0,9})$/.test(text) && Number(text) >= low && Number(text) <= high
    ? undefined
    : `"${text}" is not a valid ${what}. Write a whole number from ${low} to ${high}.`;
}

/** What people manage a server with, and its ports. */
const management = [{name: 'SSH', ports: [22]}, ...Object.values(webInterfaces)];

/** The services among the given ports by which people manage a server. */
export function managementServices(ports: string): string[] {
  return management
    .filter((service) => service.ports.some((port) => filterHoldsPort(ports, port)))
    .map(({name}) => name);
}
