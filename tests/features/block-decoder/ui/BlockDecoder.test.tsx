/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {readFileSync} from 'node:fs';

import BlockDecoder, {example, toolInput} from '@site/src/features/block-decoder/ui';
import Site from '@site/tests/support/Site';

function show(): void {
  render(
    <Site>
      <BlockDecoder />
    </Site>,
  );
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Paste what you have');
const status = () => screen.getByRole('status').textContent;
const findings = () => screen.queryAllByRole('article');
const commands = () => screen.queryAllByRole('group', {name: 'As root on the server'}).map((code) => code.textContent);

async function write(text: string): Promise<void> {
  // What is decoded is deferred behind what is typed.
  await act(async () => void fireEvent.change(field(), {target: {value: text}}));
}

const block = (last: number): string =>
  `Nov 21 02:24:12 server lfd[3844]: (sshd) Failed SSH login from 198.51.100.${last} (Unknown): 5 in the last 3600 secs - *Blocked in csf* [LF_SSHD]`;

beforeEach(() => {
  sessionStorage.clear();
  // Docusaurus logs an error at every write, because jsdom's events cannot carry a storage.
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  act(() => toolInput.clear());
  jest.restoreAllMocks();
});

test('the example is part of a recording, word for word', () => {
  expect(readFileSync('src/product/transcripts/21-lfd-ssh-block.txt', 'utf8')).toContain(example);
});

test('while nothing is pasted it says nothing, and offers an example', () => {
  show();
  expect(status()).toBe('');
  expect(findings()).toEqual([]);
  expect(screen.getByRole('button', {name: 'Show it with a mail'})).toBeTruthy();
  expect(field().getAttribute('aria-describedby')).toBe(screen.getByText(/^A mail of lfd/).id);
});

test('a block: its command first, then why, how long, and the setting', async () => {
  show();
  await write(block(7));
  expect(status()).toBe('This is a block. How to lift it comes first.');
  const [finding] = findings();
  expect(within(finding!).getAllByRole('heading')[0]!.textContent).toMatch(
    /^lfd blocked 198\.51\.100\.7 for failed SSH/,
  );
  expect(commands()[0]).toBe('csf -dr 198.51.100.7');
  expect(finding!.textContent).toContain('For good, until somebody lifts it');
  expect(within(finding!).getAllByRole('link', {name: 'LF_SSHD'})[0]!.getAttribute('href')).toBe(
    '/docs/reference/settings/login-failures/#lf_sshd',
  );
  expect(screen.queryByRole('button', {name: 'Show it with a mail'})).toBeNull();
});

test('of many findings what can be lifted comes first, and all after the third are folded', async () => {
  show();
  await write(`Nov 21 02:24:12 server lfd[3844]: daemon stopped\n${[1, 2, 3].map(block).join('\n')}\nwhat is this?`);
  expect(status()).toBe('This text says 4 things, 3 of them about a block that can be lifted.');
  expect(commands().filter((command) => command!.startsWith('csf -dr'))).toHaveLength(3);
  const folded = screen.getByText('lfd started or stopped.');
  expect(folded.closest('details')!.open).toBe(false);
  expect(screen.getByText('One line says nothing that the decoder knows.')).toBeTruthy();
});

test('a text of another program is named, and nothing is offered to lift', async () => {
  show();
  await write('2024-05-01 10:11:12,123 fail2ban.actions [812]: NOTICE [sshd] Ban 198.51.100.9');
  expect(status()).toBe('Another program wrote this text.');
  expect(screen.getByRole('heading', {level: 2}).textContent).toBe('Fail2ban wrote this text, not lfd.');
  expect(screen.queryByRole('heading', {name: 'Lift the block'})).toBeNull();
});

test('an unknown text gets the ways that are left, and keeps what was pasted', async () => {
  show();
  await write('My website is down.');
  expect(status()).toBe('The decoder does not know this text.');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/docs/locked-out/',
    '/docs/questions/',
    '/contact/',
  ]);
  expect(field().value).toBe('My website is down.');
});

test('markup and commands in a text are shown as text', async () => {
  show();
  await write('csf.deny: 198.51.100.9 # <img src=x onerror=alert(1)> $(reboot)');
  expect(screen.getByText(/^Its comment: "<img src=x/).querySelector('img')).toBeNull();
  expect(commands().join('\n')).not.toContain('reboot');
});

test('Clear takes text and findings away, also from what the tab keeps', async () => {
  show();
  await write(block(7));
  expect(sessionStorage).toHaveLength(1);
  await act(async () => screen.getByRole('button', {name: 'Clear'}).click());
  expect(field().value).toBe('');
  expect(status()).toBe('');
  expect(findings()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('what was pasted is there again when the page is opened again, and the keyboard reaches all of it in order', async () => {
  show();
  await write(block(7));
  cleanup();
  show();
  expect(field().value).toBe(block(7));
  const reached = document.querySelectorAll<HTMLElement>('textarea, button, a[href], [tabindex], summary');
  expect([...reached].every(({tabIndex}) => tabIndex === 0)).toBe(true);
  expect([...reached].slice(0, 2)).toEqual([field(), screen.getByRole('button', {name: 'Clear'})]);
});
