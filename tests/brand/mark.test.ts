import {drawOut, mark} from '@site/src/brand/mark';

test('drawn out, the lines come from afar, one passes the gate, and the others still end before it', () => {
  const {lines, gate} = drawOut({scale: 2, left: 100, top: 10}, {from: 0, to: 500});
  expect(gate[0]).toEqual({x: 136, y: 16, width: 8, height: 18});
  expect(lines.map(({x}) => x)).toEqual([0, 0, 0]);
  expect(lines.map(({width}) => width)).toEqual([128, 500, 128]);
  expect(lines.map(({y}) => y)).toEqual(mark.lines.map(({y}) => 10 + 2 * y));
});
