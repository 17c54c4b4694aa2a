import {isFailure, isScriptFailure} from '@site/src/features/video/ui/failures';

test.each([
  ['a film that cannot be decoded', new DOMException('', 'NotSupportedError'), undefined],
  ['a code of YouTube', 150, undefined],
  ['an error without a value', undefined, undefined],
  ['a stream that its player gives up', 'hlsError', {fatal: true}],
])('%s is a failure', (_, error, data) => {
  expect(isFailure(error, data)).toBe(true);
});

test.each([
  ['a browser that wants the visitor to press play', new DOMException('', 'NotAllowedError'), undefined],
  ['a start that was cut off', new DOMException('', 'AbortError'), undefined],
  ['a stream that its player mends', 'hlsError', {fatal: false}],
])('%s is none', (_, error, data) => {
  expect(isFailure(error, data)).toBe(false);
});

test('tells the failures of scripts from other rejections', () => {
  expect(isScriptFailure(new Error('Failed to load https://cdn.example.org/hls.min.js'))).toBe(true);
  expect(isScriptFailure(new Error('Failed to load the changelog'))).toBe(false);
  expect(isScriptFailure('Failed to load https://cdn.example.org/hls.min.js')).toBe(false);
});
