import {readFileSync} from 'node:fs';

import {behaviours} from '@site/src/product/behaviours';
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
          return labels.map((label) => $(label).parent().text()).filter((text) => !/Surprise:.{20}/s.test(text));
        },
        [pageAt(`/${file.replace(/\.mdx$/, '')}/`)],
      ),
    );
  expect(found).toEqual([]);
});
