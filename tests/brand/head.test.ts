import {readFileSync} from 'node:fs';

import {cardFile} from '@site/src/brand/head';
import {palette} from '@site/src/brand/palette';
import links from '@sentinel/csf/facts/links.json';

test.each([
  ['', 'img/cards/index.png'],
  ['docs/intro/', 'img/cards/docs/intro.png'],
  ['docs/intro', 'img/cards/docs/intro.png'],
  ['docs/', 'img/cards/docs.png'],
  ['404.html', 'img/cards/404.png'],
])('the card of /%s is %s', (page, file) => expect(cardFile(page)).toBe(file));

test('the manifest has the name and the colour of the site, and icons of the size that it says', () => {
  const manifest = JSON.parse(readFileSync('static/site.webmanifest', 'utf8')) as {
    icons: {src: string; sizes: string}[];
  };
  expect(manifest).toMatchObject({
    name: links.product.name,
    short_name: links.product.shortName,
    theme_color: palette.ink,
  });
  for (const {src, sizes} of manifest.icons) {
    const icon = readFileSync(`static/${src}`);
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
});
