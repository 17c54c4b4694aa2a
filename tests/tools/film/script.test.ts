import {readFileSync} from 'node:fs';

import {isTerminal, recording, scenes} from '@site/tools/film/script';

/** Each command of the recording with all of its output, as it stands there. */
const exchanges = readFileSync(`src/firewall/transcripts/${recording}.txt`, 'utf8')
  .split(/^(?=\w+@\w+:~[#$] )/m)
  .map((exchange) => exchange.replace(/\n$/, ''));

const shown = scenes.filter(isTerminal).map(({prompt, command, output, strong, blocked}) => ({
  title: command.slice(0, 40),
  exchange: [`${prompt} ${command}`, ...output.map(({text}) => text)].join('\n'),
  words: [...strong, ...blocked],
}));

test.each(shown)('"$title…" stands in the recording word for word, with all that it printed', ({exchange}) => {
  expect(exchanges).toContain(exchange);
});

test('the film keeps the order of the recording', () => {
  const places = shown.map(({exchange}) => exchanges.indexOf(exchange));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test.each(shown)('the words to be marked stand in "$title…"', ({exchange, words}) => {
  expect(words.filter((word) => !exchange.includes(word))).toEqual([]);
});

test('the addresses that the captions name are those of the recording', () => {
  const text = exchanges.join('\n');
  const named = scenes
    .filter(isTerminal)
    .flatMap(({caption, told}) => [caption, told.command, told.output])
    .flatMap((sentence) => sentence.match(/\d+(\.\d+){3}/g) ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((address) => !text.includes(address))).toEqual([]);
});
