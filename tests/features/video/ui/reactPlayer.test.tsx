/** @jest-environment jsdom */
import {createRef} from 'react';
import {act, fireEvent, render, waitFor} from '@testing-library/react';
import ReactPlayer from 'react-player/lazy';

const onDuration = jest.fn();

/** A player that has not yet read anything of its film. */
async function mount() {
  const player = createRef<ReactPlayer>();
  const element = (url: string) => <ReactPlayer ref={player} url={url} onDuration={onDuration} />;
  const {container, rerender} = render(element('/film.mp4'));
  await waitFor(() => expect(container.querySelector('video')).not.toBeNull());
  jest.useFakeTimers();
  return {
    player: player.current!,
    video: container.querySelector('video')!,
    change: (url: string) => rerender(element(url)),
  };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation();
  onDuration.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('looks for the duration every 100 ms until it is known', async () => {
  const {video} = await mount();
  fireEvent.canPlay(video);
  const duration = jest.fn().mockReturnValue(NaN);
  Object.defineProperty(video, 'duration', {get: duration});
  pass(99);
  expect(duration).not.toHaveBeenCalled();
  pass(1);
  expect(duration).toHaveBeenCalledTimes(1);
  duration.mockReturnValue(12);
  pass(100);
  expect(onDuration).toHaveBeenCalledWith(12);
});

test.each([
  [4999, 7],
  [5000, 0],
])('a place asked for before the film is there, played %i ms later, begins at %i s', async (wait, place) => {
  const {player, video} = await mount();
  player.seekTo(7, 'seconds');
  pass(wait);
  fireEvent.canPlay(video);
  fireEvent.play(video);
  expect(video.currentTime).toBe(place);
});

test('says when another film has to wait for the first', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const {change} = await mount();
  change('/other.mp4');
  expect(warn).toHaveBeenCalledWith(
    'ReactPlayer: the attempt to load /other.mp4 is being deferred until the player has loaded',
  );
});

test('says when a fraction of an unknown duration is asked for', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const {player, video} = await mount();
  fireEvent.canPlay(video);
  player.seekTo(0.5, 'fraction');
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/could not seek using fraction.*duration not yet available/));
});
