/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';

import BugFilter from '@site/src/features/bug-list/ui';

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', {name: label}), {target: {value}});
const shown = () =>
  screen
    .getAllByRole('heading', {hidden: true})
    .filter((heading) => !heading.hidden)
    .map((heading) => heading.textContent);

beforeEach(() => {
  render(
    <BugFilter>
      <h2>Installation</h2>
      <h3 data-panels="cpanel vesta">On two panels</h3>
      <ul>
        <li>of two panels</li>
      </ul>
      <h2>Logs</h2>
      <h3 data-panels="generic" data-systems="debian">
        On Debian
      </h3>
      <ul>
        <li>of Debian</li>
      </ul>
      <h3>Everywhere</h3>
      <ul>
        <li>of all</li>
      </ul>
    </BugFilter>,
  );
});

test('shows all bugs at first and counts none', () => {
  expect(shown()).toEqual(['Installation', 'On two panels', 'Logs', 'On Debian', 'Everywhere']);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('leaves the bugs of a panel and those of all, with what they say', () => {
  choose('Panel', 'vesta');
  expect(shown()).toEqual(['Installation', 'On two panels', 'Logs', 'Everywhere']);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['of two panels', 'of all']);
  expect(screen.getByRole('status').textContent).toBe('2 bugs');
});

test('both choices hold, and a page without bugs loses its heading', () => {
  choose('Panel', 'generic');
  choose('System', 'rhel');
  expect(shown()).toEqual(['Logs', 'Everywhere']);
  expect(screen.getByRole('status').textContent).toBe('1 bug');
  choose('Panel', '');
  choose('System', '');
  expect(shown()).toHaveLength(5);
});
