import {openSearchXml, robotsTxt, securityTxt} from '@site/src/plugins/root-files';

test('lets crawlers in and names the sitemap', () => {
  expect(robotsTxt({root: 'https://example.org/', noIndex: false})).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n',
  );
});

test('keeps crawlers out of a preview, and names no sitemap there', () => {
  expect(robotsTxt({root: 'https://example.org/pr/12/', noIndex: true})).toBe('User-agent: *\nDisallow: /\n');
});

const site = {root: 'https://example.org/preview/', email: undefined, changed: new Date('2026-02-03T04:05:06.789Z')};

test('names the ways to report, for the product and for the site, and expires within a year of the last change', () => {
  expect(securityTxt(site).split('\n')).toEqual([
    '# Sentinel Firewall, the product',
    'Contact: https://github.com/sentinelfirewall/sentinel/security',
    '# This site',
    'Contact: https://github.com/sentinelfirewall/sentinelfirewall.org/security',
    '# Other ways',
    'Contact: https://example.org/preview/contact/#security',
    'Expires: 2027-02-02T04:05:06Z',
    'Preferred-Languages: en',
    'Canonical: https://example.org/preview/.well-known/security.txt',
    'Policy: https://example.org/preview/contact/#security',
    '# Public records on the product: https://example.org/preview/docs/security-notices/',
    '',
  ]);
});

test('prefers an address that takes mail', () => {
  expect(securityTxt({...site, email: 'security@example.org'})).toMatch(
    /^Contact: mailto:security@example\.org\n# .+\nContact: https:/,
  );
});

test('says how the address bar searches the site', () => {
  const xml = openSearchXml({root: 'https://example.org/preview/', title: 'Sentinel Firewall'});
  expect(xml).toContain('<ShortName>Sentinel</ShortName>');
  expect(xml).toContain('<Url type="text/html" template="https://example.org/preview/search/?q={searchTerms}"/>');
});
