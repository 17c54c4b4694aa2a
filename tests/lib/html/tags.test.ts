import {tagsOf} from '@site/src/lib/html/tags';

const sourcesOf = (html: string): string[] => tagsOf(html).map(({start, end}) => html.slice(start, end));

test('every tag comes in its place, end tags with their slash', () => {
  const html = '<p>a<br/>b</p>';
  expect(tagsOf(html).map(({name}) => name)).toEqual(['p', 'br', '/p']);
  expect(sourcesOf(html)).toEqual(['<p>', '<br/>', '</p>']);
});

test('an end tag that is left out has no place', () => {
  expect(sourcesOf('<ul><li>a<li>b</ul><p>c')).toEqual(['<ul>', '<li>', '<li>', '</ul>', '<p>']);
});

test('a value may hold the end of a tag in quotes', () => {
  expect(sourcesOf(`<a title="1 > 0" href='/x>y/'>x</a>`)).toEqual([`<a title="1 > 0" href='/x>y/'>`, '</a>']);
});

test('a quote inside of a value without quotes opens nothing', () => {
  expect(sourcesOf(`<a href=/it's/>x</a><b>'</b>`)).toEqual([`<a href=/it's/>`, '</a>', '<b>', '</b>']);
});

test('comments and what is only written like a tag are none', () => {
  expect(sourcesOf('<!doctype html><!-- <b> --><!----><i>1 < 2 <3</i>')).toEqual(['<i>', '</i>']);
});

test('a script is text, to its end tag', () => {
  const [script, end] = tagsOf('<SCRIPT>a = "<b>" < "</b></scripts>"&amp;</Script ><p>');
  expect([script!.text, end!.name]).toEqual(['a = "<b>" < "</b></scripts>"&amp;', '/script']);
  expect(sourcesOf('<title><b></title><textarea><i></textarea>')).not.toContain('<b>');
  expect(tagsOf('<style>a {}').map(({text}) => text)).toEqual(['a {}']);
});

test.each([
  [
    `<a class="x y" href=/docs/ title='say "no"' download>`,
    {class: 'x y', href: '/docs/', title: 'say "no"', download: ''},
  ],
  ['<a href = "/x/" HREF=/y/ href=/z/>', {href: '/x/', HREF: '/y/'}],
  ['<a title="a &amp; b" href=/?a=1&amp;b=2>', {title: 'a & b', href: '/?a=1&b=2'}],
  ['<path d=M0,0 />', {d: 'M0,0'}],
])('%s has the attributes that a browser reads', (source, attributes) => {
  expect(tagsOf(source)[0]!.attributes).toEqual(attributes);
});
