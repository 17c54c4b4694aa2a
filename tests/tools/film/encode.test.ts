import {requireFfmpeg} from '@site/tools/film/encode';

test('without ffmpeg, a sentence says what is missing and how to get it', () => {
  expect(() => requireFfmpeg('ffmpeg-that-is-not-there')).toThrow(/There is no ffmpeg-.*: install it/);
});
