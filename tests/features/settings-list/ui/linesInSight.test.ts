import {countLinesInSight} from '../../../../src/features/settings-list/ui/linesInSight';

test.each([
  [{lineHeight: 56, top: 473, windowHeight: 720}, 5, 'the lower part of the window'],
  [{lineHeight: 28, top: 473, windowHeight: 720}, 9, 'lower lines'],
  [{lineHeight: 56, top: -100, windowHeight: 720}, 15, 'lines above the window, because they come first'],
  [{lineHeight: 56, top: 900, windowHeight: 720}, 1, 'a list below the window'],
])('%j has room for %i lines: %s', (place, count) => {
  expect(countLinesInSight(place)).toBe(count);
});
