import {createRef, useEffect, type ComponentType, type RefAttributes, type RefObject} from 'react';
import {render} from '@testing-library/react';

/** What the tests use of the part of react-player that all its players share. */
type Shared = {
  handleReady: () => void;
  handlePlay: () => void;
  seekTo: (amount: number, type?: string) => void;
};

type Media = Record<
  'load' | 'play' | 'stop' | 'seekTo' | 'getDuration' | 'getCurrentTime' | 'getSecondsLoaded',
  jest.Mock
>;

// The file has no types: the package describes only what it exports by its name.
const {default: Player} = jest.requireActual<{default: ComponentType<object & RefAttributes<Shared>>}>(
  'react-player/lazy/Player',
);

/** Renders that part with a medium whose length is never known. */
export function mountPlayer(): {media: Media; player: RefObject<Shared | null>; setUrl: (url: string) => void} {
  const mock = (): jest.Mock => jest.fn(() => null);
  const media: Media = {
    load: mock(),
    play: mock(),
    stop: mock(),
    seekTo: mock(),
    getDuration: mock(),
    getCurrentTime: mock(),
    getSecondsLoaded: mock(),
  };
  function Medium({onMount}: {onMount: (medium: Media) => void}): null {
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is mounted once
    useEffect(() => onMount(media), []);
    return null;
  }
  const player = createRef<Shared>();
  const withUrl = (url: string) => (
    <Player ref={player} {...{activePlayer: Medium, url, volume: null, progressInterval: 3_600_000}} />
  );
  const {rerender} = render(withUrl('/film.mp4'));
  return {media, player, setUrl: (url) => rerender(withUrl(url))};
}
