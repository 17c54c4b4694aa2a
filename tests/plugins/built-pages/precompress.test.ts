import {mkdtemp, mkdir, readFile, readdir, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, constants, gunzipSync} from 'node:zlib';

import {precompress as compressPicked} from '@site/src/plugins/built-pages/precompress';

const long = 'csf -d 203.0.113.7\n'.repeat(200);
let folder: string;
const at = (file: string) => path.join(folder, file);

const precompress = (within: string, isPicked: (file: string) => boolean = () => true): Promise<void> =>
  compressPicked(within, isPicked);

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'precompress-'));
});

test('a long text gets both forms, which hold the same', async () => {
  await writeFile(at('page.html'), long);
  await precompress(folder);
  expect(brotliDecompressSync(await readFile(at('page.html.br'))).toString()).toBe(long);
  expect(gunzipSync(await readFile(at('page.html.gz'))).toString()).toBe(long);
});

test('short texts, pictures and what servers read stay alone', async () => {
  await mkdir(at('_deploy'));
  await writeFile(at('short.html'), 'x'.repeat(900));
  await writeFile(at('picture.png'), long);
  await writeFile(at('_deploy/list.txt'), long);
  await precompress(folder);
  expect((await readdir(folder)).sort()).toEqual(['_deploy', 'picture.png', 'short.html']);
  expect(await readdir(at('_deploy'))).toEqual(['list.txt']);
});

test('hidden folders are part of the site', async () => {
  await mkdir(at('.well-known'));
  await writeFile(at('.well-known/long.txt'), long);
  await precompress(folder);
  expect((await readdir(at('.well-known'))).sort()).toEqual(['long.txt', 'long.txt.br', 'long.txt.gz']);
});

test('the same text gives the same bytes', async () => {
  await writeFile(at('page.html'), long);
  await precompress(folder);
  const first = await Promise.all(['br', 'gz'].map((ending) => readFile(at(`page.html.${ending}`))));
  await precompress(folder);
  expect(await Promise.all(['br', 'gz'].map((ending) => readFile(at(`page.html.${ending}`))))).toEqual(first);
});

test('only what is picked is compressed', async () => {
  await writeFile(at('one.html'), long);
  await writeFile(at('other.html'), long);
  await precompress(folder, (file) => file === 'other.html');
  expect((await readdir(folder)).sort()).toEqual(['one.html', 'other.html', 'other.html.br', 'other.html.gz']);
});

test('a form that cannot be written stops the build', async () => {
  await writeFile(at('page.html'), long);
  await mkdir(at('page.html.br'));
  await expect(precompress(folder)).rejects.toThrow('page.html.br');
});

describe('Brotli takes time', () => {
  const words = Array.from({length: 600}, (_, place) => `rule ${(place * 7919) % 613} drops port ${place}`).join('\n');
  const sizeOf = async (file: string): Promise<number> => (await readFile(at(`${file}.br`))).length;
  const sizeAt = (quality: number): number =>
    brotliCompressSync(Buffer.from(words), {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
      },
    }).length;

  beforeEach(async () => {
    await mkdir(at('assets/css'), {recursive: true});
    await Promise.all(['assets/css/styles.css', 'map.json', 'page.html'].map((file) => writeFile(at(file), words)));
  });

  test('at its best level for all files', async () => {
    await precompress(folder);
    expect([await sizeOf('assets/css/styles.css'), await sizeOf('map.json')]).toEqual([sizeAt(11), sizeAt(11)]);
    expect(await sizeOf('page.html')).toBe(sizeAt(11));
    expect(sizeAt(10)).toBeGreaterThan(sizeAt(11));
  });

  test('not much for many pages in one file', async () => {
    await mkdir(at('offline'));
    await writeFile(at('offline/pages-1.json'), words);
    await precompress(folder);
    expect(await sizeOf('offline/pages-1.json')).toBe(sizeAt(9));
    expect(sizeAt(9)).not.toBe(sizeAt(10));
  });
});
