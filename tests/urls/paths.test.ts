import {belowBaseUrl} from '@site/src/urls/paths';

test.each([
  ['/docs/intro/', '/', 'docs/intro/'],
  ['/', '/', ''],
  ['/preview/assets/main.js', '/preview/', 'assets/main.js'],
])('%s is below %s', (address, baseUrl, place) => {
  expect(belowBaseUrl(address, baseUrl)).toBe(place);
});

test.each([
  ['//example.org/docs/intro/', '/'],
  ['https://example.org/', '/'],
  ['#top', '/'],
  ['/docs/intro/', '/preview/'],
  ['/previews/', '/preview/'],
])('%s is not below %s', (address, baseUrl) => {
  expect(belowBaseUrl(address, baseUrl)).toBeUndefined();
});
