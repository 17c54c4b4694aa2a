import {useEffect, type ReactNode} from 'react';
import ReactPlayer, {type Config, type ReactPlayerProps} from 'react-player/lazy';

import type {Video} from './video';

type Props = {
  className: string | undefined;
  video: Video;
  onReady: () => void;
  onFailure: () => void;
};

/** Plays a video. It includes react-player, so load it only when a visitor wants to watch. */
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

/** Sets no cookies before the visitor plays the film. */
const privateYouTube = 'https://www.youtube-nocookie.com';

/**
 * The video for react-player: several formats with their types, so that the browser does not fetch unsupported ones.
 */
function playerUrl({addresses}: Video): ReactPlayerProps['url'] {
  return addresses.length === 1 ? addresses[0] : addresses.map((src) => ({src, type: typeOf(src)}));
}

/** Settings by source of the video. */
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
 * Whether an error from react-player is fatal. These are not: a browser that wants the visitor to press play, an
 * interrupted start, and a stream error that the player recovers from.
 * @param data details from the HLS player
 */
export function isFailure(error: unknown, data?: {fatal?: boolean}): boolean {
  const name = (error as {name?: unknown} | undefined)?.name;
  return name !== 'NotAllowedError' && name !== 'AbortError' && data?.fatal !== false;
}

/** Whether an unhandled rejection comes from a player's script that could not be fetched. */
function isScriptFailure(reason: unknown): boolean {
  return reason instanceof Error && /^Failed to load https?:/.test(reason.message);
}

type Listener = () => void;
const listeners = new Set<Listener>();

// Stays registered after the dialog closes, because the script may still be loading.
window.addEventListener('unhandledrejection', (event) => {
  if (isScriptFailure(event.reason)) {
    event.preventDefault();
    listeners.forEach((listener) => listener());
  }
});

/** Catches failures of scripts that react-player 2.16 does not handle, such as those for HLS and DASH. */
function useScriptFailures(onFailure: Listener): void {
  useEffect(() => {
    listeners.add(onFailure);
    return () => void listeners.delete(onFailure);
  }, [onFailure]);
}
