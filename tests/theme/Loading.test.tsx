/** @jest-environment jsdom */
import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {HelmetProvider} from 'react-helmet-async';

import Loading from '@site/src/theme/Loading';

test('shows nothing while the wait is short', () => {
  const {container} = render(<Loading pastDelay={false} retry={jest.fn()} />);
  expect(container.childElementCount).toBe(0);
});

test('shows a spinner with a name when the wait gets long', () => {
  render(<Loading pastDelay retry={jest.fn()} />);
  expect(screen.getByRole('status', {name: 'Loading'})).not.toBeNull();
});

test('a failure shows what failed in our words, with a title and a button that tries again', async () => {
  const retry = jest.fn();
  const error = Object.assign(new Error(String.raw`Loading CSS chunk 7 failed.\n(/a.css)`), {request: '/a.css'});
  render(
    <HelmetProvider>
      <Loading pastDelay error={error} retry={retry} />
    </HelmetProvider>,
  );
  expect(screen.getByRole('alert').textContent).toBe('The page could not be loaded. Could not fetch /a.cssRetry');
  await waitFor(() => expect(document.title).toBe('Page Error'));
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(retry).toHaveBeenCalledTimes(1);
});
