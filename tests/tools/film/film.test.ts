import {readFileSync} from 'node:fs';

import {captions} from '@site/tools/film/captions';
import {hasTerminal, takes} from '@site/tools/film/timeline';

test('the film in static/ is the one that "npm run film" makes', () => {
  expect(readFileSync('static/video/ssh-attack.vtt', 'utf8')).toBe(captions());
}, 60_000);

test('every line of a recorded output has its moment', () => {
  const wrong = takes.filter(hasTerminal).filter(({scene, printed}) => printed.length !== scene.output.length);
  expect(wrong.map(({scene}) => scene.command)).toEqual([]);
});

test('no scene marks words that its lines do not have', () => {
  const missing = takes.filter(hasTerminal).flatMap(({scene}) => {
    const shown = [scene.command, ...scene.output].join('\n');
    return [...scene.strong, ...(scene.blocked ?? [])].filter((word) => !shown.includes(word));
  });
  expect(missing).toEqual([]);
});
