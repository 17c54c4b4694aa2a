import {existsSync} from 'node:fs';
import path from 'node:path';

import {badgeHtml, badgeMarkdown, downloads, savedName} from '@site/src/pages/_swag/downloads';

test.each(downloads)('%s lies in static', (file) => {
  expect(existsSync(path.join('static', file))).toBe(true);
});

test('no two files are saved under the same name', () => {
  expect(new Set(downloads.map(savedName)).size).toBe(downloads.length);
});

test('the badge leads to the site and shows its drawing', () => {
  expect(badgeMarkdown('https://example.org', '/preview/')).toBe(
    '[![Protected by Sentinel Firewall](https://example.org/preview/img/badge.svg)](https://example.org/preview/)',
  );
});

test('the badge for both colour modes has a drawing for each', () => {
  const html = badgeHtml('https://example.org', '/preview/');
  expect(html).toContain('<a href="https://example.org/preview/">');
  expect(html).toContain('(prefers-color-scheme: dark)" srcset="https://example.org/preview/img/badge-dark.svg"');
  expect(html).toContain('<img src="https://example.org/preview/img/badge.svg" alt="Protected by Sentinel Firewall">');
});
