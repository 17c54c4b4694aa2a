import {load} from 'cheerio';

import {screens, wallpaperPng, wallpaperSvg} from '@site/tools/icons/wallpapers';

import {readPng} from '../../support/png';

const cases = Object.entries(screens).flatMap(([name, screen]) =>
  (['light', 'dark'] as const).map((ground) => ({name, screen, ground})),
);

/** Colours in the order of the list that a PNG of this site carries. */
function colorsOf(file: Buffer): string[] {
  const at = file.indexOf('PLTE') + 4;
  const list = file.subarray(at, at + file.readUInt32BE(at - 8)).toString('hex');
  return list.match(/.{6}/g)!.map((color) => `#${color}`);
}

describe.each(cases)('$name, $ground', ({screen, ground}) => {
  const $ = load(wallpaperSvg(screen, ground), {xml: true});

  test('the picture fits the screen, is light, and shows in the middle of each shape its colour', () => {
    const file = wallpaperPng(screen, ground);
    const {width, height, rows} = readPng(file);
    expect({width, height}).toEqual({width: screen.width, height: screen.height});
    expect(file.length).toBeLessThan(150_000);
    const colors = colorsOf(file);
    const colorAt = (x: number, y: number): string | undefined => {
      const pair = rows[y * (1 + width / 2) + 1 + (x >> 1)]!;
      return colors[x & 1 ? pair & 15 : pair >> 4];
    };
    const shapes = $('path').slice(1).toArray();
    expect(shapes).toHaveLength(3);
    for (const shape of shapes) {
      for (const [, x, y, wide, high] of $(shape)
        .attr('d')!
        .matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g)) {
        const middle = [Number(x) + Number(wide) / 2, Number(y) + Number(high) / 2].map(Math.floor);
        expect(colorAt(middle[0]!, middle[1]!)).toBe($(shape).attr('fill'));
      }
    }
    expect(colorAt(0, 0)).toBe($('path').first().attr('fill'));
  });

  test('one line passes the gate from edge to edge, and every other ends before the wall', () => {
    const [, stopped, passing, gate] = $('path')
      .toArray()
      .map((shape) =>
        [
          ...$(shape)
            .attr('d')!
            .matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g),
        ].map((each) => each.map(Number)),
      );
    const wallAt = gate![0]![1]!;
    expect(passing!.map(([, x, , wide]) => [x, wide])).toEqual([[0, screen.width]]);
    const lines = stopped!.filter(([, x]) => x === 0);
    expect(lines).toHaveLength(8);
    expect(lines.filter(([, , , wide]) => wide! >= wallAt)).toEqual([]);
  });
});
