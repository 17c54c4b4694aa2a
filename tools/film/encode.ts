import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';

const webm = '-c:v libvpx-vp9 -crf 35 -b:v 0 -deadline good -cpu-used 2 -row-mt 1 -g 300';

/** Old phones can decode level 3.1. */
const mp4 =
  '-c:v libx264 -crf 22 -preset slower -tune animation -profile:v high -level 3.1 -refs 4 -g 300 -movflags +faststart';

const webp = '-c:v libwebp -lossless 1 -quality 100 -compression_level 6 -pix_fmt bgra';

/** Browsers expect these colours. Without the conversion, the ink would have another colour. */
const colours =
  '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';

/** The same pictures give the same bytes: no dates, no program names. */
const reproducible = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact';

/** Throws if the system has no ffmpeg, before any pictures are taken. */
export function requireFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).error !== undefined) {
    throw new Error(
      'ffmpeg is missing, which joins the pictures of the film: install it (on Debian: apt-get install ffmpeg) and run npm run film again.',
    );
  }
}

/** Writes pictures as a film, once as WebM and once as MP4. */
export async function encodeFilm(
  pictures: readonly Buffer[],
  framesPerSecond: number,
  files: {webm: string; mp4: string},
): Promise<void> {
  const output = [webm, colours, reproducible, files.webm, mp4, colours, reproducible, files.mp4];
  await runFfmpeg(`-framerate ${framesPerSecond}`, output.join(' '), pictures);
}

/** Writes one picture as lossless WebP, because its background must match the page around it. */
export async function encodePoster(picture: Buffer, file: string): Promise<void> {
  await runFfmpeg('', `${webp} ${reproducible} ${file}`, [picture]);
}

async function runFfmpeg(input: string, output: string, pictures: readonly Buffer[]): Promise<void> {
  const args = `-v error -y -f image2pipe ${input} -c:v png -i - ${output}`;
  const ffmpeg = spawn('ffmpeg', args.split(/ +/), {stdio: ['pipe', 'inherit', 'inherit']});
  const ended = once(ffmpeg, 'close');
  // When ffmpeg gives up early, its exit code says more than the broken pipe.
  await pipeline(Readable.from(pictures), ffmpeg.stdin).catch(() => undefined);
  const [code] = (await ended) as [number | null];
  if (code !== 0) {
    throw new Error(`ffmpeg ended with code ${code} and wrote no film; its own message is above.`);
  }
}
