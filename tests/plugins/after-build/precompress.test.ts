import {mkdtemp, mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync} from 'node:zlib';

import {openPrecompressor} from '@site/src/plugins/after-build/precompress';

const long = 'csf -d 203.0.113.7\n'.repeat(200);
let folder: string;
const at = (file: string) => path.join(folder, file);

async function precompress(within: string, isPicked: (file: string) => boolean = () => true): Promise<void> {
  const {compress} = openPrecompressor(within);
  await compress(isPicked);
}

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

test('a file that is written later is compressed when it is picked', async () => {
  const {compress} = openPrecompressor(folder);
  await writeFile(at('page.html'), long);
  await compress((file) => file === 'page.html');
  expect((await readdir(folder)).sort()).toEqual(['page.html', 'page.html.br', 'page.html.gz']);
});

test('pages with the same style sheet, another and none hold the same as before, and no more than gzip needs', async () => {
  const rules = (color: string) => Array.from({length: 3000}, (_, place) => `.rule-${place}{color:${color}}`).join('');
  const styled = (color: string, words: string) =>
    `<title>${words}</title><style data-href="/a.css">${rules(color)}</style><p class="rule-2999">${words.repeat(40)}`;
  const pages = {
    'one.html': styled('red', 'csf -d 203.0.113.7 '),
    'other.html': styled('red', 'csf -a 203.0.113.8 '),
    'third.html': styled('tan', 'csf -d 203.0.113.7 '),
    'unclosed.html': `<style data-href="/a.css">${rules('red')}`,
    'plain.html': long,
  };
  await Promise.all(Object.entries(pages).map(([file, html]) => writeFile(at(file), html)));
  await precompress(folder);
  const forms = await Promise.all(Object.keys(pages).map((file) => readFile(at(`${file}.gz`))));
  expect(forms.map((form) => gunzipSync(form).toString())).toEqual(Object.values(pages));
  Object.values(pages).forEach((html, place) => {
    expect(forms[place]!.length).toBeLessThan(gzipSync(html).length * 1.05);
  });
});

describe('after an earlier build', () => {
  const marked = Buffer.from('made by the build before');
  const formsOf = (file: string) => Promise.all(['br', 'gz'].map((ending) => readFile(at(`${file}.${ending}`))));

  beforeEach(async () => {
    await mkdir(at('before'));
    await mkdir(at('now'));
    await writeFile(at('before/page.html'), long);
    await writeFile(at('before/page.html.br'), marked);
    await writeFile(at('before/page.html.gz'), marked);
  });

  async function compressNow(content: string): Promise<Buffer[]> {
    await writeFile(at('now/page.html'), content);
    const {compress} = openPrecompressor(at('now'), () => at('before'));
    await compress(() => true);
    return formsOf('now/page.html');
  }

  test('the forms of a file that is the same are taken from there', async () => {
    expect(await compressNow(long)).toEqual([marked, marked]);
  });

  test('a file that has changed, of the same length too, is compressed', async () => {
    const changed = long.replace('203', '198');
    const [withBrotli, withGzip] = await compressNow(changed);
    expect(brotliDecompressSync(withBrotli!).toString()).toBe(changed);
    expect(gunzipSync(withGzip!).toString()).toBe(changed);
  });

  test('a file of which one form is missing is compressed', async () => {
    await rm(at('before/page.html.gz'));
    const [withBrotli, withGzip] = await compressNow(long);
    expect(brotliDecompressSync(withBrotli!).toString()).toBe(long);
    expect(gunzipSync(withGzip!).toString()).toBe(long);
  });

  test('how forms are made is told beforehand, and is another for a large site', async () => {
    const small = openPrecompressor(at('now'));
    await writeFile(at('now/large.txt'), Buffer.alloc(33 * 2 ** 20));
    const asked: string[] = [];
    const large = openPrecompressor(at('now'), (way) => void asked.push(way));
    expect(asked).toEqual([large.way]);
    expect(large.way).not.toBe(small.way);
  });
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

  test('for all of a small site, and a little less for pages', async () => {
    await precompress(folder);
    expect([await sizeOf('assets/css/styles.css'), await sizeOf('map.json')]).toEqual([sizeAt(11), sizeAt(11)]);
    expect(await sizeOf('page.html')).toBe(sizeAt(10));
    expect(sizeAt(10)).toBeGreaterThan(sizeAt(11));
  });

  test('not much for many pages in one file', async () => {
    await mkdir(at('offline'));
    await writeFile(at('offline/pages-1.json'), words);
    await precompress(folder);
    expect(await sizeOf('offline/pages-1.json')).toBe(sizeAt(9));
    expect(sizeAt(9)).not.toBe(sizeAt(10));
  });

  test('of a large one for what every page loads', async () => {
    await mkdir(at('assets/js'));
    await writeFile(at('assets/js/main.0123abcd.js'), words);
    await writeFile(at('large.txt'), 'x'.repeat(33 * 2 ** 20));
    await precompress(folder);
    expect(await sizeOf('assets/js/main.0123abcd.js')).toBe(sizeAt(10));
    expect(await sizeOf('assets/css/styles.css')).toBe(sizeAt(5));
    expect(await sizeOf('page.html')).toBe(sizeAt(5));
    expect(sizeAt(5)).toBeGreaterThan(sizeAt(10));
  });

  test('as much as the site had when it was first looked at', async () => {
    const {compress} = openPrecompressor(folder);
    await writeFile(at('large.txt'), 'x'.repeat(33 * 2 ** 20));
    await compress((file) => file === 'map.json');
    expect(await sizeOf('map.json')).toBe(sizeAt(11));
  });
});
