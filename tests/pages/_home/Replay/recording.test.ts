import {readFileSync} from 'node:fs';

import {lettersAt, scenes, toTimeline, type Line} from '@site/src/pages/_home/Replay/recording';

const transcript = readFileSync('packages/csf/recordings/21-lfd-ssh-block.txt', 'utf8');

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

test('the scenes are in the order of the recording', () => {
  const places = scenes.map(({lines}) => transcript.indexOf(lines.map(toText).join('\n')));
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

const {scenes: timed, end} = toTimeline([
  {caption: 'One', lines: [{prompt: '$ ', command: 'csf -r'}, {output: 'done'}]},
  {caption: 'Two', lines: [{output: 'more'}]},
]);
const [command, output] = timed[0]!.lines as [(typeof timed)[0]['lines'][0], (typeof timed)[0]['lines'][0]];

test('a command is typed letter by letter before its output appears', () => {
  expect(lettersAt(command, command.start - 1)).toBe(0);
  expect(lettersAt(command, command.start + command.typed / 2)).toBe('csf -r'.length / 2);
  expect(lettersAt(command, command.start + command.typed)).toBe('csf -r'.length);
  expect(output.start).toBeGreaterThan(command.start + command.typed);
});

test('a scene begins after the one before, and at the end everything is there', () => {
  expect(timed[1]!.start).toBeGreaterThan(output.start);
  expect(end).toBeGreaterThanOrEqual(timed[1]!.lines[0]!.start);
});
