/** @jest-environment jsdom */
import {act, render, waitFor} from '@testing-library/react';

import Player from '@site/src/features/video/ui/Player';

// The module by which react-player fetches the scripts of others, here without a network.
jest.mock('load-script', () => (src: string, done: (error: Error) => void) => {
  done(new Error(`Failed to load ${src}`));
});

/** Plays a video, and says how the player reports its failure and how it is taken away. */
async function play(address: string): Promise<{onFailure: jest.Mock; unmount: () => void}> {
  const onFailure = jest.fn();
  const video = {addresses: [address] as const, title: 'A video'};
  const {unmount} = await act(async () =>
    render(<Player className="player" video={video} onReady={jest.fn()} onFailure={onFailure} />),
  );
  return {onFailure, unmount};
}

/** What a browser does with a rejection that nobody caught; jsdom does nothing. */
function reportRejection(reason: unknown): {isSilent: boolean} {
  const event = Object.assign(new Event('unhandledrejection', {cancelable: true}), {reason});
  act(() => void window.dispatchEvent(event));
  return {isSilent: event.defaultPrevented};
}

const unfetched = new Error('Failed to load https://cdn.jsdelivr.net/npm/hls.js@1.1.4/dist/hls.min.js');

test('the script of YouTube that cannot be fetched is a failure', async () => {
  const {onFailure} = await play('https://youtu.be/aqz-KE-bpKQ');
  await waitFor(() => expect(onFailure).toHaveBeenCalled());
});

test('so is a script whose failure react-player does not catch, and no message in the console', async () => {
  const {onFailure} = await play('/video/film.mp4');
  expect(reportRejection(unfetched).isSilent).toBe(true);
  expect(onFailure).toHaveBeenCalled();
});

test('nor is there a message when the dialog was closed before', async () => {
  const {onFailure, unmount} = await play('/video/film.mp4');
  unmount();
  expect(reportRejection(unfetched).isSilent).toBe(true);
  expect(onFailure).not.toHaveBeenCalled();
});

test('other rejections stay what they are', () => {
  expect(reportRejection(new Error('an error elsewhere')).isSilent).toBe(false);
});
