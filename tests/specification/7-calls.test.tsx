/** @jest-environment jsdom */
import {act, render, waitFor, type RenderResult} from '@testing-library/react';

import Player, {isFailure} from '@site/src/features/video/ui/Player';
import type {Video} from '@site/src/features/video/ui/video';

import {line} from './specification';

type Done = (error: Error) => void;

/** Takes the place of the module by which react-player fetches the scripts of others. */
const mockLoadScript = jest.fn<unknown, [src: string, done: Done]>();
jest.mock('load-script', () => (src: string, done: Done) => mockLoadScript(src, done));

const onFailure = jest.fn();

function play(...addresses: Video['addresses']): RenderResult {
  const video: Video = {addresses, title: 'A video', poster: '/video/film.jpg', captions: '/video/film.vtt'};
  return render(<Player className="player" video={video} onReady={jest.fn()} onFailure={onFailure} />);
}

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation();
  mockLoadScript.mockReset();
  onFailure.mockReset();
});

describe('a file of the site', () => {
  test(line('9.19'), async () => {
    const {container} = play('/video/film.mp4');
    await waitFor(() => expect(container.querySelector('video')).not.toBeNull());
    const video = container.querySelector('video')!;
    expect(video).toMatchObject({autoplay: true, controls: true, loop: true, muted: false});
    expect(video.getAttribute('src')).toBe('/video/film.mp4');
    expect(video.getAttribute('poster')).toBe('/video/film.jpg');
    expect(video.getAttribute('aria-label')).toBe('A video');
    expect(video.hasAttribute('playsinline')).toBe(true);
    for (const element of [video, container.querySelector<HTMLElement>('.player')!]) {
      expect(element.style).toMatchObject({width: '100%', height: '100%'});
    }
    expect(mockLoadScript).not.toHaveBeenCalled();
  });

  test('comes with each of its formats and their types, and with captions', async () => {
    const {container} = play('/video/film.webm', '/video/film.mp4?v=2', '/video/film.mov');
    await waitFor(() => expect(container.querySelectorAll('source')).toHaveLength(3));
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map((source) => [source.getAttribute('src'), source.getAttribute('type')])).toEqual([
      ['/video/film.webm', 'video/webm'],
      ['/video/film.mp4?v=2', 'video/mp4'],
      ['/video/film.mov', null],
    ]);
    const track = container.querySelector('track')!;
    expect(track).toMatchObject({kind: 'captions', srclang: 'en', default: false});
    expect(track.getAttribute('src')).toBe('/video/film.vtt');
  });
});

// Before the next test, after which react-player has the script.
test('the script of YouTube that cannot be fetched is a failure', async () => {
  mockLoadScript.mockImplementation((src, done) => done(new Error(`Failed to load ${src}`)));
  play('https://youtu.be/aqz-KE-bpKQ');
  await waitFor(() => expect(onFailure).toHaveBeenCalled());
});

test(line('7.9'), async () => {
  const YouTubePlayer = jest.fn();
  mockLoadScript.mockImplementation(() => {
    const ready = (window as {onYouTubeIframeAPIReady?: () => void}).onYouTubeIframeAPIReady;
    Object.assign(window, {YT: {loaded: 1, Player: YouTubePlayer}});
    ready?.();
  });
  play('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await waitFor(() => expect(YouTubePlayer).toHaveBeenCalled());
  expect(YouTubePlayer.mock.calls[0]![1]).toMatchObject({
    videoId: 'aqz-KE-bpKQ',
    host: 'https://www.youtube-nocookie.com',
    playerVars: {autoplay: 1, controls: 1},
  });
});

/** What a browser does with a rejection that nobody caught; jsdom does nothing. */
function reportRejection(reason: unknown): {isSilent: boolean} {
  const event = Object.assign(new Event('unhandledrejection', {cancelable: true}), {reason});
  act(() => void window.dispatchEvent(event));
  return {isSilent: event.defaultPrevented};
}

const unfetched = new Error('Failed to load https://cdn.jsdelivr.net/npm/hls.js@1.1.4/dist/hls.min.js');

test('a script whose failure react-player does not catch is a failure too, without a message in the console', async () => {
  await act(async () => void play('/video/film.mp4'));
  expect(reportRejection(unfetched).isSilent).toBe(true);
  expect(onFailure).toHaveBeenCalled();
});

test('there is no message either when the dialog was closed before', async () => {
  const {unmount} = await act(async () => play('/video/film.mp4'));
  unmount();
  expect(reportRejection(unfetched).isSilent).toBe(true);
  expect(onFailure).not.toHaveBeenCalled();
});

test('other rejections stay what they are', () => {
  expect(reportRejection(new Error('an error elsewhere')).isSilent).toBe(false);
});

test.each([
  ['a video that cannot be decoded', new DOMException('', 'NotSupportedError'), undefined, true],
  ['a code of YouTube', 150, undefined, true],
  ['an error without a value', undefined, undefined, true],
  ['a stream that its player gives up', 'hlsError', {fatal: true}, true],
  ['a browser that wants the visitor to press play', new DOMException('', 'NotAllowedError'), undefined, false],
  ['an interrupted start', new DOMException('', 'AbortError'), undefined, false],
  ['a stream that its player corrects', 'hlsError', {fatal: false}, false],
])('whether %s is a failure', (_, error, data, expected) => {
  expect(isFailure(error, data)).toBe(expected);
});
