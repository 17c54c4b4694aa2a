import {readFileSync} from 'node:fs';
import path from 'node:path';

import {builtPage} from '@site/src/lib/html/builtPage';
import {noBuildCache} from '@site/src/lib/node/buildCache';
import {socialCards} from '@site/src/plugins/built-pages/social-cards';
import {openCardDrawing} from '@site/src/plugins/built-pages/social-cards/cardSvg';

import {newFolder} from '../../../support/folder';
import {readPng} from '../../../support/png';

const draw = openCardDrawing();
const card = {title: 'Open a port', room: 'Docs', address: 'example.org/docs/'};

test('every page gets a card of the size that its tags name, below the base URL', async () => {
  const outDir = newFolder();
  const site = {url: 'https://example.org', baseUrl: '/preview/', title: 'Sentinel Firewall'};
  const {read, finish} = socialCards(site, noBuildCache);
  const pages = ['/preview/', '/preview/docs/ports/'].map((url) => builtPage({url, html: '<h1>Open a port</h1>'}));
  await finish(outDir, new Map(pages.map((page) => [page.url, read(page)])));
  for (const name of ['index', 'docs/ports']) {
    const file = readFileSync(path.join(outDir, `img/cards/${name}.png`));
    expect(readPng(file)).toMatchObject({width: 1200, height: 630});
    expect(file.length).toBeLessThan(35_000);
  }
});

test.each([
  ['title', {...card, title: 'Open a part'}],
  ['room', {...card, room: 'Blog'}],
  ['command', {...card, command: 'csf -a 203.0.113.7'}],
  ['address', {...card, address: 'example.org'}],
])('another %s makes another card', (_, other) => {
  expect(draw(other)).not.toBe(draw(card));
});

test('a command that is wider than the card is left out', () => {
  expect(draw({...card, command: `csf -d "${'tcp|in|d=22|'.repeat(9)}"`})).toBe(draw(card));
});

test('a character that the font lacks is left out', () => {
  expect(draw({...card, title: 'From 漢 here'})).toBe(draw({...card, title: 'From here'}));
});
