import {medianRun} from '@site/bench/search/steps/runStep';

test('the median run is the one in the middle by its CPU time, with its own memory', () => {
  const runs = [
    {cpu: 3, peak: 10, before: 1},
    {cpu: 1, peak: 30, before: 2},
    {cpu: 2, peak: 20, before: 3},
  ];
  expect(medianRun(runs)).toEqual({cpu: 2, peak: 20, before: 3});
});
