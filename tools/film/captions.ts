import {createHash} from 'node:crypto';

import {isTerminal} from './script';
import {frameAt, moments, takes, type Take} from './timeline';

type Cue = {from: number; to: number; text: string};

/** The film in sentences, as a caption track in WebVTT. */
export function captions(): string {
  const cues = takes.flatMap(cuesOf).map(({from, to, text}) => `${clock(from)} --> ${clock(to)}\n${text}\n`);
  return ['WEBVTT\n', `NOTE Frames ${fingerprint()}\n`, ...cues].join('\n');
}

/** Differs when any frame does, so that a test can tell that the film has to be remade. */
function fingerprint(): string {
  return createHash('sha256')
    .update(JSON.stringify(moments.map(frameAt)))
    .digest('hex')
    .slice(0, 16);
}

function cuesOf({scene, start, printed, end}: Take): Cue[] {
  if (!isTerminal(scene)) {
    return [{from: start, to: end, text: `${scene.heading}. ${scene.text.replaceAll('\n', ' ')}`}];
  }
  const answered = printed[0]!;
  return [
    {from: start, to: answered, text: scene.told.command},
    {from: answered, to: end, text: scene.told.output},
  ];
}

function clock(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
