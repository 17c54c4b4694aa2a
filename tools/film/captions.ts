import {createHash} from 'node:crypto';

import {markup} from './Frame';
import type {CardScene} from './script';
import {hasTerminal, moments, takes} from './timeline';

/**
 * The film in sentences, as a caption track in WebVTT. Its note changes with every frame, so that a test can detect an
 * outdated film.
 */
export function captions(): string {
  const frames = createHash('sha256').update(moments.map(markup).join('\n')).digest('hex').slice(0, 16);
  const cues = takes.flatMap((shown) => {
    if (!hasTerminal(shown)) {
      const {heading, text} = shown.scene as CardScene;
      return [cue(shown.start, shown.end, `${heading}. ${text.replaceAll('\n', ' ')}`)];
    }
    const {scene, start, printed, end} = shown;
    return [cue(start, printed[0]!, scene.told.command), cue(printed[0]!, end, scene.told.output)];
  });
  return ['WEBVTT\n', `NOTE Frames ${frames}\n`, ...cues].join('\n');
}

function cue(from: number, to: number, text: string): string {
  const [start, end] = [from, to].map((seconds) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23));
  return `${start} --> ${end}\n${text}\n`;
}
