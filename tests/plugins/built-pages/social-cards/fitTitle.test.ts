import {fitTitle, shorten} from '@site/src/plugins/built-pages/social-cards/fitTitle';

/** Every character half an em wide. */
const widthOf = (text: string): number => text.length / 2;
const box = {width: 1000, height: 240};

test('a short title has one line, and is larger than a long one', () => {
  const short = fitTitle('Swag', widthOf, box);
  const long = fitTitle('Install and configure the firewall on a new server', widthOf, box);
  expect(short.lines).toEqual(['Swag']);
  expect(short.size).toBeGreaterThan(long.size);
});

test('a title is broken between words only, and no line leaves its box', () => {
  const title = 'Settings of programs, log files and the ports of all the services that a server has';
  const {size, lines} = fitTitle(title, widthOf, box);
  expect(lines.join(' ')).toBe(title);
  expect(lines.length).toBeLessThanOrEqual(4);
  expect(Math.max(...lines.map(widthOf)) * size).toBeLessThanOrEqual(box.width);
  expect(lines.length * size).toBeLessThanOrEqual(box.height);
});

test('the last line is not left short where the lines can be even', () => {
  expect(fitTitle('Open or close a port in', widthOf, box).lines).toEqual(['Open or close', 'a port in']);
});

test('a long word makes the title smaller and stays whole', () => {
  const word = 'x'.repeat(40);
  expect(fitTitle(`a ${word} b`, widthOf, box).lines.join(' ')).toBe(`a ${word} b`);
});

test('a title too long for the smallest size ends with an ellipsis after a whole word', () => {
  const {lines} = fitTitle('word '.repeat(100).trim(), widthOf, box);
  expect(lines.at(-1)).toMatch(/^(word )+…$/);
  expect(lines.length).toBeLessThanOrEqual(4);
});

test('a single word is cut where nothing else helps', () => {
  expect(shorten('abcdefgh', widthOf, 3)).toBe('abcde…');
  expect(shorten('abc', widthOf, 3)).toBe('abc');
});
