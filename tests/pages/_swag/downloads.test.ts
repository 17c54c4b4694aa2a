import {existsSync} from 'node:fs';

import {badgeMarkdown, downloads} from '@site/src/pages/_swag/downloads';

test.each(downloads)('$file lies in static/img', ({file}) => {
  expect(existsSync(`static/img/${file}`)).toBe(true);
});

test('the badge leads to the site and shows its drawing', () => {
  expect(badgeMarkdown('https://example.org', '/preview/')).toBe(
    '[![Protected by Sentinel Firewall](https://example.org/preview/img/badge.svg)](https://example.org/preview/)',
  );
});
