/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';

import LoadingScreen from '@site/src/components/LoadingScreen';

test('shows nothing while the wait is short', () => {
  const {container} = render(<LoadingScreen pastDelay={false} retry={jest.fn()} />);
  expect(container.childElementCount).toBe(0);
});

test('shows a spinner with a name when the wait gets long', () => {
  render(<LoadingScreen pastDelay retry={jest.fn()} />);
  expect(screen.getByRole('status', {name: 'Loading'})).not.toBeNull();
});

test('a failure shows its text and a button that tries again', () => {
  const retry = jest.fn();
  render(<LoadingScreen pastDelay error={new Error('Loading chunk 7 failed')} retry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('Loading chunk 7 failed');
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(retry).toHaveBeenCalledTimes(1);
});
