/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';

import CopyButton from '@site/src/components/CodeBlock/CopyButton';

/** Clicks the button in a browser whose clipboard is the given one. */
async function clickWith(clipboard: unknown): Promise<void> {
  Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
  render(<CopyButton readText={() => 'csf -r\n'} />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', {name: 'Copy'}));
  });
}

test('copies the text without the line end after it, and says so', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  await clickWith({writeText});
  expect(writeText).toHaveBeenCalledWith('csf -r');
  expect(screen.getByRole('button').textContent).toBe('Copied');
});

test.each([
  ['refuses', {writeText: () => Promise.reject(new Error('denied'))}],
  ['is missing', undefined],
])('says what to do when the clipboard %s', async (_, clipboard) => {
  await clickWith(clipboard);
  expect(screen.getByRole('button').textContent).toBe('Select and copy by hand');
});
