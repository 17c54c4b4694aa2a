import {lettersAt, toTimeline} from '@site/src/pages/_home/Replay/timeline';

const {scenes, end} = toTimeline([
  {caption: 'One', lines: [{prompt: '$ ', command: 'csf -r'}, {output: 'done'}]},
  {caption: 'Two', lines: [{output: 'more'}]},
]);
const [command, output] = scenes[0]!.lines as [(typeof scenes)[0]['lines'][0], (typeof scenes)[0]['lines'][0]];

test('a command is typed letter by letter before its output appears', () => {
  expect(lettersAt(command, command.start - 1)).toBe(0);
  expect(lettersAt(command, command.start + command.typed / 2)).toBe('csf -r'.length / 2);
  expect(lettersAt(command, command.start + command.typed)).toBe('csf -r'.length);
  expect(output.start).toBeGreaterThan(command.start + command.typed);
});

test('a scene begins after the one before, and at the end everything is there', () => {
  expect(scenes[1]!.start).toBeGreaterThan(output.start);
  expect(end).toBeGreaterThanOrEqual(scenes[1]!.lines[0]!.start);
});
