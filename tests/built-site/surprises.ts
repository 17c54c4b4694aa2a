import {readFileSync} from 'node:fs';

import {behaviours, bugs, bugUrl} from '@sentinel/csf/answers/behaviours';
import {sourceLinesIn, sourceUrl} from '@sentinel/csf/model/sourceLines';
import {globSync} from 'tinyglobby';

import {idsOf, pageAt, problemsOn} from './build';

const files = globSync(['docs/**/*.mdx', '!**/_*']);
/** The facts that each mark names. */
const marked = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/:surprise\{fact="([^"]+)"\}/g)].map(([, ids = '']) => ids.split(' ')),
);

test('every surprise is marked on a page', () => {
  const surprises = [...behaviours.values()].filter(({surprise}) => surprise).map(({id}) => id);
  expect(surprises.length).toBeGreaterThanOrEqual(78);
  expect(surprises.filter((id) => !marked.flat().includes(id))).toEqual([]);
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

test('the label of a bug leads to its entry, which exists, and that of another surprise to the source', () => {
  const entries = idsOf(pageAt('/docs/known-faults/'));
  expect([...bugs.keys()].filter((id) => entries.get(id) !== 'h3')).toEqual([]);
  const targets = new Set(
    files.flatMap((file) =>
      pageAt(`/${file.replace(/(\/index)?\.mdx$/, '')}/`)
        .$('.surprise a')
        .toArray()
        .map((link) => link.attribs.href),
    ),
  );
  const expected = marked.flatMap((ids) => {
    const bug = ids.find((id) => bugs.has(id));
    return bug === undefined ? ids.flatMap(sourceOf).slice(0, 1) : [bugUrl(bug)];
  });
  expect(expected.length).toBeGreaterThan(100);
  expect([...targets].sort()).toEqual([...new Set(expected)].sort());
});

test('every bug links to its lines of the source', () => {
  const {$} = pageAt('/docs/known-faults/');
  const missing = [...bugs.keys()].filter((id) => {
    const links = $(`[id="${id}"]`).next().find('a').toArray();
    const targets = links.map((link) => link.attribs.href);
    return sourceOf(id).some((url) => !targets.includes(url));
  });
  expect(missing).toEqual([]);
});

function sourceOf(id: string): string[] {
  return sourceLinesIn(behaviours.get(id)!.evidence).map(sourceUrl);
}
