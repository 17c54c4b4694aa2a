import {isBuilt, pages, readBuilt} from './build';
import {load} from 'cheerio';

const notFound = {address: '/404.html', $: load(readBuilt('404.html'))};

/** Ids of a page, which links may name behind a hash. */
const idsOf = new Map(
  pages.map(({address, $}) => [
    address,
    new Set(
      $('[id]')
        .toArray()
        .map((element) => $(element).attr('id')),
    ),
  ]),
);

describe.each([...pages, notFound])('$address', ({address, $}) => {
  const targets = $('a[href]')
    .toArray()
    .map((link) => $(link).attr('href')!);

  test('links only to pages and headings that exist', () => {
    const own = targets.filter((target) => /^[/#]/.test(target) && !target.startsWith('//'));
    const broken = own.filter((target) => {
      const url = new URL(target, `https://sentinelfirewall.org${address}`);
      const anchor = decodeURIComponent(url.hash.slice(1));
      const isAnchored = anchor === '' || !idsOf.has(url.pathname) || idsOf.get(url.pathname)!.has(anchor);
      return !isBuilt(url.pathname) || !isAnchored;
    });
    expect(broken).toEqual([]);
  });

  test('writes the addresses of pages with a slash at the end', () => {
    const pagesWithout = targets.filter(
      (target) => /^\/[^?#]*[^/?#]([?#]|$)/.test(target) && !/\.\w+([?#]|$)/.test(target),
    );
    expect(pagesWithout).toEqual([]);
  });

  test('links to other sites by https and complete addresses', () => {
    const foreign = targets.filter((target) => !/^[/#]/.test(target));
    for (const target of foreign) {
      expect(target).toMatch(/^(https:\/\/[\w.-]+\.[a-z]+(\/|$)|mailto:)/);
    }
  });
});
