/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';

import {closeSearch, loadDialog} from '@site/src/features/search/ui/openedSearch';
import SearchButton from '@site/src/features/search/ui/SearchButton';
import SearchHost from '@site/src/features/search/ui/SearchHost';

import {completeBrowser, press, serveIndex, show} from './support/searchPage';

jest.mock('@site/src/features/search/ui/openedSearch', () => ({
  ...jest.requireActual('@site/src/features/search/ui/openedSearch'),
  loadDialog: jest.fn(() => import('@site/src/features/search/ui/SearchDialog')),
}));

const button = () => screen.getByRole('button', {name: 'Search docs'});
const field = () => screen.getByRole<HTMLInputElement>('combobox', {name: 'Search docs'});
const type = (value: string) => act(async () => void fireEvent.change(field(), {target: {value}}));

beforeAll(() => {
  completeBrowser();
  serveIndex();
});

beforeEach(async () => {
  await show(
    <>
      <SearchButton />
      <SearchHost />
    </>,
  );
  button().focus();
});

afterEach(() => {
  closeSearch('');
  jest.restoreAllMocks();
});

// The dialog is loaded once, so this comes first.
test('what is typed before the dialog has loaded is in its field, and the next key does not replace it', async () => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  jest.mocked(loadDialog).mockReturnValue(arrival.then(() => import('@site/src/features/search/ui/SearchDialog')));
  for (const key of ['u', 'n', 'o', 'Backspace', 'Shift', ' ']) {
    await press({key});
  }
  // Escape takes the search back; the words are there the next time, and a key replaces them.
  await press({key: 'Escape'});
  fireEvent.click(button());
  for (const key of ['u', 'n']) {
    await press({key});
  }
  arrive();
  await screen.findByRole('dialog');
  expect(field().value).toBe('un');
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([2, 2]);
});

test('the words that Escape left are there and selected the next time, however the dialog opens', async () => {
  await press({key: 'p'});
  await type('ports of lfd');
  await press({key: 'Escape'});
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button());
  for (const openAgain of [() => act(async () => fireEvent.click(button())), () => press({key: '/'}, document.body)]) {
    await openAgain();
    expect(field().value).toBe('ports of lfd');
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 12]);
    await press({key: 'Escape'});
  }
});

test('text that is selected on the page comes before words that were left', async () => {
  jest.spyOn(window, 'getSelection').mockReturnValue({toString: () => ' LF_SSHD '} as Selection);
  await press({key: 'k', ctrlKey: true}, document.body);
  expect(field().value).toBe('LF_SSHD');
});

test('the shortcut changes nothing in a dialog that is open', async () => {
  await press({key: 'p'});
  await type('ports');
  await press({key: 'k', metaKey: true});
  expect(field().value).toBe('ports');
});

test('? shows the keys, but not while typing', async () => {
  const other = document.body.appendChild(document.createElement('textarea'));
  expect(await press({key: '?'}, other)).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  other.remove();
  await press({key: '?'}, document.body);
  expect(screen.getByRole('region', {name: 'Keys'})).toBeTruthy();
  expect(document.activeElement).toBe(field());
});
