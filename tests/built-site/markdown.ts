import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {markdownPath} from '@site/src/urls/paths';

import {builtFiles, isBuilt, pages, problemsOn, readBuilt, type BuiltPage} from './build';
import {version} from '@sentinel/csf/model/version';

const own = 'https://sentinelfirewall.org';
const parser = unified().use(remarkParse).use(remarkGfm);
const readers = pages.filter(({$}) => $('html').is('.docs-doc-page, .blog-post-page'));

/** The files with a page's Markdown: one, or the parts of a long page. */
function filesOf({address}: BuiltPage): string[] {
  const file = markdownPath(address).slice(1);
  return [file, ...builtFiles(file.replace(/md$/, '[0-9].md')).sort()];
}

/** The Markdown of a page, without what its parts say about each other. */
function markdownOf(page: BuiltPage): string {
  const [first = '', ...others] = filesOf(page).map(readBuilt);
  return [
    first.replace(/\. Part 1 of \d+\. Next: <.*>$/m, ''),
    // After the title, the description and the address.
    ...others.map((part) => part.split('\n\n').slice(3).join('\n\n')),
  ].join('\n');
}

const words = (text: string): string => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

/** The content of a page's article for readers. */
function articleOf({$}: BuiltPage) {
  const article = $('.markdown').first().clone();
  article.find('button, noscript, [data-markdown="skip"]').remove();
  // The Markdown has the words of a heading, without its link to itself.
  article.find('.heading-link').removeAttr('href');
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

test('every page has Markdown that names the list of all pages, and no file of it has more than 50,000 characters', () => {
  const found = problemsOn((page) => {
    for (const file of filesOf(page)) {
      const markdown = readBuilt(file);
      expect(words(markdown.split('\n')[0]!)).toBe(`# ${words(page.$('h1').first().text())}`);
      expect(markdown.split('\n\n')[2]).toContain(`List of all pages: <${own}/llms.txt>`);
      expect([file, markdown.length > 50_000]).toEqual([file, false]);
    }
  });
  expect(found).toEqual([]);
});

test('every page links to the list of all pages in its foot, and docs before their title, where nobody sees it', () => {
  const link = 'a[href="/llms.txt"]';
  const docs = readers.filter(({$}) => $('html').is('.docs-doc-page'));
  expect(problemsOn(({$}) => void expect($(`footer ${link}`)).toHaveLength(1))).toEqual([]);
  expect(problemsOn(({$}) => void expect($(`article > ${link}[hidden]:first-child`)).toHaveLength(1), docs)).toEqual(
    [],
  );
});

/** A page beside the Markdown that was made of it. */
type Copy = {page: BuiltPage; markdown: string; tree: Root; article: ReturnType<typeof articleOf>};

const copies = new Map(
  readers.map((page): [BuiltPage, Copy] => {
    const markdown = markdownOf(page);
    return [page, {page, markdown, tree: parser.parse(markdown), article: articleOf(page)}];
  }),
);

/** What is wrong with the Markdown of every page. */
const problemsOfCopies = (check: (copy: Copy) => unknown): string[] =>
  problemsOn((page) => check(copies.get(page)!), readers);

test('the Markdown has the title and all headings of its page, in the same order', () => {
  const found = problemsOfCopies(({page, tree, article}) => {
    const inPage = [page.$('h1').first().text(), ...textsOf(page, article, 'h2, h3, h4, h5, h6')].map(words);
    expect(nodesIn(tree, 'heading').map((heading) => words(toString(heading)))).toEqual(inPage);
  });
  expect(found).toEqual([]);
});

test('the Markdown has every block of code as it is, with its language and title', () => {
  const found = problemsOfCopies(({page, tree, article}) => {
    const code = nodesIn(tree, 'code');
    const inPage = textsOf(page, article, 'pre').map((text) => text.replace(/\n$/, ''));
    const titles = textsOf(page, article, 'figcaption > span:not([data-search])');
    expect(code.map(({value}) => value)).toEqual(inPage);
    expect(code.filter(({lang}) => !lang)).toEqual([]);
    expect(code.flatMap(({meta}) => meta ?? [])).toEqual(titles.map((title) => `title="${title}"`));
  });
  expect(found).toEqual([]);
});

test('the Markdown has every table, row by row and cell by cell', () => {
  const withoutSpaces = (text: string): string => words(text).replaceAll(' ', '');
  const found = problemsOfCopies(({page, tree, article}) => {
    const inPage = article
      .find('table')
      .toArray()
      .map((table) =>
        page
          .$(table)
          .find('tr')
          .toArray()
          .map((row) => textsOf(page, page.$(row), 'th, td').map(withoutSpaces)),
      );
    const inCopy = nodesIn(tree, 'table').map(({children}) =>
      children.map((row) => row.children.map((cell) => withoutSpaces(toString(cell)))),
    );
    expect(inCopy).toEqual(inPage);
  });
  expect(found).toEqual([]);
});

test('the Markdown names each tab, admonition and entry of a list', () => {
  const found = problemsOfCopies(({page, tree, article: whole}) => {
    const article = whole.clone();
    const text = words(toString(tree)).replaceAll(' ', '');
    article.find('figure:has(pre) > figcaption').remove();
    // Sizes of the offline copy are measured after the Markdown was made, since it is in the copy.
    article.find('[data-offline-size]').remove();
    return textsOf(page, article, '[role="tab"], .theme-admonition > :first-child, li, p, dt, dd')
      .map((part) => words(part).replaceAll(' ', ''))
      .filter((part) => part !== '' && !text.includes(part));
  });
  expect(found).toEqual([]);
});

test('the Markdown links by complete addresses, and on this site only to what exists', () => {
  const found = problemsOfCopies(({page, tree, article}) => {
    const targets = [...nodesIn(tree, 'link'), ...nodesIn(tree, 'image')].map(({url}) => url);
    const inPage = article.find('a[href]').filter((_, link) => page.$(link).text() !== '');
    // The first two are the addresses of the page itself and of the list of pages.
    expect(nodesIn(tree, 'link')).toHaveLength(inPage.length + 2);
    return targets.filter(
      (target) =>
        !/^(https:\/\/|mailto:)/.test(target) || (target.startsWith(`${own}/`) && !isBuilt(new URL(target).pathname)),
    );
  });
  expect(found).toEqual([]);
});

test('the Markdown has no remains of HTML', () => {
  const found = problemsOfCopies(({markdown, tree}) => {
    expect(nodesIn(tree, 'html')).toEqual([]);
    expect(markdown).not.toMatch(/\u200b|&#x?\w+;/);
  });
  expect(found).toEqual([]);
});

test('page and Markdown name each other', () => {
  const found = problemsOfCopies(({page, markdown}) => {
    const address = markdownPath(page.address);
    expect(page.$('head link[rel="alternate"][type="text/markdown"]').attr('href')).toBe(address);
    expect(page.$(`article a[href="${address}"]`).text()).toBe('Markdown');
    expect(markdown.split('\n')[4]).toContain(`Page: <${own}${page.address}> (Sentinel Firewall ${version}`);
  });
  expect(found).toEqual([]);
});

test('no other page names a Markdown of its own', () => {
  const others = pages.filter((page) => !readers.includes(page));
  const named = 'link[type="text/markdown"], main a[href$=".md"]';
  expect(others.filter(({$}) => $(named).length > 0).map(({address}) => address)).toEqual([]);
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
    expect(words(toString(tree.children[0]!))).toBe(`Sentinel Firewall ${version}`);
  });

  test('lists each page once, by its title and description', () => {
    const entries = nodesIn(tree, 'listItem').map((item) => {
      const [link] = nodesIn({type: 'root', children: [item]} as unknown as Root, 'link');
      return [link!.url, words(toString(item))] as const;
    });
    const others = pages.filter(({address}) => /^\/(?!docs\/.|blog\/)./.test(address));
    const expected = [...readers, ...others].map(({address, $}) => [
      own + markdownPath(address),
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
