/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';

import BugFilter from '@site/src/features/bug-list/ui';

import Site from '../../../support/Site';

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', {name: label}), {target: {value}});
const shown = () =>
  screen
    .getAllByRole('heading', {hidden: true})
    .filter((heading) => !heading.hidden)
    .map((heading) => heading.textContent);

let history = createMemoryHistory();

function open(address: string): void {
  history = createMemoryHistory({initialEntries: [address]});
  render(
    <Site history={history}>
      <BugFilter>
        <h2>Installation</h2>
        <h3 id="two" data-panels="cpanel vesta">
          On two panels
        </h3>
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
      </BugFilter>
      ,
    </Site>,
  );
}

test('shows all bugs at first and counts none', () => {
  open('/bugs/');
  expect(shown()).toEqual(['Installation', 'On two panels', 'Logs', 'On Debian', 'Everywhere']);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('leaves the bugs of a panel and those of all, with what they say', () => {
  open('/bugs/');
  choose('Panel', 'vesta');
  expect(shown()).toEqual(['Installation', 'On two panels', 'Logs', 'Everywhere']);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['of two panels', 'of all']);
  expect(screen.getByRole('status').textContent).toBe('2 bugs');
});

test('both choices hold, and a page without bugs loses its heading', () => {
  open('/bugs/');
  choose('Panel', 'generic');
  choose('System', 'rhel');
  expect(shown()).toEqual(['Logs', 'Everywhere']);
  expect(screen.getByRole('status').textContent).toBe('1 bug');
  choose('Panel', '');
  choose('System', '');
  expect(shown()).toHaveLength(5);
});

test('the URL has both choices, and names that it does not know choose nothing', () => {
  open('/bugs/?panel=vesta&system=plan9');
  expect(shown()).toEqual(['Installation', 'On two panels', 'Logs', 'Everywhere']);
  choose('System', 'rhel');
  expect(history.location.search).toBe('?panel=vesta&system=rhel');
  choose('Panel', '');
  expect(history.location.search).toBe('?system=rhel');
});

test('a link to a bug that is hidden shows all again', () => {
  Element.prototype.scrollIntoView = jest.fn();
  open('/bugs/?panel=generic#two');
  expect(shown()).toHaveLength(5);
  expect(history.location).toMatchObject({search: '', hash: '#two'});
});
