import {readEnvironment} from '@site/src/environment';

test('without variables the site is built for its own address, without analytics', () => {
  expect(readEnvironment({})).toEqual({
    ok: true,
    environment: {siteUrl: 'https://sentinelfirewall.org', baseUrl: '/', gtagId: undefined},
  });
});

test('an empty value counts as unset', () => {
  expect(readEnvironment({SITE_URL: '', BASE_URL: '', GTAG_ID: ''})).toEqual(readEnvironment({}));
});

test('takes the address of a preview and an analytics id', () => {
  expect(readEnvironment({SITE_URL: 'http://localhost:8080', BASE_URL: '/pr/12/', GTAG_ID: 'G-ABC1234567'})).toEqual({
    ok: true,
    environment: {siteUrl: 'http://localhost:8080', baseUrl: '/pr/12/', gtagId: 'G-ABC1234567'},
  });
});

test('tells every fault at once, with its remedy', () => {
  expect(readEnvironment({SITE_URL: 'https://example.org/docs', BASE_URL: 'preview', GTAG_ID: 'UA-1'})).toEqual({
    ok: false,
    faults: [
      'SITE_URL is "https://example.org/docs": write an origin such as https://example.org; a path belongs in BASE_URL.',
      'BASE_URL is "preview": write a path with a slash at both ends, such as /preview/.',
      'GTAG_ID is "UA-1": write a measurement id such as G-ABC1234567, or unset it for a build without analytics.',
    ],
  });
});

test.each(['ftp://example.org', 'example.org', 'https://example.org/', 'https://user@example.org', 'https://'])(
  'SITE_URL cannot be %s',
  (SITE_URL) => expect(readEnvironment({SITE_URL}).ok).toBe(false),
);

test.each(['/a', 'a/', '//', '/a//b/', '/a b/', '/<script>/'])('BASE_URL cannot be %s', (BASE_URL) =>
  expect(readEnvironment({BASE_URL}).ok).toBe(false),
);
