/** @jest-environment jsdom */
import {isFailure} from '@site/src/features/video/ui/Player';

test.each([
  ['a video that cannot be decoded', new DOMException('', 'NotSupportedError'), undefined, true],
  ['a code of YouTube', 150, undefined, true],
  ['an error without a value', undefined, undefined, true],
  ['a stream that its player gives up', 'hlsError', {fatal: true}, true],
  ['a browser that wants the visitor to press play', new DOMException('', 'NotAllowedError'), undefined, false],
  ['a start that was cut off', new DOMException('', 'AbortError'), undefined, false],
  ['a stream that its player corrects', 'hlsError', {fatal: false}, false],
])('whether %s is a failure', (_, error, data, expected) => {
  expect(isFailure(error, data)).toBe(expected);
});
