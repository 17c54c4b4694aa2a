import {readFileSync} from 'node:fs';
import {load} from 'cheerio';

import {downloads} from '@site/src/pages/_swag/downloads';

const drawings = downloads.filter((file) => file.endsWith('.svg'));
const tokens = readFileSync('src/css/tokens.css', 'utf8');

const svgOf = (file: string): ReturnType<typeof load> => load(readFileSync(`static/${file}`, 'utf8'), {xml: true});

test.each([...drawings, 'img/favicon.svg'])('%s has the colours of the site, and needs no font and no file', (file) => {
  const $ = svgOf(file);
  const colours = $('[fill]')
    .toArray()
    .map((shape) => $(shape).attr('fill')!)
    .filter((fill) => fill !== 'none');
  expect(colours.filter((colour) => !tokens.includes(`${colour};`))).toEqual([]);
  expect($('text, image, style, use')).toHaveLength(0);
  expect($('title').text()).not.toBe('');
});

const bleed = 3;

test.each([
  ['swag/sticker-round.svg', 60, 60],
  ['swag/sticker-hexagon.svg', 44, 50.8],
  ['swag/sticker-line.svg', 210, 18],
])('%s is cut at %s × %s mm, and its ground reaches beyond the cut', (file, width, height) => {
  const $ = svgOf(file);
  expect($('svg').attr('width')).toMatch(/^[\d.]+mm$/);
  expect($('#cut').attr()).toMatchObject({fill: 'none'});
  expect($('#cut').attr('stroke')).toBeUndefined();
  const [cutWidth, cutHeight] = extentOf($('#cut').attr('d')!);
  expect(cutWidth).toBeCloseTo(width, 1);
  expect(cutHeight).toBeCloseTo(height, 1);
  const [groundWidth, groundHeight] = extentOf($('#bleed path').attr('d')!);
  expect(groundWidth).toBeGreaterThanOrEqual(width + 2 * bleed - 0.01);
  expect(groundHeight).toBeGreaterThanOrEqual(height + 2 * bleed - 0.01);
  expect($('g > path').first().attr('d')).toBe($('#bleed path').attr('d'));
});

/** Width and height of all corners of a path of absolute points; an arc counts as its ends and its radius. */
function extentOf(path: string): [width: number, height: number] {
  const arc = /^M[\d.]+ [\d.]+a([\d.]+) /.exec(path);
  if (arc) {
    return [2 * Number(arc[1]), 2 * Number(arc[1])];
  }
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLHV])([\d. ]*)/g)) {
    const [first, second] = numbers.split(' ').map(Number);
    (command === 'V' ? ys : xs).push(first!);
    if (second !== undefined) {
      ys.push(second);
    }
  }
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
}
