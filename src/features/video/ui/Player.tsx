import type {ReactNode} from 'react';
import ReactPlayer from 'react-player/lazy';

import {isFailure} from './failures';
import {playerConfig, playerUrl} from './playerProps';
import useScriptFailures from './useScriptFailures';
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
