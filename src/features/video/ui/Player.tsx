import {useEffect, type ReactNode} from 'react';
import ReactPlayer, {type Config, type ReactPlayerProps} from 'react-player/lazy';

import type {Video} from './video';

type Props = {
  className: string | undefined;
  video: Video;
  onReady: () => void;
  onFailure: () => void;
};

/** Plays a video. It brings react-player with it, so it is to be loaded when somebody wants to watch. */
export default function Player({className, video, onReady, onFailure}: Props): ReactNode {
  useScriptFailures(onFailure);
  return (
    <ReactPlayer
      className={className}
      url={playerUrl(video)}
      config={playerConfig(video)}
      width="100%"
      height="100%"
      playing
      controls
      loop
      playsinline
      onReady={onReady}
      onError={(error, data) => {
        if (isFailure(error, data)) {
          onFailure();
        }
      }}
    />
  );
}

/** Sets no cookies before somebody plays. */
const privateYouTube = 'https://www.youtube-nocookie.com';

/** The video as react-player takes it: several formats with their types, so that those not known are not fetched. */
function playerUrl({addresses}: Video): ReactPlayerProps['url'] {
  return addresses.length === 1 ? addresses[0] : addresses.map((src) => ({src, type: typeOf(src)}));
}

/** Settings for the places a video can come from. */
function playerConfig({title, poster, captions}: Video): Config {
  return {
    youtube: {embedOptions: {host: privateYouTube}},
    file: {
      attributes: {poster, 'aria-label': title},
      tracks: captions ? [{kind: 'captions', src: captions, srcLang: 'en', label: 'English'}] : [],
    },
  };
}

function typeOf(address: string): string | undefined {
  const ending = /\.(mp4|webm|ogg)(?=[?#]|$)/.exec(address)?.[1];
  return ending && `video/${ending}`;
}

/**
 * Whether something that react-player calls an error keeps the video from playing. A browser that
 * wants the visitor to press play, a start that was cut off, and an error of a stream that its
 * player corrects by itself do not.
 * @param data what the player for HLS adds
 */
export function isFailure(error: unknown, data?: {fatal?: boolean}): boolean {
  const name = (error as {name?: unknown} | undefined)?.name;
  return name !== 'NotAllowedError' && name !== 'AbortError' && data?.fatal !== false;
}

/** Whether a rejection nobody caught is that of a player's script that could not be fetched. */
function isScriptFailure(reason: unknown): boolean {
  return reason instanceof Error && /^Failed to load https?:/.test(reason.message);
}

type Listener = () => void;
const listeners = new Set<Listener>();

// It stays when the dialog is closed, since the script may be on its way still.
window.addEventListener('unhandledrejection', (event) => {
  if (isScriptFailure(event.reason)) {
    event.preventDefault();
    listeners.forEach((listener) => listener());
  }
});

/** Hears of scripts that react-player 2.16 fetches without catching a failure, such as those for HLS and DASH. */
function useScriptFailures(onFailure: Listener): void {
  useEffect(() => {
    listeners.add(onFailure);
    return () => void listeners.delete(onFailure);
  }, [onFailure]);
}
