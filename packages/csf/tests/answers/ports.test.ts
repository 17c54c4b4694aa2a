import {services} from '../../facts/ports.json';
import {errorInPorts, filterHoldsPort, managementServices, portsInWords} from '../../answers/ports';

test.each([
  ['22', 'port 22'],
  ['80,443', 'ports 80 and 443'],
  ['22,80,2000_3000', 'ports 22, 80 and 2000 to 3000'],
  ['2000_3000', 'ports 2000 to 3000'],
])('%s are right and read %s', (ports, words) => {
  expect(errorInPorts(ports)).toBeUndefined();
  expect(portsInWords(ports)).toBe(words);
});

test.each([
  '',
  '70000',
  '022',
  '1_2_3',
  '3000_2000',
  'ssh',
  '22, 80',
  Array.from({length: 16}, (_, port) => port).join(),
])('%s are wrong', (ports) => expect(errorInPorts(ports)).toMatch(/\.$/));

test('a range holds the ports in it', () => {
  expect(filterHoldsPort('80,2000_3000', 2500)).toBe(true);
  expect(filterHoldsPort('80,2000_3000', 3001)).toBe(false);
});

test('the ports by which people manage a server are those of the facts', () => {
  for (const [port, name] of [
    ['22', 'ssh'],
    ['2086', 'WHM'],
    ['2087', 'WHM SSL'],
    ['2222', 'DirectAdmin'],
    ['2030', 'CWP admin http'],
    ['2031', 'CWP admin https'],
    ['2443', 'InterWorx SSL'],
    ['8083', 'VestaCP'],
    ['8090', 'CyberPanel'],
  ] as const) {
    expect(services.find((service) => service.port === port)).toMatchObject({service: name});
    expect(managementServices(port)).toHaveLength(1);
  }
  expect(managementServices('2000_9000')).toEqual(['WHM', 'DirectAdmin', 'InterWorx', 'CWP', 'VestaCP', 'CyberPanel']);
});
