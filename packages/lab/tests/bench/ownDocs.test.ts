/** @jest-environment node */
import {readFileSync} from 'node:fs';

import {ownDocs} from '../../bench/site/ownDocs';

const {pages} = ownDocs();

test('the corpus has the pages of the docs, and no part that pages share', () => {
  expect(pages.length).toBeGreaterThan(90);
  expect(pages.filter(({title, path}) => !title || /(^|\/)_/.test(path))).toEqual([]);
});

test('a part that pages share is on each of them', () => {
  const bodyOf = (name: string): string => pages.find(({path}) => path === name)!.body((target) => target);
  const [words] = readFileSync('docs/_end-testing.mdx', 'utf8').split(/[,.]/);
  expect(['intro', 'upgrade-from-csf'].filter((name) => !bodyOf(name).includes(words!))).toEqual([]);
});
