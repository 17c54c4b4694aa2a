import {readBuilt} from './build';

test('names the sitemap of this build, and forbids no page', () => {
  const lines = readBuilt('robots.txt').trimEnd().split('\n');
  const [sitemap = ''] = lines.filter((line) => line.startsWith('Sitemap: '));
  const {origin, pathname} = new URL(sitemap.slice('Sitemap: '.length));
  expect(origin).toBe('https://sentinelfirewall.org');
  expect(readBuilt(pathname.slice(1))).toMatch(/^<\?xml .*<urlset /s);
  expect(lines).not.toContainEqual(expect.stringMatching(/^Disallow: \S/));
});
