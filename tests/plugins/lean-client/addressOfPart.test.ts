import {addressOfPart, addressToPrefetch} from '@site/src/plugins/lean-client/browser/addressOfPart';

const fetchChunk = jest.fn();
const bundler = {e: fetchChunk, p: '/base/', u: (id: string) => `assets/js/chunk.${id}.js`};
Object.assign(globalThis, {__webpack_require__: bundler});

jest.mock(
  '@generated/registry',
  () => ({
    __esModule: true,
    default: {
      '/docs/intro/': [() => bundler.e('17').then(() => 'content')],
      df: [() => Promise.all([bundler.e('3'), bundler.e('44')]).then(() => 'page')],
      '05': [() => Promise.resolve().then(() => 'part of every page')],
      broken: [
        () => {
          throw new Error('broken');
        },
      ],
    },
  }),
  {virtual: true},
);

afterEach(() => {
  expect(bundler.e).toBe(fetchChunk);
  expect(fetchChunk).not.toHaveBeenCalled();
});

test.each([
  ['/docs/intro/', '/base/assets/js/chunk.17.js'],
  ['df', '/base/assets/js/chunk.44.js'],
  ['05', undefined],
  ['unknown', undefined],
])('where %s lies is told without fetching it', (name, address) => {
  expect(addressOfPart(name)).toBe(address);
});

test('a part that fails leaves the loader as it was', () => {
  expect(() => addressOfPart('broken')).toThrow('broken');
});

test('a part that two pages have is prefetched once', () => {
  expect([addressToPrefetch('df'), addressToPrefetch('df')]).toEqual(['/base/assets/js/chunk.44.js', undefined]);
});
