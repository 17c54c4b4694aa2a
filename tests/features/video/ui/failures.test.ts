/** @jest-environment jsdom */
import {isFailure} from '@site/src/features/video/ui/Player';

test.each([
  ['a video that cannot be decoded', new DOMException('', 'NotSupportedError'), undefined],
  ['a code of YouTube', 150, undefined],
  ['an error without a value', undefined, undefined],
  ['a stream that its player gives up', 'hlsError', {fatal: true}],
])('%s is a failure', (_, error, data) => {
  expect(isFailure(error, data)).toBe(true);
});

test.each([
  ['a browser that wants the visitor to press play', new DOMException('', 'NotAllowedError'), undefined],
  ['a start that was cut off', new DOMException('', 'AbortError'), undefined],
  ['a stream that its player corrects', 'hlsError', {fatal: false}],
])('%s is none', (_, error, data) => {
  expect(isFailure(error, data)).toBe(false);
});
