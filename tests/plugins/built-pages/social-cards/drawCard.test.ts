import {createCardPainter, loadTypefaces} from '@site/src/plugins/built-pages/social-cards/drawCard';

import {readPng} from '../../../support/png';

const paint = createCardPainter(loadTypefaces());
const card = {title: 'Open a port', room: 'Docs', address: 'example.org/docs/'};

test('a card has the size that the pages tell, and is light', () => {
  const file = paint(card);
  expect(readPng(file)).toMatchObject({width: 1200, height: 630});
  expect(file.length).toBeLessThan(35_000);
});

test('a card does not depend on those drawn before it', () => {
  const first = paint(card);
  paint({
    title: 'A much longer title that leaves its traces on the sheet',
    room: undefined,
    address: 'example.org',
  });
  expect(paint(card).equals(first)).toBe(true);
});

test.each([
  ['title', {...card, title: 'Open a part'}],
  ['room', {...card, room: 'Blog'}],
  ['address', {...card, address: 'example.org'}],
])('another %s makes another card', (_, other) => {
  expect(paint(other).equals(paint(card))).toBe(false);
});

test('a character that the font lacks is left out', () => {
  const {rows} = readPng(paint({...card, title: 'From 漢 here'}));
  expect(rows.equals(readPng(paint({...card, title: 'From here'})).rows)).toBe(true);
});
