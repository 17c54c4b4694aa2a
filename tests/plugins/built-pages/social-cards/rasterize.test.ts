import type {PathCommand} from 'opentype.js';

import {rasterize} from '@site/src/plugins/built-pages/social-cards/rasterize';

const square = (from: number, to: number): PathCommand[] => [
  {type: 'M', x: from, y: from},
  {type: 'L', x: to, y: from},
  {type: 'L', x: to, y: to},
  {type: 'L', x: from, y: to},
  {type: 'Z'},
];

const same = (x: number, y: number) => [x, y] as const;
const areaOf = (outline: PathCommand[]): number => rasterize(outline, same).cells.reduce((sum, cell) => sum + cell, 0);

test('pixels at the edge of a shape are covered in part', () => {
  const {left, top, width, cells} = rasterize(square(1.5, 4), same);
  expect([left, top]).toEqual([1, 1]);
  expect([cells[0], cells[1], cells[width], cells[width + 1]]).toEqual([0.25, 0.5, 0.5, 1]);
});

test('shapes that overlap cover no more than the whole', () => {
  expect(Math.max(...rasterize([...square(0, 3), ...square(1, 4)], same).cells)).toBe(1);
});

test('a hole, drawn the other way round, stays open', () => {
  const hole = square(1, 2).map((command) =>
    command.type === 'Z' ? command : {...command, x: command.y, y: command.x},
  );
  expect(areaOf([...square(0, 3), ...(hole as PathCommand[])])).toBeCloseTo(8);
});

test('a curve covers what lies below it', () => {
  const arch: PathCommand[] = [{type: 'M', x: 0, y: 0}, {type: 'Q', x1: 6, y1: 12, x: 12, y: 0}, {type: 'Z'}];
  // Two thirds of the triangle's box, by Archimedes.
  expect(areaOf(arch)).toBeCloseTo(48, 0);
});

test('nothing covers nothing', () => expect(rasterize([], same)).toMatchObject({width: 0, height: 0}));
