import {readFileSync} from 'node:fs';

import {scenes, type Line} from '@site/src/pages/_home/Replay/recording';

const transcript = readFileSync('src/product/transcripts/21-lfd-ssh-block.txt', 'utf8');

function toText(line: Line): string {
  return 'output' in line ? line.output : line.prompt + line.command;
}

test.each(scenes.map(({caption, lines}) => [caption, lines] as const))(
  '"%s" shows a run of recorded lines',
  (_, lines) => {
    const shown = `\n${lines.map(toText).join('\n')}\n`;
    expect(transcript.includes(shown) || transcript.startsWith(shown.slice(1))).toBe(true);
  },
);

test('the scenes stand in the order of the recording', () => {
  const places = scenes.map(({lines}) => transcript.indexOf(lines.map(toText).join('\n')));
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
