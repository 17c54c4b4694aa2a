import settings from '@sentinel/csf/facts/settings.json';
import {ports} from '@site/src/pages/_home/PortGate';

const defaults = settings.settings.find(({name}) => name === 'TCP_IN')!.defaults as Record<string, string>;

test.each(ports.map((port) => [port.number, port] as const))(
  'port %d is drawn as every panel sets it',
  (number, port) => {
    const open = Object.values(defaults).map((list) => list.split(',').includes(String(number)));
    expect(open).toEqual(open.map(() => port.isOpen));
  },
);
