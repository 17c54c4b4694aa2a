import {drawConfigurations} from '../../compare/packets/configurations';
import {features} from '../../compare/packets/features';
import {givenOf} from '../../compare/rules/cases';
import {generateCases} from '../../compare/rules/generate';
import {inParallel} from '../../compare/task';

test('a short comparison of packets mixes features, a long one tries each alone first', () => {
  const namesOf = (count: number) => drawConfigurations(count, 40, 1).map(({name}) => name);
  const short = namesOf(10);
  const long = namesOf(60);

  expect(short).toHaveLength(10);
  expect(short.slice(1).every((name) => name.split(', ').length >= 3)).toBe(true);
  expect(long.slice(1, features.length + 1)).toEqual(features.map(({name}) => name));
  expect(short[0]).toBe('shipped');
  expect(long[0]).toBe('shipped');
});

test('the same seed draws the same, another seed something else', () => {
  expect(generateCases(5, 1)).toEqual(generateCases(5, 1));
  expect(generateCases(5, 2)).not.toEqual(generateCases(5, 1));
});

test('the product gets the lists, name servers and settings of a case', () => {
  const {files, settings} = givenOf(
    {
      panel: 'generic',
      settings: {IPV6: '1'},
      lists: {'csf.deny': '198.51.100.99\n', 'csf.tempban': '1|198.51.100.99||in|60|x\n'},
      nameServers: ['203.0.113.53'],
    },
    'nowhere',
  );
  expect(settings).toEqual({IPV6: '1'});
  expect(files).toEqual({
    'csf.deny': '198.51.100.99\n',
    'var-lib-csf/csf.tempban': '1|198.51.100.99||in|60|x\n',
    'resolv.conf': 'nameserver 203.0.113.53\n',
  });
});

test('work in parallel takes each item once, two at a time', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5], async (item) => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});
