import {readFileSync} from 'node:fs';
import {validateXML} from 'xmllint-wasm';

import {readBuilt} from './build';

/** The errors that xmllint finds in a feed with a grammar of `fixtures/feeds`. */
async function errorsOf(xml: string, grammar: 'atom' | 'rss'): Promise<string[]> {
  const schema = readFileSync(`tests/fixtures/feeds/${grammar}.rng`, 'utf8');
  const {errors} = await validateXML({
    xml: {fileName: 'feed.xml', contents: xml},
    schema: {fileName: 'grammar.rng', contents: schema},
    extension: 'relaxng',
  });
  return errors.map(({message}) => message);
}

const feeds = [
  ['blog/atom.xml', 'atom'],
  ['docs/changelog/atom.xml', 'atom'],
  ['docs/known-faults/atom.xml', 'atom'],
  ['docs/reference/changes/atom.xml', 'atom'],
  ['docs/security-notices/atom.xml', 'atom'],
  ['blog/rss.xml', 'rss'],
] as const;

test.each(feeds)('%s is valid by its specification', async (file, grammar) => {
  expect(await errorsOf(readBuilt(file), grammar)).toEqual([]);
});

test.each([
  ['has no id', 'atom', 'blog/atom.xml', /<id>[^<]*<\/id>/],
  ['has no title', 'rss', 'blog/rss.xml', /<title>[^<]*<\/title>/],
] as const)('a feed that %s is invalid', async (_, grammar, file, part) => {
  const feed = readBuilt(file);
  expect(part.test(feed)).toBe(true);
  expect((await errorsOf(feed.replace(part, ''), grammar)).length).toBeGreaterThan(0);
});
