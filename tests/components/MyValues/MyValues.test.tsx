/** @jest-environment jsdom */
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import {createMemoryHistory} from 'history';

import CodeBlock from '@site/src/components/CodeBlock';
import MyValues from '@site/src/components/MyValues';
import {store} from '@site/src/components/MyValues/storage';
import {nothing} from '@site/src/components/MyValues/values';
import Site from '@site/tests/support/Site';

const command = 'csf -ta <span data-own="address">203.0.113.7</span> 1h -p <span data-own="port">22</span>';

/** A page with a block of code and code in a sentence; resolves when what it loads is there. */
async function showPage(address = '/docs/locked-out/'): Promise<ReturnType<typeof createMemoryHistory>> {
  const history = createMemoryHistory({initialEntries: [address]});
  render(
    <Site history={history}>
      <MyValues />
      <CodeBlock html={`<span class="line">${command}</span>`} language="bash" />
      <code translate="no">
        csf -ta <span data-own="address">203.0.113.7</span> 1h -p <span data-own="port">22</span>
      </code>
    </Site>,
  );
  await act(() => import('@site/src/components/MyValues/Panel'));
  return history;
}

const codes = () => [...document.querySelectorAll('code')].map(({textContent}) => textContent);
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', {name})));
const type = (label: RegExp, value: string) => fireEvent.change(field(label), {target: {value}});

/** A page with the open form. */
async function openForm(address?: string): ReturnType<typeof showPage> {
  const history = await showPage(address);
  await press('Use my address and SSH port');
  return history;
}

afterEach(() => {
  act(() => {
    store({given: nothing, isKept: false}, false);
    localStorage.clear();
  });
});

test('until somebody opens it there is a button only, and code shows the examples', async () => {
  await showPage();
  expect(screen.getByRole('button', {name: 'Use my address and SSH port'}).getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('form')).toBeNull();
  expect(codes()).toEqual(['csf -ta 203.0.113.7 1h -p 22', 'csf -ta 203.0.113.7 1h -p 22']);
});

test.each(['__proto__', 'constructor', 'plesk'])('a stored panel "%s" is not shown', async (name) => {
  localStorage.setItem('docusaurus.tab.panel', name);
  await openForm();
  expect(screen.getByRole('status').textContent!.trim()).toBe('');
});

test('code shows what was given, the tab keeps it, and the focus is where it is said', async () => {
  await openForm();
  type(/Your IP address/, '198.51.100.4');
  type(/SSH port/, '2222');
  await press('Use these values');
  expect(codes()).toEqual(['csf -ta 198.51.100.4 1h -p 2222', 'csf -ta 198.51.100.4 1h -p 2222']);
  expect(document.activeElement).toBe(screen.getByRole('status'));
  await press('Wrap');
  expect(codes()[0]).toBe('csf -ta 198.51.100.4 1h -p 2222');
  expect(screen.getByRole('status').textContent).toContain('Shown on all pages: 198.51.100.4, SSH port 2222.');
  expect(JSON.parse(sessionStorage.getItem('my-values')!)).toEqual({address: '198.51.100.4', port: '2222'});
  expect(localStorage.getItem('my-values.kept')).toBeNull();
});

test('the browser keeps it instead of the tab if asked', async () => {
  await openForm();
  type(/Your IP address/, '198.51.100.4');
  fireEvent.click(field(/Keep address and port/));
  await press('Use these values');
  expect(sessionStorage.getItem('my-values')).toBeNull();
  expect(localStorage.getItem('my-values.kept')).toContain('198.51.100.4');
});

test('a mistyped value is refused beside its field, which keeps it', async () => {
  await openForm();
  type(/Your IP address/, '198.51.100.300');
  type(/SSH port/, '70000');
  await press('Use these values');
  const address = field(/Your IP address/);
  expect(address.value).toBe('198.51.100.300');
  expect(document.activeElement).toBe(address);
  expect(address.getAttribute('aria-invalid')).toBe('true');
  const described = address
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id));
  expect(described[0]!.textContent).toContain('“198.51.100.300” is not an IP address');
  expect(screen.getByText('“70000” is not a port: write a number from 1 to 65535.')).toBeTruthy();
  expect(codes()[0]).toBe('csf -ta 203.0.113.7 1h -p 22');
  expect(sessionStorage.getItem('my-values')).toBeNull();
  type(/Your IP address/, '198.51.100.3');
  fireEvent.blur(address);
  expect(address.getAttribute('aria-invalid')).toBeNull();
});

test('panel and system are the remembered choice of the tabs, which an address may name too', async () => {
  const history = await openForm('/docs/installation/?panel=cwp');
  const panels = within(field(/Control panel/))
    .getAllByRole('option')
    .map(({textContent}) => textContent);
  expect(panels).toEqual(expect.arrayContaining(['cPanel', 'DirectAdmin', 'No panel']));
  type(/Control panel/, 'cpanel');
  type(/Operating system/, 'rhel');
  await press('Use these values');
  expect(localStorage.getItem('docusaurus.tab.panel')).toBe('cpanel');
  expect(localStorage.getItem('docusaurus.tab.system')).toBe('rhel');
  expect(history.location.search).toBe('?panel=cpanel');
  expect(screen.getByRole('status').textContent).toContain('Shown on all pages: cPanel, RHEL family.');
});

test.each([
  ['what was given is shown without a click', '{"address":"198.51.100.4","port":""}', 'csf -ta 198.51.100.4 1h -p 22'],
  ['what nobody could have given is not shown', '{"address":"<b>","port":"22a"}', 'csf -ta 203.0.113.7 1h -p 22'],
  ['what is no JSON is not shown', '{', 'csf -ta 203.0.113.7 1h -p 22'],
])('%s, also if another tab stored it', async (_, stored, shown) => {
  await showPage();
  await act(async () => {
    const key = 'my-values.kept';
    localStorage.setItem(key, stored);
    window.dispatchEvent(new StorageEvent('storage', {key, newValue: stored, storageArea: localStorage}));
  });
  expect(codes()).toEqual([shown, shown]);
});

test('a private address is shown, with a word on what the server sees', async () => {
  await openForm();
  type(/Your IP address/, '192.168.1.5');
  await press('Use these values');
  expect(screen.getByRole('status').textContent).toContain('192.168.1.5 is a private address');
});
