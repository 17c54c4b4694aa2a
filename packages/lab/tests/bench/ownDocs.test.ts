/** @jest-environment node */
import {existsSync, readFileSync} from 'node:fs';

import {ownDocs} from '../../bench/site/ownDocs';

const {pages} = ownDocs();

/** The source of a page of the docs; empty for a post. */
const readSource = (name: string): string =>
  existsSync(`docs/${name}.mdx`) ? readFileSync(`docs/${name}.mdx`, 'utf8') : '';

test('the corpus has the pages of the docs, and no part that pages share', () => {
  expect(pages.length).toBeGreaterThan(90);
  expect(pages.filter(({title, path}) => !title || /(^|\/)_/.test(path))).toEqual([]);
});

test('a part that pages share is on each of them', () => {
  const bodyOf = (name: string): string => pages.find(({path}) => path === name)!.body((target) => target);
  const [words] = readFileSync('docs/_end-testing.mdx', 'utf8').split(/[,.]/);
  const sharing = pages.filter(({path}) => readSource(path).includes('_end-testing.mdx'));
  expect(sharing.length).toBeGreaterThan(1);
  expect(sharing.filter(({path}) => !bodyOf(path).includes(words!))).toEqual([]);
});
