/** @jest-environment jsdom */
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {fireEvent, render, screen, within} from '@testing-library/react';
import {createMemoryHistory} from 'history';

import VersionComparison from '@site/src/features/setting-history/ui';
import Site from '@site/tests/support/Site';

const page = '/docs/reference/changes/';

function show(search: string, isBrowser = true) {
  const history = createMemoryHistory({initialEntries: [page + search]});
  render(
    <Site history={history}>
      <BrowserContext.Provider value={isBrowser}>
        <VersionComparison>
          <p>All changes</p>
        </VersionComparison>
      </BrowserContext.Provider>
    </Site>,
  );
  return history;
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const textOf = ({textContent}: HTMLElement) => textContent;
const isShown = () => screen.getByText('All changes').closest('[hidden]') === null;

test('the URL chooses two versions, and their differences replace all changes', () => {
  show('?from=15.00&to=15.11');
  expect(screen.getByRole('status').textContent).toBe(
    'From CSF 15.00 to Sentinel 15.11 as downloaded (tag 15.13): 4 settings removed, 1 in the files of other panels.',
  );
  expect(rows()).toHaveLength(5);
  expect(textOf(rows().at(-1)!)).toBe('AUTO_UPDATESremoved on CWP, CyberPanel1no line');
  expect(isShown()).toBe(false);
});

test.each([
  ['without a query', ''],
  ['with a version that does not exist', '?from=15.00&to=99'],
  ['with one version only', '?to=15.11'],
  ['with a heading that somebody wants to see', '?from=15.00&to=15.11#changes-1512'],
])('all changes are shown %s', (_, search) => {
  show(search);
  expect(screen.queryByRole('table')).toBeNull();
  expect(isShown()).toBe(true);
});

test('the page that a server draws has all changes', () => {
  show('?from=15.00&to=15.11', false);
  expect(isShown()).toBe(true);
});

test('choosing writes the address, and another button shows all again', () => {
  const history = show('');
  fireEvent.change(screen.getByLabelText('To'), {target: {value: 'cpanel-16.07'}});
  expect(history.location).toMatchObject({pathname: page, search: '?from=15.00&to=cpanel-16.07'});
  expect(screen.getByRole('status').textContent).toMatch(/16\.07: 22 settings removed\.$/);
  fireEvent.click(screen.getByRole('button', {name: 'Show all changes'}));
  expect(history.location.search).toBe('');
  expect(isShown()).toBe(true);
});

test('two versions with the same settings have no table', () => {
  show('?from=15.00&to=centminmod');
  expect(screen.getByRole('status').textContent).toMatch(/: no setting differs\.$/);
  expect(screen.queryByRole('table')).toBeNull();
});
