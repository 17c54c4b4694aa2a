/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';

import CopyLink from '@site/src/browser-tools/frame/CopyLink';
import {useLinkedState, type LinkedState} from '@site/src/browser-tools/frame/linkedState';
import Site from '@site/tests/support/Site';

const writeText = jest.fn().mockResolvedValue(undefined);
Object.defineProperty(navigator, 'clipboard', {value: {writeText}});

const copy = () => act(async () => void fireEvent.click(screen.getByRole('button', {name: 'Copy link'})));

test('the link carries the state, in the address too, until the state changes', async () => {
  const {rerender} = render(<CopyLink readState={() => ({port: '22', note: 'a & b'})} />);
  expect(window.location.hash).toBe('');
  await copy();
  expect(writeText).toHaveBeenLastCalledWith('http://localhost/#?port=22&note=a+%26+b');
  expect(window.location.hash).toBe('#?port=22&note=a+%26+b');
  rerender(<CopyLink readState={() => ({port: '23', note: 'a & b'})} />);
  expect(window.location.hash).toBe('');
});

test('a state too long for mail and chat is refused in words', () => {
  render(<CopyLink readState={() => ({note: 'x'.repeat(4000)})} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/This is too long for a link/)).toBeTruthy();
});

test('the state in a link goes to the tool once, and leaves the address; an anchor stays', () => {
  const take = jest.fn((state: LinkedState) => void state);
  function Tool(): null {
    useLinkedState(take);
    return null;
  }
  for (const [hash, left, taken] of [
    ['#?port=22', '', [[{port: '22'}]]],
    ['#how-do-i-start', '#how-do-i-start', []],
    // An invalid encoding is no error.
    ['#?line=%E0%A4%A', '', [[{line: expect.any(String)}]]],
  ] as const) {
    take.mockClear();
    const history = createMemoryHistory({initialEntries: [`/docs/tools/packet-tester/${hash}`]});
    render(
      <Site history={history}>
        <Tool />
      </Site>,
    );
    expect(take.mock.calls).toEqual(taken);
    expect(history.location.hash).toBe(left);
  }
});
