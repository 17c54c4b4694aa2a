/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {readFileSync} from 'node:fs';

import BlockDecoder from '@site/src/browser-tools/block-decoder';
import {example, input} from '@site/src/browser-tools/block-decoder/input';
import Site from '@site/tests/support/Site';

function show(): void {
  render(
    <Site>
      <BlockDecoder />
    </Site>,
  );
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Paste what you have');
const verdict = () => [...screen.getByRole('status').children].map(({textContent}) => textContent);
const hint = 'Paste some text.';
const findings = () => screen.queryAllByRole('article');
const commands = () => screen.queryAllByRole('group', {name: 'As root on the server'}).map((code) => code.textContent);

async function write(text: string): Promise<void> {
  fireEvent.change(field(), {target: {value: text}});
  await waitFor(() => expect(screen.queryByText(hint)).toBeNull(), {timeout: 5000});
}

const block = (last: number): string =>
  `Nov 21 02:24:12 server lfd[3844]: (sshd) Failed SSH login from 198.51.100.${last} (Unknown): 5 in the last 3600 secs - *Blocked in csf* [LF_SSHD]`;

beforeEach(() => sessionStorage.clear());
afterEach(() => act(() => input.clear()));

test('the example is part of a recording, word for word', () => {
  expect(readFileSync('packages/csf/recordings/21-lfd-ssh-block.txt', 'utf8')).toContain(example);
});

test('an empty field has no verdict, and an example', () => {
  show();
  expect(verdict()).toEqual([hint]);
  expect(findings()).toEqual([]);
  expect(screen.getByRole('button', {name: 'An email about a block'})).toBeTruthy();
  expect(field().getAttribute('aria-describedby')).toBe(screen.getByText(/^An email from lfd/).closest('[id]')?.id);
});

test('blocks that can be lifted come first, and findings after the third are folded', async () => {
  show();
  await write(`Nov 21 02:24:12 server lfd[3844]: daemon stopped\n${[1, 2, 3].map(block).join('\n')}\nwhat is this?`);
  expect(verdict()).toEqual([
    expect.stringMatching(/^lfd blocked 198\.51\.100\.1 for failed SSH/),
    'The decoder found 4 things in this text, including 3 blocks that you can lift.',
  ]);
  expect(commands().filter((command) => command!.startsWith('csf -dr'))).toHaveLength(3);
  const folded = screen.getByText('lfd started or stopped.');
  expect(folded.closest('details')!.open).toBe(false);
  expect(screen.getByText(/^The decoder does not know one line of the text:/)).toBeTruthy();
});

test('a text of another program is recognised, without commands to lift a block', async () => {
  show();
  await write('2024-05-01 10:11:12,123 fail2ban.actions [812]: NOTICE [sshd] Ban 198.51.100.9');
  expect(verdict()).toEqual(['Fail2ban wrote this text, not lfd.', 'Another program wrote this text.']);
  expect(screen.queryByRole('heading', {name: 'Lift the block'})).toBeNull();
});

test('an unknown text leads to other places to look, and the field keeps it', async () => {
  show();
  await write('My website is down.');
  expect(verdict()[0]).toBe('The decoder does not know this text.');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/search/?q=My%20website%20is%20down.',
    '/docs/locked-out/',
    '/docs/questions/',
    '/contact/',
  ]);
  expect(field().value).toBe('My website is down.');
});

test('markup and commands in a text are shown as text', async () => {
  show();
  await write('csf.deny: 198.51.100.9 # <img src=x onerror=alert(1)> $(reboot)');
  expect(screen.getByText(/^Its comment: “<img src=x/).querySelector('img')).toBeNull();
  expect(commands().join('\n')).not.toContain('reboot');
});

test('a pasted text is back when the page opens again, and the keyboard reaches every control in order', async () => {
  show();
  await write(block(7));
  cleanup();
  show();
  expect(field().value).toBe(block(7));
  const reached = document.querySelectorAll<HTMLElement>('textarea, button, a[href], [tabindex], summary');
  expect([...reached].every(({tabIndex}) => tabIndex === 0)).toBe(true);
  const button = (name: string): HTMLElement => screen.getByRole('button', {name});
  const first = [button('An email about a block'), field(), button('Explain the text'), button('Clear')];
  expect([...reached].slice(0, first.length)).toEqual(first);
});

test('a quotation is read without its marks, and as pasted if somebody wants it', async () => {
  show();
  const marks = () => screen.queryByText(/^Read (?:without|as pasted)/)?.firstChild?.textContent;
  expect(marks()).toBeUndefined();
  await write(block(7).replace(/^/, '> 12:'));
  expect(marks()).toBe('Read without the marks of a quotation and the numbers before the lines.');
  expect(commands()[0]).toBe('csf -dr 198.51.100.7');
  await act(async () => fireEvent.click(screen.getByLabelText('Read it as pasted')));
  expect(marks()).toBe('Read as pasted, with the marks of a quotation and the numbers before the lines.');
  expect(field().value).toBe(block(7).replace(/^/, '> 12:'));
  await act(async () => fireEvent.click(screen.getByLabelText('Read it as pasted')));
  expect(marks()).toMatch(/^Read without/);
});
