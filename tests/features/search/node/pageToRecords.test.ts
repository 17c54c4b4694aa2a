import {builtPage, type PageSource} from '@site/src/lib/html/builtPage';
import {pageToRecords} from '@site/src/features/search/node/pageToRecords';
import type {SearchRecord} from '@site/src/features/search/logic/record';

const recordsOf = (source: PageSource) => pageToRecords(builtPage(source));

const noIndex = (more: string) => `<meta name="robots" content="noindex, ${more}">`;

const page = (body: string, {head = '', htmlClass = ''} = {}) =>
  `<html class="${htmlClass}"><head>${head}</head><body><nav><h2>Menu</h2><p>Blog</p></nav><main>${body}</main></body></html>`;

const doc = (body: string) =>
  page(`<article><nav>Home</nav><div class="theme-doc-markdown markdown">${body}</div></article>`);

test('a record for each heading and one for the text below it, with anchors', () => {
  const html = doc(
    '<h1>Port knocking</h1><p>Open a port.</p><h2 id="how"><a class="heading-link" href="#how">How</a></h2><ul><li>One</li><li>Two</li></ul><h3 id="why">Why</h3><pre>csf -r</pre>',
  );
  const records = recordsOf({url: '/docs/usage/port-knocking/', html});
  const rowOf = ({url, type, content, hierarchy: {lvl1, lvl2, lvl3}}: SearchRecord) => [
    url,
    type,
    content,
    lvl1,
    lvl2,
    lvl3,
  ];
  expect(records.map(rowOf)).toEqual([
    ['/docs/usage/port-knocking/', 'lvl1', null, 'Port knocking', null, null],
    ['/docs/usage/port-knocking/', 'content', 'Open a port.', 'Port knocking', null, null],
    ['/docs/usage/port-knocking/#how', 'lvl2', null, 'Port knocking', 'How', null],
    ['/docs/usage/port-knocking/#how', 'content', 'One Two', 'Port knocking', 'How', null],
    ['/docs/usage/port-knocking/#why', 'lvl3', null, 'Port knocking', 'How', 'Why'],
    ['/docs/usage/port-knocking/#why', 'content', 'csf -r', 'Port knocking', 'How', 'Why'],
  ]);
});

test('every record has an id of its own and the section of its address', () => {
  const html = doc('<h1>A</h1><p>b</p><h2 id="c">C</h2><p>d</p>');
  const records = recordsOf({url: '/docs/a/', html});
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  expect(records[0]?.hierarchy.lvl0).toBe('Documentation');
  expect(recordsOf({url: '/blog/a/', html})[0]?.hierarchy.lvl0).toBe('Blog');
  expect(recordsOf({url: '/swag/', html})[0]?.hierarchy.lvl0).toBe('Site');
});

test('nested text is counted once, navigation and buttons not at all', () => {
  const html = doc(
    '<h1>A</h1><table><tr><td><p>once</p></td></tr></table><button>Copy</button><p>kept <span aria-hidden="true">#</span></p>',
  );
  expect(recordsOf({url: '/docs/a/', html})[1]?.content).toBe('once kept');
});

test('the cells of a table are separate words, also where the minifier has left their ends out', () => {
  const html = doc('<h1>A</h1><table><tr><th>Name<th>Value<tr><td>one<td>two<tbody></table><p>last');
  expect(recordsOf({url: '/docs/a/', html})[1]?.content).toBe('Name Value one two last');
});

test('a row with an id is a section by its first cell, and what follows the table is of the section before', () => {
  const html = doc(
    '<h1>A</h1><h2 id="games">Games</h2><p>Open them.</p><table><tr><th>Name</th><th>Port</th></tr><tr id="rust"><td>Rust</td><td>28015</td></tr></table><p>last</p>',
  );
  expect(recordsOf({url: '/docs/a/', html}).map(({url, content, hierarchy}) => [url, content, hierarchy.lvl3])).toEqual(
    [
      ['/docs/a/', null, null],
      ['/docs/a/#games', null, null],
      ['/docs/a/#games', 'Open them. Name Port', null],
      ['/docs/a/#rust', null, 'Rust'],
      ['/docs/a/#rust', '28015', 'Rust'],
      ['/docs/a/#games', 'last', null],
    ],
  );
});

test.each([
  ['a page that engines may not list', page('<h1>Search</h1><p>x</p>', {head: noIndex('follow')})],
  ['a list of posts', page('<h1>Blog</h1><article>x</article>', {htmlClass: 'blog-wrapper blog-list-page'})],
])('%s has no records', (_, html) => {
  expect(recordsOf({url: '/page/', html})).toEqual([]);
});

test('a preview can be searched, though engines may not list its pages', () => {
  const html = page('<h1>Swag</h1><p>Stickers</p>', {head: noIndex('nofollow')});
  expect(recordsOf({url: '/swag/', html}).map(({content}) => content)).toEqual([null, 'Stickers']);
});

describe('what can answer a question', () => {
  const leadOf = (url: string, body: string): string | undefined => {
    const {content, lead} = recordsOf({url, html: doc(body)}).find(({type}) => type === 'content')!;
    return lead && content!.slice(lead[0], lead[0] + lead[1]);
  };

  test.each([
    [
      'of a heading that a yes or no answers',
      '/docs/a/',
      '<h2 id="b">Does it run?</h2><p>No. It only walks.</p><p>On.</p>',
      'No. It only walks.',
    ],
    [
      'that its writer marked',
      '/docs/a/',
      '<h2 id="b">How do I run?</h2><p data-answer="">Put one foot before the other.</p>',
      'Put one foot before the other.',
    ],
    [
      'below a warning',
      '/docs/reference/settings/a/',
      '<h3 id="b">B</h3><p><strong>Care.</strong></p><p>What it sets here.</p>',
      'What it sets here.',
    ],
    [
      'without a link that leads on',
      '/docs/glossary/',
      '<h3 id="b">B</h3><p>What a word means: <a href="/">there</a>.</p>',
      'What a word means:',
    ],
    [
      'without a sentence that leads on',
      '/docs/glossary/',
      '<h3 id="b">B</h3><p>What a word means here. <a href="/">How both go</a>.</p>',
      'What a word means here.',
    ],
  ])('is the first paragraph %s', (_, url, body, paragraph) => {
    expect(leadOf(url, `<h1>A</h1>${body}`)).toBe(paragraph);
  });

  test.each([
    [
      'a heading that asks for steps',
      '/docs/a/',
      '<h2 id="b">How do I run?</h2><p>No. It walks, as it always did.</p>',
    ],
    [
      'a paragraph that what follows completes',
      '/docs/glossary/',
      '<h3 id="b">B</h3><p>It has these parts of its own:</p><ul><li>c</li></ul>',
    ],
    [
      'a paragraph below a list',
      '/docs/glossary/',
      '<h3 id="b">B</h3><ul><li>c</li></ul><p>What a word means here.</p>',
    ],
    ['a paragraph of a part within', '/docs/glossary/', '<h3 id="b">B</h3><div><p>What a word means here.</p></div>'],
  ])('is not %s', (_, url, body) => {
    expect(leadOf(url, `<h1>A</h1>${body}`)).toBeUndefined();
  });

  test('is an item with a question that leads elsewhere, if it names a command', () => {
    const html = doc(
      '<h1>A</h1><ul><li><a href="/docs/b/#c">How do I c?</a><br><code>csf -c</code> does.</li><li><a href="/d/">And d?</a><br>Look.</li><li><a href="/e/">E</a></li></ul>',
    );
    expect(recordsOf({url: '/docs/questions/', html})[0]?.shortAnswers).toEqual([
      ['/docs/b/#c', 'How do I c?', '`csf -c` does.'],
    ]);
  });
});
