/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';

import Loading from '@site/src/theme/Loading';

test('shows nothing while the wait is short', () => {
  const {container} = render(<Loading pastDelay={false} retry={jest.fn()} />);
  expect(container.childElementCount).toBe(0);
});

test('shows a spinner with a name when the wait gets long', () => {
  render(<Loading pastDelay retry={jest.fn()} />);
  expect(screen.getByRole('status', {name: 'Loading'})).not.toBeNull();
});

test('a failure shows its text and a button that tries again', () => {
  const retry = jest.fn();
  render(<Loading pastDelay error={new Error('Loading chunk 7 failed')} retry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('Loading chunk 7 failed');
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(retry).toHaveBeenCalledTimes(1);
});
