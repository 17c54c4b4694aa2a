import {readFileSync} from 'node:fs';
import path from 'node:path';

import {badgeHtml, badgeMarkdown, downloads, savedName} from '@site/src/pages/_swag/downloads';
import sizes from '@site/src/pages/_swag/sizes.json';

/** What the page says of a file of `static/`: the bytes, and the width and height of a drawing. */
function measure(file: string): object {
  const content = readFileSync(path.join('static', file));
  const bytes = content.length;
  if (file.endsWith('.png')) {
    return {bytes, width: content.readUInt32BE(16), height: content.readUInt32BE(20), unit: 'px'};
  }
  const [, width, unit, height] =
    /^<svg [^>]*width="([\d.]+)(mm)?" height="([\d.]+)/.exec(content.toString('utf8', 0, 500)) ?? [];
  return {bytes, ...(width && {width: Number(width), height: Number(height), unit: unit ?? 'px'})};
}

test('every file lies in static, and sizes.json has its size', () => {
  expect(sizes).toEqual(Object.fromEntries(downloads.map((file) => [file, measure(file)])));
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
