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

test('a script is text, to its end tag', () => {
  const [script, end] = tagsOf('<SCRIPT>a = "<b>" < "</b></scripts>"&amp;</Script ><p>');
  expect([script!.text, end!.name]).toEqual(['a = "<b>" < "</b></scripts>"&amp;', '/script']);
});

test('attributes have the names that are written, and the values that a browser reads', () => {
  const [tag] = tagsOf(`<a href = "/x/" HREF=/y/ href=/z/ title='a &amp; b' download>`);
  expect(tag!.attributes).toEqual({href: '/x/', HREF: '/y/', title: 'a & b', download: ''});
});
