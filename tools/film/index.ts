import {mkdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {captions} from './captions';
import {encodeFilm, encodePoster, requireFfmpeg} from './encode';
import {photograph} from './photograph';
import {duration, framesPerSecond, moments, posterFrame} from './timeline';

/** Remakes the film of the home page: `npm run film`. */
const folder = 'static/video';

const files = {
  webm: path.join(folder, 'ssh-attack.webm'),
  mp4: path.join(folder, 'ssh-attack.mp4'),
  captions: path.join(folder, 'ssh-attack.vtt'),
  poster: path.join(folder, 'ssh-attack.webp'),
};

async function film(): Promise<void> {
  requireFfmpeg();
  mkdirSync(folder, {recursive: true});
  const pictures = await photograph(moments);
  console.log(
    `${moments.length} frames, ${new Set(pictures).size} of them different: ${duration.toFixed(1)} s of film.`,
  );
  writeFileSync(files.captions, captions());
  await encodePoster(pictures[posterFrame]!, files.poster);
  await encodeFilm(pictures, framesPerSecond, files);
  for (const file of Object.values(files)) {
    console.log(`${file}: ${statSync(file).size.toLocaleString('en')} bytes`);
  }
}

film().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
