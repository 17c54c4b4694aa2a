import {mkdirSync, statSync, writeFileSync} from 'node:fs';

import {captions} from './captions';
import {encodeFilm, encodePoster, requireFfmpeg} from './encode';
import {markup} from './Frame';
import {photograph} from './photograph';
import {framesPerSecond, moments, posterFrame} from './timeline';

const folder = 'static/video';
const files = {
  webm: `${folder}/ssh-attack.webm`,
  mp4: `${folder}/ssh-attack.mp4`,
  captions: `${folder}/ssh-attack.vtt`,
  poster: `${folder}/ssh-attack.webp`,
};

/** Makes the film of the home page: `npm run film`. */
async function film(): Promise<void> {
  requireFfmpeg();
  mkdirSync(folder, {recursive: true});
  const pictures = await photograph(moments.map(markup));
  console.log(`${moments.length} frames, ${new Set(pictures).size} of them different.`);
  await encodePoster(pictures[posterFrame]!, files.poster);
  await encodeFilm(pictures, framesPerSecond, files);
  // Last, because the captions record the frames of the film.
  writeFileSync(files.captions, captions());
  for (const file of Object.values(files)) {
    console.log(`${file}: ${statSync(file).size.toLocaleString('en')} bytes`);
  }
}

film().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
