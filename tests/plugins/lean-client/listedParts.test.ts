/** @jest-environment jsdom */
import type * as ListedParts from '@site/src/plugins/lean-client/browser/listedParts';

type Bundler = {e: (id: string) => Promise<string>; p: string; parts: Record<string, string>};

const scripts = ['assets/js/runtime~main.1.js', 'assets/js/main.2.js'];
const hashes = {7: 'abcd0123'};
const other = {scripts: ['assets/js/runtime~main.9.js'], hashes: {7: 'ffffffff'}};

let bundler: Bundler;
let fetched: jest.Mock;
let lists: typeof ListedParts;

const answer = (list: object): Response => ({ok: true, json: async () => Promise.resolve(list)}) as Response;

beforeEach(() => {
  document.head.innerHTML = scripts.map((file) => `<script src="/base/${file}" type="text/plain"></script>`).join('');
  bundler = {
    e: async (id) => Promise.resolve(`chunk.${bundler.parts[id]}`),
    p: '/base/',
    parts: {3: 'known'},
  };
  fetched = jest.fn(async () => Promise.resolve(answer({scripts, hashes})));
  Object.assign(globalThis, {__webpack_require__: bundler, fetch: fetched, partsOfPages: undefined});
  Reflect.deleteProperty(globalThis, 'caches');
  jest.isolateModules(() => {
    lists = jest.requireActual('@site/src/plugins/lean-client/browser/listedParts');
  });
  lists.findListedParts();
});

function keep(list: object): void {
  const match = jest.fn(async () => Promise.resolve(answer(list)));
  Object.assign(globalThis, {caches: {keys: async () => Promise.resolve(['offline-1']), match}});
}

test('a chunk that the runtime knows is fetched at once', async () => {
  expect(await bundler.e('3')).toBe('chunk.known');
  expect(fetched).not.toHaveBeenCalled();
});

test('a chunk that the page has brought along is not looked up', async () => {
  Object.assign(globalThis, {partsOfPages: [[['7'], {}]]});
  await bundler.e('7');
  expect(fetched).not.toHaveBeenCalled();
});

test('any other chunk is found in the list, which is fetched once', async () => {
  expect(await Promise.all([bundler.e('7'), bundler.e('7')])).toEqual(['chunk.abcd0123', 'chunk.abcd0123']);
  expect(fetched.mock.calls).toEqual([['/base/page-parts.json', {cache: 'no-cache'}]]);
});

test('a list of another build is not used', async () => {
  fetched.mockImplementation(async () => Promise.resolve(answer(other)));
  await expect(bundler.e('7')).rejects.toThrow('/base/page-parts.json is of another build than this page');
  expect(bundler.parts).toEqual({3: 'known'});
});

test('instead of a list of another build that is used which the browser keeps with the page', async () => {
  fetched.mockImplementation(async () => Promise.resolve(answer(other)));
  keep({scripts, hashes});
  expect(await bundler.e('7')).toBe('chunk.abcd0123');
});

test('a kept list of another build is not used either', async () => {
  fetched.mockImplementation(async () => Promise.resolve(answer(other)));
  keep(other);
  await expect(bundler.e('7')).rejects.toThrow('another build');
});

test('after a failure the next chunk asks for the list again', async () => {
  fetched.mockImplementationOnce(async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(bundler.e('7')).rejects.toThrow('Failed to fetch');
  expect(await bundler.e('7')).toBe('chunk.abcd0123');
});

test('where the server has no list, the error says so', async () => {
  fetched.mockImplementation(async () => Promise.resolve({ok: false, status: 404}));
  await expect(bundler.e('7')).rejects.toThrow('/base/page-parts.json was answered with status 404.');
});
