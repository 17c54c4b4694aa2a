/** @jest-environment jsdom */
import {configure, fireEvent, render, screen, waitFor, within} from '@testing-library/react';

import PacketTester from '@site/src/browser-tools/packet-tester';
import {input} from '@site/src/browser-tools/packet-tester/input';
import Site from '@site/tests/support/Site';

// The page answers after a moment; how long a busy machine takes is not the subject here.
configure({asyncUtilTimeout: 60_000});

function show(): void {
  render(
    <Site>
      <PacketTester />
    </Site>,
  );
}

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (control: HTMLElement, value: string) => fireEvent.change(control, {target: {value}});
const button = (name: RegExp | string) => screen.getByRole('button', {name});
const ask = () => fireEvent.click(button('Test the packet'));
/** The words of the verdict. */
const status = () => within(screen.getByRole('region', {name: 'Verdict'})).getByRole('status');
const gate = () => screen.getByRole('region', {name: 'Verdict'}).querySelector('svg')!.dataset['state'];
const said = async (words: RegExp | string) => {
  await waitFor(() => expect(status().textContent).toMatch(words));
};
const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

beforeEach(() => input.clear());

test('a packet to a closed port is dropped, and each way to open the port has its way back', async () => {
  show();
  type(field('From'), '203.0.113.7');
  type(field('Port'), '3306');
  ask();
  await said('The packet is dropped without an answer.');
  expect(gate()).toBe('shut');
  expect(screen.getByText(/No rule accepts it/).textContent).toContain('port 3306 is not in TCP_IN');
  const way = await screen.findByText('Open port 3306 from 203.0.113.7 alone');
  const code = within(way.closest('details')!)
    .getAllByRole('group')
    .map((block) => block.textContent);
  // As shipped, TESTING is on: csf -a would make no rule, and csf -ar would empty the firewall.
  const line = 'tcp|in|d=3306|s=203.0.113.7';
  expect(code).toEqual([line, 'csf -r', line, 'csf -r']);
  expect(way.closest('details')!.textContent).toMatch(
    /Add this line:\/etc\/csf\/csf\.allow.*Undo it:Delete this line:/,
  );
  type(field('Your csf.conf'), 'TESTING = "0"');
  await waitFor(() => {
    const details = screen.getByText('Open port 3306 from 203.0.113.7 alone').closest('details')!;
    expect(
      within(details)
        .getAllByRole('group')
        .map((block) => block.textContent),
    ).toEqual([`csf -a "${line}"`, `csf -ar "${line}"`]);
  });
});

test('a form with errors says which field, goes there, and keeps what was typed', async () => {
  show();
  type(field('From'), '203.0.113');
  ask();
  await said(/"203\.0\.113" is no IP address.*Port is missing/);
  expect(field('From').getAttribute('aria-invalid')).toBe('true');
  expect(described(field('From'))).toMatch(/is no IP address/);
  await waitFor(() => expect(document.activeElement).toBe(field('From')));
  expect(field('From').value).toBe('203.0.113');
  type(field('From'), '203.0.113.7');
  type(field('Port'), '443');
  await said('The packet passes.');
  expect(gate()).toBe('open');
  expect(field('From').getAttribute('aria-invalid')).toBeNull();
});

test('the way out swaps the addresses and asks for the user', async () => {
  show();
  type(field('From'), '203.0.113.7');
  fireEvent.click(field('Outgoing'));
  expect(field('To').value).toBe('203.0.113.7');
  type(field('Port'), '25');
  type(field(/^Sending user/), 'www-data');
  ask();
  await said('The packet leaves the server.');
  expect(screen.getByRole('img', {name: 'The path of this packet'})).toBeTruthy();
});

test('an example adds its line to the list that is there, once', async () => {
  show();
  type(field('Your csf.deny'), '192.0.2.1');
  fireEvent.click(button('A web visitor from a denied network'));
  fireEvent.click(button('A web visitor from a denied network'));
  expect(field('Your csf.deny').value).toBe('192.0.2.1\n203.0.113.0/24 # an example: a denied network');
  await said('The packet is dropped without an answer.');
  expect(screen.getAllByText(/From line 2 of/).length).toBe(1);
});

test('a line of csf.conf that csf cannot read is named, and nothing is answered', async () => {
  show();
  fireEvent.click(button('SSH from my office'));
  await said('The packet passes.');
  type(field('Your csf.conf'), 'IPV6 = "1"\nTCP_IN = 22');
  await said(/^csf does not start with this csf\.conf\. csf\.conf, line 2: csf cannot read TCP_IN/);
  expect(described(field('Your csf.conf'))).toContain('csf.conf, line 2: csf cannot read TCP_IN');
  expect(screen.queryByText('Which rules decide?')).toBeNull();
  type(field('Your csf.conf'), 'TCP_IN = "443"');
  await said('The packet is dropped without an answer.');
});

test.each(['chosen', 'dropped'])(
  'files that are %s go into their fields by their names, and others are refused',
  async (way) => {
    show();
    const file = (name: string, text: string) => Object.assign(new File([text], name), {text: async () => text});
    const files = [file('csf.deny', '203.0.113.7'), file('csf.conf', 'TCP_IN = "443"'), file('notes.txt', 'x')];
    if (way === 'chosen') {
      fireEvent.change(field('Choose files'), {target: {files}});
    } else {
      fireEvent.drop(document.body, {dataTransfer: {types: ['Files'], files}});
    }
    await waitFor(() => expect(field('Your csf.deny').value).toBe('203.0.113.7'));
    await waitFor(() => expect(field('Your csf.conf').value).toBe('TCP_IN = "443"'));
    expect(await screen.findByText(/notes\.txt is none of these files/)).toBeTruthy();
  },
);

test('what the tab keeps is in its field, and the fold around it is open', () => {
  input.give({lists: {'csf.deny': '203.0.113.7'}});
  show();
  expect(field('Your csf.deny').value).toBe('203.0.113.7');
  expect(field('Your csf.deny').closest('details')!.open).toBe(true);
});

test('all rules can be searched, and sets can be asked for', async () => {
  show();
  type(field('Your csf.deny'), '203.0.113.0/24');
  const rules = screen.getByText('All rules that csf makes on this server').closest('details')!;
  rules.open = true;
  fireEvent(rules, new Event('toggle'));
  type(await within(rules).findByLabelText('Search'), 'denyin 203.0.113');
  expect((await within(rules).findByText('1 rules.', undefined)).textContent).toBeTruthy();
  expect(within(rules).getByLabelText('IPv4, as iptables-save prints it').textContent).toBe(
    '-A DENYIN -s 203.0.113.0/24 ! -i lo -j DROP',
  );
  type(within(rules).getByLabelText('LF_IPSET'), '1');
  type(within(rules).getByLabelText('Search'), '');
  type(within(rules).getByLabelText('Show'), 'sets');
  await waitFor(() =>
    expect(within(rules).getByLabelText(/^Sets/).textContent).toContain('add chain_DENY 203.0.113.0/24'),
  );
});

test('a change of settings and lists shows what it does to the packet and to the rules', async () => {
  show();
  fireEvent.click(button('SSH from my office'));
  await said('The packet passes.');
  type(field('Changed settings'), 'TCP_IN = 443');
  expect(described(field('Changed settings'))).toContain('The changed settings, line 1: csf cannot read TCP_IN');
  type(field('Changed settings'), 'TCP_IN = "443"');
  expect(await screen.findByText(/^The change removes \d+ and adds 0 rules\.$/)).toBeTruthy();
  expect(screen.getByText('After the change', {selector: 'dt'}).nextSibling!.textContent).toMatch(/is dropped/);
  fireEvent.click(button('Change it'));
  type(screen.getByRole('textbox', {name: 'csf.deny after the change'}), '198.51.100.23');
  expect(await screen.findByText('-A DENYIN -s 198.51.100.23/32 ! -i lo -j DROP')).toBeTruthy();
});

test('a quoted csf.conf and a list with the names of grep are read without these marks', async () => {
  show();
  type(field('From'), '203.0.113.7');
  type(field('Port'), '8090');
  type(field('Your csf.conf'), '> TESTING = "0"\n> TCP_IN = "22,8090"');
  type(field('Your csf.deny'), '/etc/csf/csf.deny:7:203.0.113.7 # x');
  ask();
  await said('The packet is dropped');
  expect(screen.getByText(/^Read without the marks of a quotation\./)).toBeTruthy();
  expect(screen.getByText(/^Read without the file names of grep\./)).toBeTruthy();
  type(field('Your csf.deny'), '');
  await said('The packet passes');
});

test('a changed setting is read without the marks of a quotation', async () => {
  show();
  fireEvent.click(screen.getByText('What does my change do?'));
  type(field('Changed settings'), '> TCP_IN = "22,8090"');
  await screen.findByText(/^Read without the marks of a quotation/);
  await screen.findByText(/^The change removes \d+ and adds \d+ rules\.$/);
});
