import {readFileSync} from 'node:fs';

import {behaviours} from '@site/src/firewall/behaviours';
import {Globby} from '@docusaurus/utils';

import {pages} from './build';

const files = Globby.sync('docs/**/*.mdx');
const marked = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/:surprise\{fact="([^"]+)"\}/g)].flatMap(([, ids = '']) => ids.split(' ')),
);

test('every surprise is marked on a page', () => {
  const surprises = [...behaviours.values()].filter(({surprise}) => surprise).map(({id}) => id);
  expect(surprises.length).toBeGreaterThanOrEqual(78);
  expect(surprises.filter((id) => !marked.includes(id))).toEqual([]);
});

test.each(files.filter((file) => readFileSync(file, 'utf8').includes(':surprise{')))(
  '%s shows each mark as a label in front of words',
  (file) => {
    const address = `/${file.replace(/\.mdx$/, '')}/`;
    const {$} = pages.find((page) => page.address === address)!;
    const labels = $('.theme-doc-markdown .surprise');
    expect(labels).toHaveLength(readFileSync(file, 'utf8').match(/:surprise\{/g)!.length);
    labels.each((_, label) => {
      expect($(label).text()).toBe('Surprise:');
      expect($(label).parent().text().split('Surprise:').at(-1)!.trim().length).toBeGreaterThan(20);
    });
  },
);
