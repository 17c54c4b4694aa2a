/** @jest-environment jsdom */
import {act, fireEvent, renderHook} from '@testing-library/react';

import {useCountdown} from '@site/src/pages/_redirect/Countdown';

let isHidden = false;

beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

afterEach(() => jest.useRealTimers());

const start = () => renderHook(() => useCountdown(5, true)).result;

/** Lets seconds pass one by one, as each begins when the one before is shown. */
function pass(seconds: number): void {
  for (let second = 0; second < seconds; second++) {
    act(() => jest.advanceTimersByTime(1000));
  }
}

test('stops for good when the tab is hidden, also after it is seen again', () => {
  const countdown = start();
  pass(2);
  isHidden = true;
  fireEvent(document, new Event('visibilitychange'));
  isHidden = false;
  fireEvent(document, new Event('visibilitychange'));
  pass(9);
  expect(countdown.current).toMatchObject({left: 3, isStopped: true});
});

test('goes on when another key is pressed', () => {
  const countdown = start();
  fireEvent.keyDown(document.body, {key: 'Tab'});
  pass(1);
  expect(countdown.current).toMatchObject({left: 4, isStopped: false});
});

test('a tab that was opened in the background goes nowhere', () => {
  isHidden = true;
  const countdown = start();
  pass(9);
  expect(countdown.current).toMatchObject({left: 5, isStopped: true});
});
