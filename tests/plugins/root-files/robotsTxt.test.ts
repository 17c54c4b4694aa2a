import {robotsTxt} from '@site/src/plugins/root-files/robotsTxt';

test('lets crawlers in and names the sitemap', () => {
  expect(robotsTxt({root: 'https://example.org/', noIndex: false})).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n',
  );
});

test('keeps crawlers out of a preview, and names no sitemap there', () => {
  expect(robotsTxt({root: 'https://example.org/pr/12/', noIndex: true})).toBe('User-agent: *\nDisallow: /\n');
});
