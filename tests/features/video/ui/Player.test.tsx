/** @jest-environment jsdom */
import {render, waitFor} from '@testing-library/react';

import Player from '@site/src/features/video/ui/Player';
import type {Video} from '@site/src/features/video/ui/video';

/** Stands in the place of the module by which react-player fetches the scripts of others. */
const mockLoadScript = jest.fn();
jest.mock('load-script', () => (src: string) => mockLoadScript(src));

function play(...addresses: Video['addresses']): HTMLElement {
  const video: Video = {
    addresses,
    title: 'A video',
    poster: '/video/film.jpg',
    captions: '/video/film.vtt',
  };
  return render(<Player className="player" video={video} onReady={jest.fn()} onFailure={jest.fn()} />).container;
}

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation();
  mockLoadScript.mockReset();
});

describe('a file of the site', () => {
  test('plays with controls, again and again, and at the size of its frame', async () => {
    const container = play('/video/film.mp4');
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
    const container = play('/video/film.webm', '/video/film.mp4?v=2', '/video/film.mov');
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

test('a video at YouTube plays from the host that sets no cookies', async () => {
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
