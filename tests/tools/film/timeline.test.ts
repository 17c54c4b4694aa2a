import {isTerminal, scenes} from '@site/tools/film/script';
import {duration, frameAt, moments, posterFrame, takes} from '@site/tools/film/timeline';

test('the film is short enough to be watched and long enough to be read', () => {
  expect(duration).toBeGreaterThanOrEqual(40);
  expect(duration).toBeLessThanOrEqual(55);
});

test('the same moment gives the same frame, whatever was asked before', () => {
  const forwards = moments.map(frameAt);
  const backwards = [...moments].reverse().map(frameAt).reverse();
  expect(backwards).toEqual(forwards);
});

test('every scene is shown, in order, and ends with its command and all of its lines', () => {
  const frames = moments.map(frameAt);
  expect(frames.map(({scene}) => scene).filter((scene, index, all) => scene !== all[index - 1])).toEqual(scenes);
  for (const {scene} of takes) {
    const last = frames.findLast((frame) => frame.scene === scene)!;
    if (isTerminal(scene)) {
      expect(last).toMatchObject({typed: scene.command.length, printed: scene.output.length});
    }
  }
});

test('nothing is printed before its command is entered', () => {
  const early = moments
    .map(frameAt)
    .filter((frame) => 'typed' in frame && frame.printed > 0 && frame.typed < frame.scene.command.length);
  expect(early).toEqual([]);
});

test('the last frame says where the recording comes from and what was changed', () => {
  expect(frameAt(moments.at(-1)!).scene).toMatchObject({
    text: expect.stringMatching(/Recorded on Debian 12 with Sentinel 15\.11;\styping and pauses shortened\./),
  });
});

test('the poster shows the block in the log and the line in front of the shut gate', () => {
  const poster = frameAt(moments[posterFrame]!);
  expect(poster.scene).toMatchObject({blocked: ['*Blocked in csf*']});
  expect(poster).toMatchObject({printed: 1, gate: {opening: 0, stretches: [expect.anything()]}});
});
