import {gateAt, places} from '@site/tools/film/gate';
import {type GateAction} from '@site/tools/film/script';

const longAgo = 60;

const furthest = (action: GateAction, ...begunAgo: number[]): number =>
  Math.max(0, ...gateAt(action, begunAgo).stretches.map(({to}) => to));

test('a line passes the open gate', () => {
  expect(furthest('passes', -1)).toBe(0);
  expect(furthest('passes', longAgo)).toBe(places.end);
  expect(gateAt('passes', [longAgo]).opening).toBeGreaterThan(places.thickness);
});

test('a second line is drawn over the first', () => {
  const {stretches} = gateAt('passes', [longAgo, 0.3]);
  expect(stretches.map(({faint}) => faint)).toEqual([true, false]);
});

test('the gate shuts and cuts the line: what is left ends in front of it', () => {
  expect(gateAt('shuts', [-1]).opening).toBe(places.opening);
  expect(furthest('shuts', -1)).toBe(places.end);
  expect(gateAt('shuts', [longAgo]).opening).toBe(0);
  expect(furthest('shuts', longAgo)).toBeLessThan(places.gate);
});

test('a line never reaches a shut gate', () => {
  const moments = Array.from({length: 60}, (_, frame) => frame / 30);
  expect(Math.max(...moments.map((ago) => furthest('stops', ago)))).toBeLessThan(places.gate);
  expect(moments.every((ago) => gateAt('stops', [ago]).opening === 0)).toBe(true);
});

test('the gate opens, and nothing passes that the recording does not show', () => {
  expect(gateAt('opens', [-1]).opening).toBe(0);
  expect(gateAt('opens', [longAgo])).toEqual({opening: places.opening, stretches: []});
});

test.each<GateAction>(['passes', 'shuts', 'stops', 'opens'])('"%s" stands still after three seconds', (action) => {
  expect(gateAt(action, [3])).toEqual(gateAt(action, [longAgo]));
});
