import {idsOf, isBuilt, notFoundPage, pages, problemsOn, type BuiltPage} from './build';

const all = [...pages, notFoundPage];

const byAddress = new Map(pages.map((page) => [page.address, page]));

const targetsOn = ({$}: BuiltPage): string[] =>
  $('a[href]')
    .toArray()
    .map((link) => $(link).attr('href')!);

test('links lead only to pages and headings that exist', () => {
  const broken = problemsOn((page) => {
    const own = targetsOn(page).filter((target) => /^[/#]/.test(target) && !target.startsWith('//'));
    return own.filter((target) => {
      const url = new URL(target, `https://sentinelfirewall.org${page.address}`);
      const anchor = decodeURIComponent(url.hash.slice(1));
      const named = byAddress.get(url.pathname);
      const isAnchored = anchor === '' || named === undefined || idsOf(named).has(anchor);
      return !isBuilt(url.pathname) || !isAnchored;
    });
  }, all);
  expect(broken).toEqual([]);
});

test('links write the addresses of pages with a slash at the end', () => {
  const without = problemsOn(
    (page) =>
      targetsOn(page).filter((target) => /^\/[^?#]*[^/?#]([?#]|$)/.test(target) && !/\.\w+([?#]|$)/.test(target)),
    all,
  );
  expect(without).toEqual([]);
});

test('links to other sites are complete, by https, and not through our redirect page', () => {
  const wrong = problemsOn(
    (page) =>
      targetsOn(page).filter(
        (target) =>
          target.includes('/redirect/?') ||
          (!/^[/#]/.test(target) && !/^(https:\/\/[\w.-]+\.[a-z]+(\/|$)|mailto:)/.test(target)),
      ),
    all,
  );
  expect(wrong).toEqual([]);
});
