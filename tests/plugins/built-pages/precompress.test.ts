import {mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync} from 'node:zlib';

import {brotliOptions, precompress} from '@site/src/plugins/built-pages/precompress';
import {newFolder} from '@site/tests/support/folder';

const long = 'csf -d 203.0.113.7\n'.repeat(200);

/** A folder with these files after they were compressed. */
async function compressed(
  files: Record<string, string>,
  isPicked: (file: string) => boolean = () => true,
  level?: number,
): Promise<string> {
  const folder = newFolder(files);
  await precompress(folder, isPicked, level);
  return folder;
}

const read = (folder: string, file: string): Buffer => readFileSync(path.join(folder, file));

test('a long text gets both forms, which hold the same, and the same bytes the next time', async () => {
  const [folder, again] = [await compressed({'page.html': long}), await compressed({'page.html': long})];
  expect(brotliDecompressSync(read(folder, 'page.html.br')).toString()).toBe(long);
  expect(gunzipSync(read(folder, 'page.html.gz')).toString()).toBe(long);
  for (const file of ['page.html.br', 'page.html.gz']) {
    expect(read(again, file)).toEqual(read(folder, file));
  }
});

test('short texts, pictures, what servers read, and what is not picked stay alone; hidden folders do not', async () => {
  const folder = await compressed(
    {
      'short.html': 'x'.repeat(900),
      'picture.png': long,
      'other.html': long,
      '_deploy/list.txt': long,
      '.well-known/long.txt': long,
    },
    (file) => file !== 'other.html',
  );
  expect(readdirSync(folder).sort()).toEqual(['.well-known', '_deploy', 'other.html', 'picture.png', 'short.html']);
  expect(readdirSync(path.join(folder, '_deploy'))).toEqual(['list.txt']);
  expect(readdirSync(path.join(folder, '.well-known')).sort()).toEqual(['long.txt', 'long.txt.br', 'long.txt.gz']);
});

test('a form that cannot be written stops the build', async () => {
  const folder = newFolder({'page.html': long});
  mkdirSync(path.join(folder, 'page.html.br'));
  await expect(precompress(folder, () => true)).rejects.toThrow('page.html.br');
});

test.each([
  ['what pages load', 'assets/css/styles.css', 11],
  ['what pages load', 'assets/js/main.js', 11],
  ['pages', 'docs/page.html', 11],
  ['what programs read', 'reference/schema/settings.json', 6],
  ['what programs read', 'docs/page.md', 6],
])('the level of the build applies to %s only where people wait: %s', async (_, file, quality) => {
  const words = Array.from({length: 600}, (_, place) => `rule ${(place * 7919) % 613} drops port ${place}`).join('\n');
  const sizeAt = (level: number): number => {
    const content = Buffer.from(words);
    return brotliCompressSync(content, brotliOptions(content, level)).length;
  };
  expect(sizeAt(6)).not.toBe(sizeAt(11));
  expect(read(await compressed({[file]: words}, undefined, 11), `${file}.br`)).toHaveLength(sizeAt(quality));
  expect(read(await compressed({[file]: words}), `${file}.br`)).toHaveLength(sizeAt(6));
  // Every visitor who searches waits for these, so each build compresses them as far as it can.
  expect(read(await compressed({'search-index.json': words}), 'search-index.json.br')).toHaveLength(sizeAt(11));
});
