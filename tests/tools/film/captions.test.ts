import {readFileSync} from 'node:fs';

import {captions} from '@site/tools/film/captions';
import {isTerminal, scenes} from '@site/tools/film/script';
import {duration} from '@site/tools/film/timeline';

const seconds = (clock: string): number => Date.parse(`1970-01-01T${clock}Z`) / 1000;

const times = [...captions().matchAll(/^(\S+) --> (\S+)$/gm)].map(([, from = '', to = '']) => ({
  from: seconds(from),
  to: seconds(to),
}));

test('the captions fill the film without a gap or an overlap', () => {
  expect(times[0]!.from).toBe(0);
  expect(times.slice(1).map(({from}) => from)).toEqual(times.slice(0, -1).map(({to}) => to));
  expect(times.at(-1)!.to).toBeCloseTo(duration);
});

test('every terminal is told in two sentences: what is typed, and what comes of it', () => {
  for (const {told} of scenes.filter(isTerminal)) {
    expect(captions()).toContain(`\n${told.command}\n`);
    expect(captions()).toContain(`\n${told.output}\n`);
  }
});

test('the film in static/video is that of this script', () => {
  expect(readFileSync('static/video/ssh-attack.vtt', 'utf8')).toBe(captions());
});
