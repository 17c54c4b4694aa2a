/** @jest-environment jsdom */
import {configure, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import {TextDecoder, TextEncoder} from 'node:util';

import ConfigChecker from '@site/src/browser-tools/config-checker';
import {input} from '@site/src/browser-tools/config-checker/input';
import {shippedText} from '@sentinel/csf/model/conf/shippedConfig';
import Site from '@site/tests/support/Site';
import {version} from '@sentinel/csf/model/version';

// How long a busy machine takes is not the subject here.
configure({asyncUtilTimeout: 60_000});

/** Whether the part of the page with the rules can be fetched, and how often it was asked for. */
const mockRules = {isReachable: true, asked: 0};

jest.mock('@site/src/browser-tools/config-checker/session', () => {
  mockRules.asked += 1;
  if (!mockRules.isReachable) {
    throw new Error('Loading chunk 1 failed.');
  }
  return jest.requireActual<object>('@site/src/browser-tools/config-checker/session');
});

// jsdom has none of these.
Object.assign(globalThis, {TextDecoder, TextEncoder});
File.prototype.arrayBuffer ??= function read(this: File) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

function show(): void {
  render(
    <Site>
      <ConfigChecker />
    </Site>,
  );
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your csf.conf');
const status = () => screen.getAllByRole('status')[0]!;
const hint = 'Paste a csf.conf, or choose the file.';
const type = (text: string) => fireEvent.change(field(), {target: {value: text}});
const says = (words: RegExp | string) => waitFor(() => expect(status().textContent).toMatch(words));
const choose = (file: File) => fireEvent.change(screen.getByLabelText('Choose a file'), {target: {files: [file]}});

beforeEach(() => {
  // React warns of a verdict that a test before has left on its way.
  jest.spyOn(console, 'error').mockImplementation();
  input.clear();
  sessionStorage.clear();
  Object.assign(mockRules, {isReachable: true, asked: 0});
});
afterEach(() => jest.restoreAllMocks());

// The first test, because a module that was loaded stays.
test('if the rules cannot be loaded, the page says so once somebody needs them, and the next try checks the typed text', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  mockRules.isReachable = false;
  show();
  await waitFor(() => expect(mockRules.asked).toBe(1));
  expect(status().textContent).toBe(hint);
  expect(warn).not.toHaveBeenCalled();

  type('TCP_INN = "22"');
  await says(/^The page could not load a part of this tool\. .* reload the page\. What you typed stays\.$/);
  expect(field().value).toBe('TCP_INN = "22"');
  expect(field().getAttribute('aria-invalid')).toBe('true');

  mockRules.isReachable = true;
  type('TCP_INN = "22" ');
  await says(/^1 finding, though every value is as shipped\./);
  expect(screen.getByText(/Did you mean/).textContent).toContain('Did you mean TCP_IN?');
});

test('a file of another fork is recognised, with what that means for an upgrade', async () => {
  show();
  type('UI_CSP_ENABLED = "1"\n');
  await says(/finding/);
  expect(screen.getByText(/seems to be from Aetherinox's csf-firewall 15\.01 or later, or a fork of it:/)).toBeTruthy();
  expect(screen.getByText(/It drops the settings that only that fork has\./)).toBeTruthy();
});

test('the verdict begins with what opens the server, and its group is the first one', async () => {
  show();
  type('TESTING = "0"\nDROP = "ACCEPT"\nCONNLIMIT = "22;5m"\n');
  await says(/^csf starts with this csf\.conf, but it lets through connections to every port of the server\./);
  const parts = within(screen.getByRole('list', {name: 'Parts of the result'}));
  expect(parts.getAllByRole('link').map(({textContent}) => textContent)).toEqual([
    expect.stringContaining('More open than it looks'),
    expect.stringContaining('Broken'),
    ...parts
      .getAllByRole('link')
      .slice(2)
      .map(({textContent}) => textContent),
  ]);
});

test.each([
  ['TESTING = "1"\nTCP_IN = "1:65535"\n', /^Every TCP port is open to everybody\.\s*TESTING is on\./],
  ['LF_TRIGGER = "1"\nPORTFLOOD = "80;tcp;50;5"\n', /^LF_TRIGGER blocks at the first failure\./],
  ['TESTING = "0"\nTCP_IN = "80,443"\n', /^SSH is not in TCP_IN\./],
  ['TESTING = "0"\nTCP_IN = "80"\nTCP_IN = "22"\n', /^csf does not start with this csf\.conf: line 3\./],
])('the first sentence says what is gravest: %j', async (text, expected) => {
  show();
  type(text);
  await says(expected);
});

test('the verdict counts the findings, each with what to write instead', async () => {
  show();
  expect(status().textContent).toBe(hint);
  type('TCP_IN = "22,3306"\nLF_SSHD = 5\n');
  await says('2 findings, 1 value not as shipped.');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  const open = screen.getByRole('region', {name: /^More open than it looks/});
  expect(within(open).getByText('MySQL (3306) is open to everybody')).toBeTruthy();

  // The line to write instead, unless the sentence has it already.
  expect(within(open).getByText('TCP_IN = "22"')).toBeTruthy();
  expect(screen.getAllByRole('button', {name: 'Copy the new line'})).toHaveLength(1);
});

test('the keyboard reaches every control, and a finding leads to its line', async () => {
  show();
  const text = 'TESTING = "0"\nLF_SSHD = 5\nTCP_IN = "22"\n';
  type(text);
  await says(/^csf does not start with this csf\.conf: line 2\.\s*The rules of the last start stay.* 1 finding/);
  const line = screen.getByRole('button', {name: 'line 2'});
  line.focus();
  expect(document.activeElement).toBe(line);
  fireEvent.click(line);
  expect(document.activeElement).toBe(field());
  expect(text.slice(field().selectionStart, field().selectionEnd)).toBe('LF_SSHD = 5');
  const reachable = within(screen.getByRole('region', {name: 'Configuration checker'}))
    .getAllByRole<HTMLElement>('button')
    .concat(screen.getAllByRole('link'), field(), screen.getByLabelText('Choose a file'), screen.getByRole('combobox'));
  expect(reachable.filter(({tabIndex}) => tabIndex !== 0)).toEqual([]);
});

test.each([
  [
    'a picture',
    new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1])], 'logo.png'),
    /^logo\.png: The file is a pic/,
  ],
  [
    'a file above 1 MB, which is not read',
    Object.defineProperty(new File([''], 'big.conf'), 'size', {value: 14_000_000}),
    /^big\.conf: The file is 13\.4 MB/,
  ],
  ['another program’s file', new File(['a = 1\nb = 2\nc = 3\n'], 'my.ini'), /^my\.ini: None of the names in this text/],
])('%s is refused by its name, and what was typed before stays', async (_, file, sentence) => {
  show();
  type('TCP_IN = "22"');
  await says(/as shipped/);
  choose(file);
  await says(sentence);
  expect(field().value).toBe('TCP_IN = "22"');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('a chosen file is compared with the panel that it names, and you can choose another panel', async () => {
  show();
  choose(new File([shippedText('vesta').replace('LF_SSHD = "5"', 'LF_SSHD = "7"')], 'csf.conf'));
  await says('4 findings, 1 value not as shipped.');
  expect(screen.getByText('csf.conf')).toBeTruthy();
  expect(screen.getByText(new RegExp(`Compared with the csf.conf of ${version} for VestaCP`))).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox'), {target: {value: 'cpanel'}});
  await waitFor(() => expect(screen.getByText(new RegExp(`${version} for cPanel`))).toBeTruthy());
  fireEvent.click(screen.getByRole('button', {name: 'Compare with that'}));
  await waitFor(() => expect(screen.getByText(new RegExp(`${version} for VestaCP`))).toBeTruthy());
  // The tabs of the docs open for it too.
  expect(localStorage.getItem('docusaurus.tab.panel')).toBe('vesta');
  fireEvent.click(screen.getByRole('button', {name: 'Clear'}));
  fireEvent.click(screen.getByRole('button', {name: 'The shipped file'}));
  await waitFor(() => expect(field().value).toBe(shippedText('vesta')));
});

test('a quoted csf.conf is checked without its marks, and as pasted if somebody wants it', async () => {
  show();
  type('> TCP_IN = "22,3306"\n> LF_SSHD = 5\n');
  await says(/findings, 1 value not as shipped\./);
  expect(screen.getByText('Read without the marks of a quotation.')).toBeTruthy();
  expect(screen.getByRole('button', {name: 'line 2'})).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Read it as pasted'));
  await says(/^This looks like csf\.conf with the marks of a quotation/);
  expect(field().value).toBe('> TCP_IN = "22,3306"\n> LF_SSHD = 5\n');
});

test('a text of another program says what it means for csf, with a link to the section or the tool', async () => {
  show();
  type('iptables -I FORWARD -i tun0 -j ACCEPT\n');
  await says(/^This looks like commands of iptables, .* Then run csf -r\. Read more$/);
  expect(within(status()).getByRole('link').getAttribute('href')).toMatch(/^\/docs\/usage\/pre-post-scripts\/#/);
  type('exe:/usr/sbin/nscd\n');
  await says(/^This looks like csf\.pignore, .* Open the tool$/);
  expect(within(status()).getByRole('link').getAttribute('href')).toBe('/docs/tools/rule-builder/');
});

test('the verdict of an example, which loads, and of a paste gets the focus; spaces and typing leave it in the field', async () => {
  show();
  const paste = (text: string): void => {
    field().focus();
    fireEvent.paste(field(), {clipboardData: {getData: () => text}});
    type(text);
  };
  const isOnVerdict = () => waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  fireEvent.click(screen.getByRole('button', {name: 'The shipped file'}));
  await isOnVerdict();
  expect(status().getAttribute('aria-live')).toBe('off');
  paste('LF_SSHD = "7"');
  await isOnVerdict();
  await says(/1 value not as shipped/);
  paste('  ');
  type('LF_SSHD = "5"');
  await says(/every value as shipped/);
  expect(document.activeElement).toBe(field());
  expect(status().getAttribute('aria-live')).toBe('polite');
});

test('of many lines that the merged file leaves out, the page lists the first ones and counts all', async () => {
  show();
  type(`${shippedText('generic')}${Array.from({length: 300}, (_, at) => `TCP_IN = "${at}"`).join('\n')}`);
  await says(/^csf does not start/);
  const fold = screen.getByText('300 lines with a setting left out').closest('details')!;
  expect(within(fold).getAllByRole('listitem', {hidden: true})).toHaveLength(201);
  expect(fold.textContent).toMatch(/100 more lines, from line \d+ on/);
});

test('of an excerpt, no file is made that would set the rest as shipped', async () => {
  show();
  type('LF_TRIGGER = "1"\nCT_LIMIT = "300"\n');
  await says(/not as shipped/);
  expect(screen.getByText(/^This is an excerpt\. Change these lines in your own/)).toBeTruthy();
  expect(screen.queryByText(/Save csf\.conf\.merged|Merged file|unknown version|For an upgrade/)).toBeNull();
});
