/** @jest-environment jsdom */
import {act, configure, fireEvent, render, screen, waitFor} from '@testing-library/react';

import LogTester from '@site/src/browser-tools/log-tester';
import {example, input} from '@site/src/browser-tools/log-tester/input';
import Site from '@site/tests/support/Site';

// The page answers after a moment; how long a busy machine takes is not the subject here.
configure({asyncUtilTimeout: 60_000});

beforeEach(() => input.clear());

function renderTester(): void {
  render(
    <Site>
      <LogTester />
    </Site>,
  );
}

const status = (): string =>
  screen
    .getAllByRole('status')
    .map(({textContent}) => textContent)
    .join(' ');

test('a tested log is tested again as soon as somebody wants it read as pasted', async () => {
  renderTester();
  const switchMarks = (): boolean => fireEvent.click(screen.getByLabelText('Read it as pasted'));
  act(() => input.give({log: example.replace(/^/gm, 'loghost => ')}));
  await screen.findByText(/^Read without/);
  expect(status()).not.toContain('lfd blocks');
  fireEvent.click(screen.getByRole('button', {name: 'Test the log'}));
  await waitFor(() => expect(status()).toMatch(/lfd blocks 203\.0\.113\.7 at line 5/));
  switchMarks();
  await waitFor(() => expect(status()).toMatch(/lfd blocks nobody/));
  switchMarks();
  await waitFor(() => expect(status()).toMatch(/lfd blocks 203\.0\.113\.7/));
});

test.each([
  ['the names of containers', 'mail-1  | '],
  ['the names of pods', '[pod/mail-0/ssh] '],
  ['the priority of syslog', '<38>'],
])('with %s in its lines, the verdict says first what lfd makes of them', async (mark, front) => {
  input.give({log: example.replace(/^(?=.)/gm, front), isAsked: true});
  renderTester();
  await waitFor(() =>
    expect(status()).toMatch(
      new RegExp(
        `If the log itself has ${mark}, lfd counts (?:none|\\d+) of \\d+ lines\\. ?Without them: lfd blocks 203\\.0`,
      ),
    ),
  );
});
