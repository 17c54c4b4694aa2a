import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import sharp from 'sharp';

import {screens, wallpaperSvg} from '@site/tools/icons/wallpapers';

const cases = Object.entries(screens).flatMap(([name, screen]) =>
  (['light', 'dark'] as const).map((ground) => ({name, screen, ground})),
);

describe.each(cases)('$name, $ground', ({name, screen, ground}) => {
  const $ = load(wallpaperSvg(screen, ground), {xml: true});
  const rectsOf = (shape: number): number[][] =>
    [
      ...$('path')
        .eq(shape)
        .attr('d')!
        .matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g),
    ].map(([, ...lengths]) => lengths.map(Number));

  test('the picture fits the screen, is light, and has exactly the colours of the drawing', async () => {
    const file = readFileSync(`static/swag/wallpaper-${name}${ground === 'dark' ? '-dark' : ''}.png`);
    expect(file.length).toBeLessThan(150_000);
    const {data, info} = await sharp(file).removeAlpha().raw().toBuffer({resolveWithObject: true});
    expect(info).toMatchObject({width: screen.width, height: screen.height});
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 3 * 7) {
      colours.add(`#${data.toString('hex', at, at + 3)}`);
    }
    const drawn = $('path')
      .toArray()
      .map((shape) => $(shape).attr('fill')!);
    expect([...colours].sort()).toEqual(drawn.sort());
  });

  test('one line passes the gate from edge to edge, and every other ends before the wall', () => {
    const [stopped, passing, gate] = [rectsOf(1), rectsOf(2), rectsOf(3)];
    expect(passing.map(([x, , width]) => [x, width])).toEqual([[0, screen.width]]);
    const lines = stopped.filter(([x]) => x === 0);
    expect(lines).toHaveLength(8);
    expect(lines.filter(([, , width]) => width! >= gate[0]![0]!)).toEqual([]);
  });
});
