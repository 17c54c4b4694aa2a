import {renderToString} from 'react-dom/server';

import VideoLink from '@site/src/features/video/ui';
import type {Video} from '@site/src/features/video/ui/video';
import Site from '@site/tests/support/Site';

/** The HTML of the button as a reader without scripts gets it. */
function draw(address: string | Video['addresses']): string {
  return renderToString(
    <Site config={{baseUrl: '/preview/'}}>
      <VideoLink address={address} title="A video" poster="/film.jpg" captions="/film.vtt">
        Watch
      </VideoLink>
    </Site>,
  );
}

test('before scripts run it is a link to the video, below the base URL, and nothing more', () => {
  expect(draw('/film.mp4')).toBe('<a href="/preview/film.mp4" data-film="true">Watch</a>');
});

test('of several formats it links to the last', () => {
  expect(draw(['/film.webm', '/film.mp4'])).toContain('href="/preview/film.mp4"');
});

test('the address of another site stays as it is', () => {
  expect(draw('https://youtu.be/aqz-KE-bpKQ')).toContain('href="https://youtu.be/aqz-KE-bpKQ"');
});
