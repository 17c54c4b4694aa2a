/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';

import useOpenedVideo from '@site/src/features/video/ui/useOpenedVideo';
import type {Video} from '@site/src/features/video/ui/video';

const first: Video = {addresses: ['/video/first.mp4'], title: 'First'};
const second: Video = {addresses: ['/video/second.mp4'], title: 'Second'};

test('is closed, opens with a video, keeps it when opened again, and forgets it when closed', () => {
  const {result} = renderHook(useOpenedVideo);
  expect(result.current.opened).toBeUndefined();
  act(() => result.current.open(first));
  expect(result.current.opened).toBe(first);
  act(() => result.current.open(second));
  expect(result.current.opened).toBe(first);
  act(() => result.current.close());
  expect(result.current.opened).toBeUndefined();
  act(() => result.current.open(second));
  expect(result.current.opened).toBe(second);
});
