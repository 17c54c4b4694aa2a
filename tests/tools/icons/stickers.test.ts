import {load} from 'cheerio';

import {hexSticker, lineSticker, roundSticker} from '@site/tools/icons/stickers';

const round = (length: number): number => Math.round(length * 10) / 10;

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

describe.each([
  ['round', roundSticker, [60, 60], [66, 66]],
  ['hexagon', hexSticker, [44, 50.8], [50, 57.7]],
  ['line', lineSticker, [210, 18], [216, 24]],
] as const)('%s', (_, draw, cut, sheet) => {
  const $ = load(draw(), {xml: true});

  test('is measured in millimetres', () => {
    const lengths = [$('svg').attr('width')!, $('svg').attr('height')!];
    expect(lengths.every((length) => length.endsWith('mm'))).toBe(true);
    expect(lengths.map((length) => round(parseFloat(length)))).toEqual(sheet);
    expect($('svg').attr('viewBox')).toBe(`0 0 ${lengths.map(parseFloat).join(' ')}`);
  });

  test('has a cut that is not printed, and a ground that reaches beyond it', () => {
    expect($('#cut').attr('fill')).toBe('none');
    expect($('#cut').attr('stroke')).toBeUndefined();
    expect(extentOf($('#cut').attr('d')!).map(round)).toEqual(cut);
    expect(extentOf($('#bleed path').attr('d')!).map(round)).toEqual(sheet);
    expect($('g > path').first().attr('d')).toBe($('#bleed path').attr('d'));
  });

  test('needs no font and nothing from elsewhere', () => {
    expect($('text, image, style, use')).toHaveLength(0);
  });
});
