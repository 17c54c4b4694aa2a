/** @jest-environment jsdom */
import {fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import {createMemoryHistory} from 'history';

import PacketTester from '@site/src/features/packet-tester/ui';
import {storedInput} from '@site/src/features/packet-tester/ui/input';
import Site from '@site/tests/support/Site';

function show(hash = ''): void {
  const history = createMemoryHistory({initialEntries: [`/docs/tools/packet-tester/${hash}`]});
  render(
    <Site history={history}>
      <PacketTester />
    </Site>,
  );
}

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (input: HTMLElement, value: string) => fireEvent.change(input, {target: {value}});
const button = (name: RegExp | string) => screen.getByRole('button', {name});
const test1 = () => fireEvent.click(button('Test the packet'));
/** The sentence above all others. */
const status = () => document.querySelector<HTMLElement>('[data-outcome], form + [role="status"]')!;
const said = async (words: RegExp | string) => {
  await waitFor(() => expect(status().textContent).toMatch(words));
};
const described = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

beforeEach(() => {
  // Docusaurus logs an error at every write, because jsdom's events cannot carry a storage.
  jest.spyOn(console, 'error').mockImplementation();
  storedInput.clear();
});
afterEach(() => jest.restoreAllMocks());

test('a packet to a closed port is dropped, and each way to open the port has its way back', async () => {
  show();
  type(field('From'), '203.0.113.7');
  type(field('Port'), '3306');
  test1();
  await said('The packet is dropped without an answer.');
  expect(screen.getByText(/No rule accepts it/).textContent).toContain('port 3306 is not in TCP_IN');
  const way = await screen.findByText('Open port 3306 from 203.0.113.7 alone');
  const code = within(way.closest('details')!).getAllByRole('group').map((block) => block.textContent);
  expect(code).toEqual(['csf -a "tcp|in|d=3306|s=203.0.113.7"', 'csf -ar "tcp|in|d=3306|s=203.0.113.7"']);
});
