import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {markdownAddress} from '@site/src/addresses/markdownAddress';

import {isBuilt, pages, readBuilt, type BuiltPage} from './build';

const own = 'https://sentinelfirewall.org';
const parser = unified().use(remarkParse).use(remarkGfm);
const readers = pages.filter(({$}) => $('html').is('.docs-doc-page, .blog-post-page'));

const markdownOf = ({address}: BuiltPage): string => readBuilt(markdownAddress(address).slice(1));
const words = (text: string): string => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

/** What stands in the article of a page for readers. */
function articleOf({$}: BuiltPage) {
  const article = $('.markdown').first().clone();
  article.find('.hash-link, button, noscript, [data-markdown="skip"]').remove();
  return article;
}

function textsOf({$}: BuiltPage, article: ReturnType<typeof articleOf>, selector: string): string[] {
  return article
    .find(selector)
    .toArray()
    .map((element) => $(element).text());
}

function nodesIn<T extends Nodes['type']>(tree: Root, type: T): Extract<Nodes, {type: T}>[] {
  const found: Nodes[] = [];
  visit(tree, type, (node: Nodes) => void found.push(node));
  return found as Extract<Nodes, {type: T}>[];
}

test('there are pages and posts to compare', () => {
  expect(readers.length).toBeGreaterThan(70);
});

describe.each(readers)('$address', (page) => {
  const markdown = markdownOf(page);
  const tree = parser.parse(markdown);
  const article = articleOf(page);

  test('has its title and all its headings in the Markdown, in the same order', () => {
    const inPage = [page.$('h1').first().text(), ...textsOf(page, article, 'h2, h3, h4, h5, h6')].map(words);
    expect(nodesIn(tree, 'heading').map((heading) => words(toString(heading)))).toEqual(inPage);
  });

  test('has every block of code there as it is', () => {
    const inPage = textsOf(page, article, 'pre').map((code) => code.replace(/\n$/, ''));
    expect(nodesIn(tree, 'code').map(({value}) => value)).toEqual(inPage);
  });

  test('names the language of every block, and its title', () => {
    expect(nodesIn(tree, 'code').filter(({lang}) => !lang)).toEqual([]);
    const titles = textsOf(page, article, 'figcaption > span:not([data-search])');
    expect(nodesIn(tree, 'code').flatMap(({meta}) => meta ?? [])).toEqual(titles.map((title) => `title="${title}"`));
  });

  test('has every table there, row by row and cell by cell', () => {
    const inPage = article
      .find('table')
      .toArray()
      .map((table) =>
        page
          .$(table)
          .find('tr')
          .toArray()
          .map((row) => textsOf(page, page.$(row), 'th, td').map((cell) => words(cell).replaceAll(' ', ''))),
      );
    const inCopy = nodesIn(tree, 'table').map(({children}) =>
      children.map((row) => row.children.map((cell) => words(toString(cell)).replaceAll(' ', ''))),
    );
    expect(inCopy).toEqual(inPage);
  });

  test('names each tab, admonition and entry of a list', () => {
    const text = words(toString(tree)).replaceAll(' ', '');
    article.find('figure:has(pre) > figcaption').remove();
    // Sizes of the offline copy are measured after the Markdown was made, since it is in the copy.
    article.find('[data-offline-size]').remove();
    const inPage = textsOf(page, article, '[role="tab"], .theme-admonition > :first-child, li, p, dt, dd');
    const missing = inPage
      .map((part) => words(part).replaceAll(' ', ''))
      .filter((part) => part !== '' && !text.includes(part));
    expect(missing).toEqual([]);
  });

  test('links by complete addresses, and on this site only to what exists', () => {
    const targets = [...nodesIn(tree, 'link'), ...nodesIn(tree, 'image')].map(({url}) => url);
    expect(targets.filter((target) => !/^(https:\/\/|mailto:)/.test(target))).toEqual([]);
    const inside = targets.filter((target) => target.startsWith(`${own}/`));
    expect(inside.filter((target) => !isBuilt(new URL(target).pathname))).toEqual([]);
    const inPage = article.find('a[href]').filter((_, link) => page.$(link).text() !== '');
    // The first is the address of the page itself.
    expect(nodesIn(tree, 'link')).toHaveLength(inPage.length + 1);
  });

  test('has no remains of HTML there', () => {
    expect(nodesIn(tree, 'html')).toEqual([]);
    expect(markdown).not.toMatch(/\u200b|&#x?\w+;|Direct link to/);
  });

  test('names the Markdown in its head and below its text', () => {
    const address = markdownAddress(page.address);
    expect(page.$('head link[rel="alternate"][type="text/markdown"]').attr('href')).toBe(address);
    expect(page.$(`article a[href="${address}"]`).text()).toBe('View as Markdown');
  });

  test('says where the Markdown comes from', () => {
    expect(markdown.split('\n')[4]).toMatch(new RegExp(`^Page: <${own}${page.address}> \\(Sentinel Firewall 15\\.11`));
  });
});

test('no other page names a Markdown of its own', () => {
  const others = pages.filter((page) => !readers.includes(page));
  expect(others.filter(({$}) => $('link[type="text/markdown"]').length > 0)).toEqual([]);
});

test('the Markdown of each settings page has all settings of the page, with their defaults', () => {
  const settings = readers.filter(({address}) => /\/reference\/settings\/\w/.test(address));
  expect(settings.length).toBe(10);
  for (const page of settings) {
    const defaults = (text: string): number => text.match(/Default:/g)?.length ?? 0;
    expect(defaults(markdownOf(page))).toBe(defaults(articleOf(page).text()));
    expect(defaults(markdownOf(page))).toBeGreaterThan(5);
  }
});

describe('llms.txt', () => {
  const tree = parser.parse(readBuilt('llms.txt'));

  test('has the form of llmstxt.org: title, summary, words, and parts of nothing but links', () => {
    const kinds = tree.children.map((node) => (node.type === 'heading' ? `h${node.depth}` : node.type));
    expect(kinds.slice(0, 3)).toEqual(['h1', 'blockquote', 'paragraph']);
    expect(kinds.slice(3).join(' ')).toMatch(/^(h2 list ?)+$/);
    expect(words(toString(tree.children[0]!))).toBe('Sentinel Firewall 15.11');
  });

  test('lists each page once, by its title and description', () => {
    const entries = nodesIn(tree, 'listItem').map((item) => {
      const [link] = nodesIn({type: 'root', children: [item]} as unknown as Root, 'link');
      return [link!.url, words(toString(item))] as const;
    });
    const expected = readers.map(({address, $}) => [
      own + markdownAddress(address),
      words(`${$('h1').first().text()}: ${$('meta[name="description"]').attr('content')}`),
    ]);
    const listed = entries.filter(([url]) => url.endsWith('.md'));
    expect([...listed].sort()).toEqual(expected.sort());
    expect(listed.filter(([url]) => !isBuilt(new URL(url).pathname))).toEqual([]);
  });
});

test('llms-full.txt holds the Markdown of every page of the docs once', () => {
  const full = readBuilt('llms-full.txt');
  const docs = readers.filter(({address}) => address.startsWith('/docs/'));
  for (const page of docs) {
    expect(full.split(`\n${own}${page.address}\n${'='.repeat(72)}\n\n${markdownOf(page)}`)).toHaveLength(2);
  }
  expect(full.match(/^={72}$/gm)).toHaveLength(2 * docs.length);
});
