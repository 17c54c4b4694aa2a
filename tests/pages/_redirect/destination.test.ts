import {
  checkDestination,
  isTrusted,
  maxLength,
  refusals,
  type Allowed,
  type Refusal,
} from '@site/src/pages/_redirect/destination';

import good from '../../fixtures/redirect/good.json';
import hostile from '../../fixtures/redirect/hostile.json';

const withLength = (length: number) => `https://example.com/${'a'.repeat(length - 'https://example.com/'.length)}`;

test.each(good)('$address is shown with its host $host', ({address, host, readable}) => {
  const destination = checkDestination([address]) as Allowed;
  expect(destination).toMatchObject({ok: true, host, isMixed: false});
  expect(destination.readable).toBe(readable);
  expect(destination.before + destination.host + destination.after).toBe(destination.url);
});

test.each(hostile)('$address is refused: $refusal', ({address, refusal}) => {
  expect(checkDestination([address])).toEqual({ok: false, refusal});
  expect(refusals[refusal as Refusal]).toMatch(/\.$/);
});

test('there are enough hostile addresses, and one for every reason that an address can give', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60);
  expect(new Set(hostile.map(({address}) => address)).size).toBe(hostile.length);
  const tried = new Set([...hostile.map(({refusal}) => refusal), 'several', 'long']);
  expect(Object.keys(refusals).filter((refusal) => !tried.has(refusal))).toEqual([]);
});

test(`an address may have ${maxLength} characters and no more`, () => {
  expect(checkDestination([withLength(maxLength)])).toMatchObject({ok: true});
  expect(checkDestination([withLength(maxLength + 1)])).toEqual({ok: false, refusal: 'long'});
});

test('a link without an address, or with two, is refused', () => {
  expect(checkDestination([])).toEqual({ok: false, refusal: 'missing'});
  expect(checkDestination(['https://example.com/', 'https://example.org/'])).toEqual({ok: false, refusal: 'several'});
});

test.each([
  ['https://gіthub.com/', 'which has a Cyrillic і, is flagged', true],
  ['https://xn--gthub-n2e.com/', 'which is the same, as computers write it, is flagged', true],
  ['https://paypαl.example/', 'which has a Greek α, is flagged', true],
  ['https://東京tower.example/', 'is no imitation', false],
  ['https://日本ひらカタ.example/', 'is no imitation', false],
  ['https://café-bücher2.example/', 'is no imitation', false],
])('%s %s', (address, _, isMixed) => {
  expect(checkDestination([address])).toMatchObject({ok: true, isMixed});
});

describe('only hosts on the list open without a click', () => {
  const trusts = (address: string) => isTrusted(checkDestination([address]) as Allowed, ['github.com', 'chat.example']);

  test.each(['https://github.com/', 'https://GitHub.com/x?y#z', 'https://github.com:443/', 'https://chat.example'])(
    '%s does',
    (address) => expect(trusts(address)).toBe(true),
  );

  test.each([
    'http://github.com/',
    'https://github.com:8443/',
    'https://github.com./',
    'https://gist.github.com/',
    'https://github.com.example.org/',
    'https://example.org/github.com',
    'https://gіthub.com/',
  ])('%s does not', (address) => expect(trusts(address)).toBe(false));
});
