import {Joi} from '@docusaurus/utils-validation';
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
  ['has an entry without a date', 'atom', 'blog/atom.xml', /(?<=<entry>.*?)<updated>[^<]*<\/updated>/s],
  ['has no author', 'atom', 'docs/changelog/atom.xml', /<author>.*?<\/author>/s],
  ['has no title', 'rss', 'blog/rss.xml', /<title>[^<]*<\/title>/],
  ['has an item without a date', 'rss', 'blog/rss.xml', /<pubDate>[^<]*<\/pubDate>/],
  ['does not end', 'rss', 'blog/rss.xml', /<\/channel>/],
] as const)('a feed that %s is invalid', async (_, grammar, file, part) => {
  const feed = readBuilt(file);
  expect(part.test(feed)).toBe(true);
  expect((await errorsOf(feed.replace(part, ''), grammar)).length).toBeGreaterThan(0);
});

const address = Joi.string().uri({scheme: ['https', 'http']});
const author = Joi.object({name: Joi.string(), url: address, avatar: address}).min(1);

/** JSON Feed 1.0 (https://www.jsonfeed.org/version/1/), which the package of Docusaurus writes. */
const jsonFeed = Joi.object({
  version: Joi.valid('https://jsonfeed.org/version/1').required(),
  title: Joi.string().required(),
  home_page_url: address,
  feed_url: address,
  description: Joi.string(),
  icon: address,
  favicon: address,
  author,
  items: Joi.array()
    .items(
      Joi.object({
        id: Joi.string().required(),
        url: address,
        external_url: address,
        title: Joi.string(),
        content_html: Joi.string(),
        content_text: Joi.string(),
        summary: Joi.string(),
        image: address,
        banner_image: address,
        date_published: Joi.string().isoDate(),
        date_modified: Joi.string().isoDate(),
        author,
        tags: Joi.array().items(Joi.string()),
      }).or('content_html', 'content_text'),
    )
    .unique('id')
    .required(),
});

const jsonErrors = (feed: object): string[] =>
  jsonFeed.validate(feed, {abortEarly: false, convert: false}).error?.details.map(({message}) => message) ?? [];

test('blog/feed.json is valid by its specification', () => {
  expect(jsonErrors(JSON.parse(readBuilt('blog/feed.json')) as object)).toEqual([]);
});

test.each(['version', 'title', 'items'])('a JSON feed without its %s is invalid', (part) => {
  const feed = JSON.parse(readBuilt('blog/feed.json')) as Record<string, unknown>;
  const rest = Object.fromEntries(Object.entries(feed).filter(([name]) => name !== part));
  expect(jsonErrors(rest)).toEqual([`"${part}" is required`]);
});
