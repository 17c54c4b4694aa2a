import {subjectOf, subjects} from '@site/tools/screenshots/subjects';

test('a picture is named after the path and the query of its page', () => {
  expect(subjectOf('/').name).toBe('home');
  expect(subjectOf('/docs/usage/port-knocking/').name).toBe('docs-usage-port-knocking');
  expect(subjectOf('docs/intro').name).toBe('docs-intro');
  expect(subjectOf('/search/?q=CSF+-td').name).toBe('search-q-csf-td');
});

test('no picture takes the place of another', () => {
  const names = subjects.map(({name}) => name);
  expect(names).toEqual([...new Set(names)]);
});
