import {readFileSync} from 'node:fs';

import {behaviours, bugs, bugUrl} from '@site/src/csf/behaviours';
import {globSync} from 'tinyglobby';

import {pageAt, problemsOn} from './build';

const files = globSync('docs/**/*.mdx');
const marked = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/:surprise\{fact="([^"]+)"\}/g)].flatMap(([, ids = '']) => ids.split(' ')),
);

test('every surprise is marked on a page', () => {
  const surprises = [...behaviours.values()].filter(({surprise}) => surprise).map(({id}) => id);
  expect(surprises.length).toBeGreaterThanOrEqual(78);
  expect(surprises.filter((id) => !marked.includes(id))).toEqual([]);
});

test('every mark is a label in front of words', () => {
  const found = files
    .map((file) => ({file, marks: readFileSync(file, 'utf8').match(/:surprise\{/g) ?? []}))
    .filter(({marks}) => marks.length > 0)
    .flatMap(({file, marks}) =>
      problemsOn(
        ({$}) => {
          const labels = $('.theme-doc-markdown .surprise').toArray();
          expect(labels).toHaveLength(marks.length);
          return labels
            .map((label) => $(label).parent().text())
            .filter((text) => !/(Surprise|Known bug):.{20}/s.test(text));
        },
        [pageAt(`/${file.replace(/\.mdx$/, '')}/`)],
      ),
    );
  expect(found).toEqual([]);
});

test('the label of a bug leads to its entry, and every bug has one', () => {
  const {$} = pageAt('/docs/known-faults/');
  expect([...bugs.keys()].filter((id) => !$(`[id="${id}"]`).is('h3'))).toEqual([]);
  const labelled = marked.filter((id) => bugs.has(id));
  expect(labelled.length).toBeGreaterThan(50);
  const targets = new Set(
    files.flatMap((file) =>
      pageAt(`/${file.replace(/(\/index)?\.mdx$/, '')}/`)
        .$('.surprise a')
        .toArray()
        .map((link) => link.attribs.href),
    ),
  );
  const first = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/:surprise\{fact="([^"]+)"\}/g)].flatMap(
      ([, ids = '']) => ids.split(' ').find((id) => bugs.has(id)) ?? [],
    ),
  );
  expect([...targets].sort()).toEqual([...new Set(first.map(bugUrl))].sort());
});
