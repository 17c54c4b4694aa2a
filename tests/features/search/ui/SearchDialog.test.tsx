/** @jest-environment jsdom */
import {act, configure, fireEvent, screen, waitFor, within} from '@testing-library/react';
import type {MemoryHistory} from 'history';

import SearchDialog from '@site/src/features/search/ui/SearchDialog';

import {completeBrowser, failToServe, index, press, question, records, serveIndex, show} from './support/searchPage';

const onClose = jest.fn();

const field = () => screen.getByRole<HTMLInputElement>('combobox', {name: 'Search docs'});
const hits = () => screen.queryAllByRole('option');
const status = () => screen.getByRole('status').textContent;
const store = (list: string, ...searches: object[]) =>
  localStorage.setItem(`__DOCSEARCH_${list}_SEARCHES__${index}`, JSON.stringify(searches));

async function open(words = '', isSelected = true): Promise<MemoryHistory> {
  const history = await show(<SearchDialog opened={{words, isSelected}} onClose={onClose} />);
  if (words) {
    await waitFor(() => expect(status()).not.toMatch(/^$|^Searching|^Still/));
  }
  return history;
}

beforeAll(() => {
  completeBrowser();
  // The dialog says a count only once it has stayed for most of a second. A tenth of all waits keeps their order.
  const wait = setTimeout;
  configure({asyncUtilTimeout: 60_000});
  Object.assign(globalThis, {setTimeout: (run: () => void, milliseconds = 0) => wait(run, milliseconds / 10)});
});
beforeEach(() => {
  localStorage.clear();
  serveIndex();
  onClose.mockReset();
});

afterEach(() => jest.restoreAllMocks());

// The index is fetched once, so this comes first.
test('says that the search failed, and Try again asks again', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  failToServe();
  await show(<SearchDialog opened={{words: 'port', isSelected: true}} onClose={onClose} />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Unable to fetch results.*server.* an error/);
  expect(status()).toBe('');
  serveIndex();
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  await waitFor(() => expect(hits()).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('Escape', () => {
  test.each(['', 'port'])('closes the dialog at once with "%s" in its field, and hands the words on', async (words) => {
    await open(words);
    // The browser would empty the field first, and WebKit would do nothing else.
    expect(await press({key: 'Escape'})).toBe(false);
    expect(onClose.mock.calls).toEqual([[words, false]]);
  });

  test('that ends the choice of a character leaves the dialog open', async () => {
    await open('port');
    await press({key: 'Escape', isComposing: true});
    expect(onClose).not.toHaveBeenCalled();
  });
});

test('a hit that stays keeps its row, also when an answer comes above it', async () => {
  await open(question.replace(/ \w+$/, ''));
  const href = '/docs/gates/#does-a-gate-close-at-night-';
  const row = () => hits().find((hit) => hit.getAttribute('href') === href && !hit.closest('[aria-label=Answer]'));
  const before = row();
  await act(async () => void fireEvent.change(field(), {target: {value: question}}));
  await screen.findByRole('group', {name: 'Answer'});
  expect(before).toBeDefined();
  expect(row()).toBe(before);
});

test('the code of a page is fetched only when its hit is pressed', async () => {
  const prefetch = jest.spyOn(window.docusaurus, 'prefetch');
  const preload = jest.spyOn(window.docusaurus, 'preload');
  await open('port');
  await act(async () => void fireEvent.mouseMove(hits()[1]!));
  expect([...prefetch.mock.calls, ...preload.mock.calls]).toEqual([]);
  fireEvent.pointerDown(hits()[1]!);
  expect(preload.mock.calls).toEqual([[hits()[1]!.getAttribute('href')]]);
});

describe('by keyboard', () => {
  test('arrow keys choose a result, and Enter opens and remembers it', async () => {
    const history = await open('port');
    expect(hits().map((each) => each.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    await press({key: 'ArrowDown'});
    expect(field().getAttribute('aria-activedescendant')).toBe(hits()[1]!.id);
    const {href} = hits()[1] as HTMLAnchorElement;
    await press({key: 'Enter'});
    expect(href).toContain(history.location.pathname);
    // A search that found something is not offered again: the next one begins with recent searches.
    expect(onClose.mock.calls).toEqual([['', true]]);
    expect(localStorage.getItem(`__DOCSEARCH_RECENT_SEARCHES__${index}`)).toContain(history.location.pathname);
  });

  test('arrow keys walk through what is stored, and back to the field', async () => {
    store('RECENT', records.knocking, records.lists);
    await open();
    await press({key: 'ArrowDown'});
    expect(document.activeElement!.textContent).toContain('Port knocking');
    await press({key: 'ArrowUp'});
    expect(document.activeElement).toBe(field());
    await press({key: 'ArrowDown'});
    await press({key: 'ArrowDown'});
    expect(document.activeElement!.textContent).toContain('Lists');
    await press({key: 'ArrowDown'});
    expect(document.activeElement!.textContent).toBe('I am locked out');
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
    await open('p', false);
    expect(focus).toHaveBeenCalled();
    expect([field().selectionStart, field().selectionEnd]).toEqual([1, 1]);
  });
});

describe('shows', () => {
  test('recent and favourite searches for an empty field; a recent one can be saved', async () => {
    store('RECENT', records.knocking);
    store('FAVORITE', records.lists);
    await open();
    fireEvent.click(screen.getByRole('button', {name: 'Save “Port knocking”'}));
    expect(screen.queryByRole('region', {name: 'Recent'})).toBeNull();
    const favourites = within(screen.getByRole('region', {name: 'Favorites'})).getAllByRole('link');
    expect(favourites.map(({textContent}) => textContent)).toEqual(['Port knocking', 'Lists']);
    expect(document.activeElement).toBe(field());
  });

  test('how many results there are, by part of the docs, and the way to all of them', async () => {
    await open('port');
    expect(status()).toBe('2 results');
    expect(within(screen.getByRole('group', {name: 'Documentation'})).getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('link', {name: 'See all 2 results'}).getAttribute('href')).toBe('/search/?q=port');
  });

  test('which words were searched instead of misspelt ones', async () => {
    await open('knokcing');
    await waitFor(() =>
      expect(screen.getByText(/^Showing results for/).textContent).toBe(
        'Showing results for knocking. Search for “knokcing” instead',
      ),
    );
    await act(async () => void fireEvent.click(screen.getByRole('button', {name: 'Search for “knokcing” instead'})));
    await waitFor(() => expect(status()).toBe('No results for "knokcing"'));
  });

  test('near misses as such, with the way to report what is missing', async () => {
    await open('port elephant savanna giraffe');
    await waitFor(() => expect(status()).toBe('2 near misses'));
    expect(screen.getByText(/^No page has the word “elephant”/)).toBeTruthy();
    expect(screen.getByRole<HTMLAnchorElement>('link', {name: 'Tell us what is missing'}).href).toContain('elephant');
  });

  test('when nothing was found, so once, and other words that find something', async () => {
    await open('zzqqxx');
    expect(status()).toBe('No results for "zzqqxx"');
    const shown = screen
      .getAllByText('No results for "zzqqxx"')
      .filter((each) => each.closest('[role=status]') === null);
    expect(shown.map((each) => each.closest('[aria-hidden]')?.ariaHidden)).toEqual(['true']);
    await act(async () => void fireEvent.click(screen.getByRole('button', {name: 'open a port'})));
    await waitFor(() => expect(status()).toBe('2 near misses'));
    expect(field().value).toBe('open a port');
  });
});

describe('an answer', () => {
  test('is the first option, announced with the number of results, and Enter opens where it is from', async () => {
    const history = await open(question);
    await waitFor(() =>
      expect(hits()[0]!.textContent).toBe('No. It stays as it is.From Gates › Does a gate close at night?'),
    );
    expect(status()).toMatch(/^An answer and \d+ results?$/);
    expect(field().getAttribute('aria-activedescendant')).toBe(hits()[0]!.id);
    expect(within(screen.getByRole('group', {name: 'Answer'})).getAllByRole('option')).toHaveLength(1);
    await press({key: 'Enter'});
    expect(history.location.pathname + history.location.hash).toBe('/docs/gates/#does-a-gate-close-at-night-');
  });
});

describe('a paste', () => {
  const line = 'Nov 21 02:24:01 port sshd[38]: Failed password for root from 198.51.100.150 port 48529 ssh2';
  const paste = (text: string) =>
    act(async () => void fireEvent.paste(field(), {clipboardData: {getData: () => text}}));

  test('is not needed: a line that is typed comes to the tool that reads it, too', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    await open('tcp|in|d=22|s=203.0.113.7');
    const tool = within(await screen.findByRole('group', {name: 'Tool'})).getByRole('option');
    expect(tool.textContent).toBe('Take this rule apartRule builder, with your text. It stays in your browser.');
    await act(async () => void fireEvent.click(tool));
    expect(Object.values({...sessionStorage})).toContain(JSON.stringify({pasted: 'tcp|in|d=22|s=203.0.113.7'}));
  });

  test('of words that no tool reads only searches', async () => {
    await open();
    await paste('port\nknocking');
    expect(field().value).toBe('port knocking');
    await waitFor(() => expect(hits()[0]!.getAttribute('href')).toBe('/docs/port-knocking/'));
    expect(screen.queryByRole('group', {name: 'Tool'})).toBeNull();
  });

  test('is only meant as long as the field shows it', async () => {
    await open();
    await paste(`${line} ${line}`);
    await waitFor(() => expect(screen.getByRole('group', {name: 'Tool'})).toBeTruthy());
    await act(async () => void fireEvent.change(field(), {target: {value: 'port'}}));
    await waitFor(() => expect(screen.queryByRole('group', {name: 'Tool'})).toBeNull());
  });
});

describe('the filters', () => {
  const choose = (name: string) => act(async () => void fireEvent.click(screen.getByRole('radio', {name})));

  test('narrow the results and the way to all of them', async () => {
    await open('gate');
    await choose('Blog');
    await waitFor(() => expect(status()).toBe('1 result'));
    expect(hits().map((hit) => hit.getAttribute('href'))).toEqual(['/blog/gate-posts/']);
    expect(screen.getByRole('link', {name: 'See all 1 result'}).getAttribute('href')).toBe('/search/?q=gate&kind=blog');
    await choose('All');
    await waitFor(() => expect(status()).toBe('2 results'));
  });

  test('say where nothing was found, and let everything be searched', async () => {
    await open('gate');
    await choose('Commands');
    await waitFor(() => expect(status()).toBe('No results for "gate" in Commands'));
    await act(async () => void fireEvent.click(screen.getByRole('button', {name: 'Search everything'})));
    await waitFor(() => expect(status()).toBe('2 results'));
  });

  test('keep an answer from other pages away', async () => {
    await open(question);
    await waitFor(() => expect(screen.getByRole('group', {name: 'Answer'})).toBeTruthy());
    await choose('Blog');
    await waitFor(() => expect(screen.queryByRole('group', {name: 'Answer'})).toBeNull());
  });
});

describe('the keys', () => {
  const keys = () => screen.queryByRole('region', {name: 'Keys'});

  test('are shown by their button and by ?, but not while typing', async () => {
    await open();
    expect(await press({key: '?'}, field())).toBe(true);
    expect(keys()).toBeNull();
    fireEvent.click(screen.getByRole('button', {name: 'Keys'}));
    expect(keys()!.textContent).toContain('choose a result');
    expect(document.getElementById(field().getAttribute('aria-describedby')!)).toBe(keys());
    await press({key: '?'}, screen.getByRole('button', {name: 'Keys'}));
    expect(keys()).toBeNull();
  });
});
