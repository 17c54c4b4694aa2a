import {cardFile} from '@site/src/brand/head';

test.each([
  ['', 'img/cards/index.png'],
  ['docs/intro/', 'img/cards/docs/intro.png'],
  ['docs/intro', 'img/cards/docs/intro.png'],
  ['docs/', 'img/cards/docs.png'],
  ['404.html', 'img/cards/404.png'],
])('the card of /%s is %s', (page, file) => expect(cardFile(page)).toBe(file));
