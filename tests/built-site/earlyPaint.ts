import {pages, problemsOn} from './build';

test('the first paint of a page only waits for an element of that page', () => {
  const found = problemsOn(({$}) => {
    const waits = $('link[rel="expect"]').toArray();
    expect(waits.length).toBeLessThanOrEqual(1);
    for (const wait of waits) {
      expect($(wait).attr('href')).toMatch(/^#./);
      expect($(`[id="${$(wait).attr('href')!.slice(1)}"]`)).toHaveLength(1);
    }
  });
  expect(found).toEqual([]);
});

test('pages of every kind wait for their first screen', () => {
  const waiting = pages.filter(({$}) => $('link[rel="expect"]').length > 0).map(({address}) => address);
  expect(waiting).toEqual(expect.arrayContaining(['/', '/docs/locked-out/', '/blog/', '/search/', '/contact/']));
});
