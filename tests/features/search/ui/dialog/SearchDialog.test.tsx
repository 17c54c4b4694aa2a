/** @jest-environment jsdom */
import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import type {MemoryHistory} from 'history';

import SearchDialog from '@site/src/features/search/ui/dialog/SearchDialog';

import {answerWith, completeBrowser, hit, index, press, show, type Search} from './support/searchPage';

const search = jest.fn<ReturnType<Search>, Parameters<Search>>();
const onClose = jest.fn();

jest.mock('@site/src/features/search/ui/clients', () => {
  const client = {search: (...request: Parameters<Search>) => search(...request)};
  return {hostedClient: () => client, builtInClient: () => client};
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', {name: 'Search docs'});
const hits = () => screen.queryAllByRole('option');
const status = () => screen.getByRole('status').textContent;

async function open(words = '', isSelected = true): Promise<MemoryHistory> {
  return show(<SearchDialog opened={{words, isSelected}} onClose={onClose} />);
}

async function type(words: string): Promise<void> {
  await act(async () => {
    fireEvent.change(field(), {target: {value: words}});
  });
}

beforeAll(completeBrowser);
beforeEach(() => {
  localStorage.clear();
  search
    .mockReset()
    .mockImplementation(({query}) =>
      Promise.resolve(/port/.test(query) ? answerWith('Port knocking', 'Port flood') : answerWith()),
    );
  onClose.mockReset();
});

afterEach(() => jest.restoreAllMocks());

describe('Escape', () => {
  test.each(['', 'port'])('closes the dialog at once with "%s" in its field, and hands the words on', async (words) => {
    await open(words);
    // The browser would empty the field first, and WebKit would do nothing else.
    expect(await press({key: 'Escape'})).toBe(false);
    expect(onClose.mock.calls).toEqual([[words]]);
  });

  test('that ends the choice of a character leaves the dialog open', async () => {
    await open('port');
    await press({key: 'Escape', isComposing: true});
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('by keyboard', () => {
  test('arrow keys choose a result, and Enter opens and remembers it', async () => {
    const history = await open('port');
    expect(hits().map((each) => each.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    await press({key: 'ArrowDown'});
    expect(field().getAttribute('aria-activedescendant')).toBe(hits()[1]!.id);
    await press({key: 'Enter'});
    expect(history.location.pathname).toBe('/docs/port-flood/');
    // A search that found something is not offered again.
    expect(onClose.mock.calls).toEqual([['']]);
    expect(localStorage.getItem(`__DOCSEARCH_RECENT_SEARCHES__${index}`)).toContain('Port flood');
  });

  test('arrow keys walk through what is stored, and back to the field', async () => {
    localStorage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${index}`, JSON.stringify([hit('Ports'), hit('Lists')]));
    await open();
    await press({key: 'ArrowDown'});
    expect(document.activeElement!.textContent).toContain('Ports');
    await press({key: 'ArrowUp'});
    expect(document.activeElement).toBe(field());
    await press({key: 'ArrowUp'});
    expect(document.activeElement!.textContent).toContain('Lists');
  });
});

describe('the words at first', () => {
  test('are selected when the next key is to replace them', async () => {
    await open('port');
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 4]);
  });

  test('have the caret behind them when they were typed, also in a browser that puts it before them', async () => {
    const focus = jest.spyOn(HTMLInputElement.prototype, 'focus').mockImplementation(function (this: HTMLInputElement) {
      this.setSelectionRange(0, 0);
    });
    await open('u', false);
    expect(focus).toHaveBeenCalled();
    expect([field().selectionStart, field().selectionEnd]).toEqual([1, 1]);
  });
});

describe('shows', () => {
  test('what to type when nothing is stored', async () => {
    await open();
    expect(screen.getByText(/^Type a symptom/)).toBeTruthy();
    expect(search).not.toHaveBeenCalled();
  });

  test('recent and favourite searches for an empty field; a recent one can be saved', async () => {
    localStorage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${index}`, JSON.stringify([hit('Ports')]));
    localStorage.setItem(`__DOCSEARCH_FAVORITE_SEARCHES__${index}`, JSON.stringify([hit('Lists')]));
    await open();
    fireEvent.click(screen.getByRole('button', {name: 'Save "Ports"'}));
    expect(screen.queryByRole('region', {name: 'Recent'})).toBeNull();
    const favourites = within(screen.getByRole('region', {name: 'Favorites'})).getAllByRole('link');
    expect(favourites.map(({textContent}) => textContent)).toEqual([
      expect.stringContaining('Ports'),
      expect.stringContaining('Lists'),
    ]);
    expect(document.activeElement).toBe(field());
  });

  test('how many results there are, by part of the docs, and the way to all of them', async () => {
    await open('port');
    expect(status()).toBe('2 results');
    expect(within(screen.getByRole('group', {name: 'Usage'})).getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('link', {name: 'See all 2 results'}).getAttribute('href')).toBe('/search/?q=port');
  });

  test('after 300 ms that it searches, after three seconds that it still tries, and no error', async () => {
    jest.useFakeTimers();
    search.mockReturnValue(new Promise(() => undefined));
    await open('port');
    expect(status()).toBe('');
    act(() => void jest.advanceTimersByTime(300));
    expect(status()).toBe('Searching');
    act(() => void jest.advanceTimersByTime(3000));
    expect(status()).toBe('Still trying to reach the search');
    expect(screen.queryByRole('alert')).toBeNull();
    jest.useRealTimers();
  });

  test('when nothing was found, other words that find something', async () => {
    await open('zzqqxx');
    expect(status()).toBe('No results for "zzqqxx"');
    fireEvent.click(screen.getByRole('button', {name: 'open a port'}));
    await waitFor(() => expect(status()).toBe('2 results'));
    expect(field().value).toBe('open a port');
  });

  test('an error when the search fails, and Try again asks again', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    search.mockRejectedValue(new Error('Unreachable hosts'));
    await open('port');
    expect(screen.getByRole('alert').textContent).toContain('Unable to fetch results');
    expect(status()).toBe('');
    search.mockResolvedValue(answerWith('Port knocking', 'Port flood'));
    await act(async () => void fireEvent.click(screen.getByRole('button', {name: 'Try again'})));
    expect(hits()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the results of the newest words, also when an older answer comes later', async () => {
    let answerLate = (): void => undefined;
    const late = new Promise<void>((resolve) => (answerLate = resolve)).then(() => answerWith('Lists'));
    search.mockImplementation(({query}) => (query === 'lists' ? late : Promise.resolve(answerWith('Port knocking'))));
    await open('lists', false);
    await type('port');
    await act(async () => answerLate());
    expect(hits().map(({textContent}) => textContent)).toEqual([expect.stringContaining('Port knocking')]);
  });
});
