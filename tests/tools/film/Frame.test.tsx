import {renderToStaticMarkup} from 'react-dom/server';
import {load} from 'cheerio';

import Frame from '@site/tools/film/Frame';
import {isTerminal} from '@site/tools/film/script';
import {frameAt, takes} from '@site/tools/film/timeline';

const terminals = takes.flatMap(({scene, end}) => (isTerminal(scene) ? [{scene, end, title: scene.caption}] : []));

test.each(terminals)('"$title" ends with the lines of its scene, letter for letter', ({scene, end}) => {
  const $ = load(renderToStaticMarkup(<Frame frame={frameAt(end - 0.01)} />));
  const lines = $('.terminal p')
    .toArray()
    .map((line) => $(line).text());
  expect(lines).toEqual([`${scene.prompt} ${scene.command}`, ...scene.output.map(({text}) => text)]);
});

test.each(terminals)('"$title" marks the words that matter, and only these', ({scene, end}) => {
  const $ = load(renderToStaticMarkup(<Frame frame={frameAt(end - 0.01)} />));
  const marked = (selector: string): string[] =>
    $(selector)
      .toArray()
      .map((word) => $(word).text());
  expect(new Set(marked('strong.blocked'))).toEqual(new Set(scene.blocked));
  expect(marked('strong').filter((word) => ![...scene.strong, ...scene.blocked].includes(word))).toEqual([]);
});
