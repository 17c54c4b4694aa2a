/** @jest-environment jsdom */
import {act, configure, fireEvent, render, screen, within} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';
import type {ReactNode} from 'react';

import RuleBuilder from '@site/src/browser-tools/rule-builder';
import {input} from '@site/src/browser-tools/rule-builder/input';
import Site from '@site/tests/support/Site';

// How long a busy machine takes is not the subject here.
configure({asyncUtilTimeout: 60_000});

// The theme is there only when Docusaurus bundles.
jest.mock(
  '@theme/Admonition',
  () =>
    function Admonition({type, title, children}: {type: string; title: string; children: ReactNode}) {
      return (
        <section aria-label={title} data-type={type}>
          {children}
        </section>
      );
    },
  {virtual: true},
);

/** Opens the page of the rule builder with an address; gives its history. */
function show(search = '', hash = ''): MemoryHistory {
  const history = createMemoryHistory({initialEntries: [`/docs/tools/rule-builder/${search}${hash}`]});
  render(
    <Site history={history}>
      <RuleBuilder />
    </Site>,
  );
  return history;
}

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const kind = () => field('Kind of line');
const pasted = () => field('Paste a line to read it');
const output = () => within(screen.getByRole('region', {name: 'The line'}));
const verdict = () => within(screen.getByRole('region', {name: 'Verdict'}));
const status = () => verdict().getByRole('status').lastChild!.textContent;
/** What is in the blocks of code with some words above them. */
const code = (title: string) =>
  output()
    .queryAllByRole('group', {name: title})
    .map((block) => block.textContent);
const type = (control: HTMLElement, value: string) => fireEvent.change(control, {target: {value}});
const choose = (id: string) => type(kind(), id);
const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

function fillFilter(): void {
  choose('deny-filter');
  type(field(/^Ports or ICMP type/), '22');
  type(field(/^Address or network/), '198.51.100.0/24');
  type(field(/^Comment/), 'guessing passwords');
}

beforeEach(() => input.clear());

describe('from fields to a line', () => {
  test('a deny filter has its line, its commands, its rule, and its warning above them', async () => {
    show();
    fillFilter();
    await output().findByText('The rules that csf makes');
    expect(status()).toBe('The line is complete. It can lock you out: read the warning first.');
    expect(code('/etc/csf/csf.deny')).toEqual(['tcp|in|d=22|s=198.51.100.0/24 # guessing passwords']);
    expect(code('Shell')).toEqual([
      'csf -d "tcp|in|d=22|s=198.51.100.0/24" guessing passwords',
      'csf -r',
      'csf -dr "tcp|in|d=22|s=198.51.100.0/24"',
    ]);
    expect(code('Shown by iptables -S')).toEqual([
      '-A DENYIN -s 198.51.100.0/24 ! -i lo -p tcp -m tcp --dport 22 -j DROP',
    ]);
    const warning = output().getByRole('region', {name: 'This can lock you out'});
    expect(within(warning).getByRole('link', {name: 'Read more'}).getAttribute('href')).toBe('/docs/locked-out/');
    const line = output().getByRole('group', {name: '/etc/csf/csf.deny'});
    expect(warning.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('an entry of a setting is shown as it is written into csf.conf, and taken out', () => {
    show();
    choose('portflood');
    type(field(/^Port$/), '80');
    type(field(/^Count$/), '20');
    type(field(/^Seconds$/), '5');
    expect(code('Entry of PORTFLOOD')).toEqual(['80;tcp;20;5']);
    expect(code('/etc/csf/csf.conf')).toEqual(['PORTFLOOD = "80;tcp;20;5"', 'PORTFLOOD = ""']);
  });

  test('an ignored address says that it is not an allowed one, and that lfd has to restart', async () => {
    show();
    type(field(/^Address or network/), '203.0.113.7');
    await output().findByText('The rules that csf makes');
    choose('ignore');
    type(field(/^Address or network/), '203.0.113.7');
    expect(code('/etc/csf/csf.ignore')).toEqual(['203.0.113.7']);
    expect(code('Shell')).toContain('csf --lfd restart');
    expect(output().getByText(/Ignore is not allow/)).toBeTruthy();
    expect(output().queryByText('The rules that csf makes')).toBeNull();
  });

  test('the rules follow the settings of the server', async () => {
    show();
    type(field(/^Address or network/), '2001:db8::7');
    expect(await output().findByText(/csf makes no rule for an IPv6 address/)).toBeTruthy();
    type(field('IPV6'), '1');
    expect(code('Shown by ip6tables -S')[0]).toContain('-A ALLOWIN -s 2001:db8::7/128');
    type(field('LF_IPSET'), '1');
    expect(code('Shown by ipset save')).toEqual(['add chain_6_ALLOW 2001:db8::7']);
  });

  test('another kind loses nothing of what was typed, and Enter sends nothing', () => {
    show();
    fillFilter();
    choose('connlimit');
    expect(status()).toBe('Not complete yet. Missing: Port, Limit.');
    type(field(/^Port$/), '22');
    choose('deny-filter');
    expect(field(/^Comment/).value).toBe('guessing passwords');
    expect(fireEvent.submit(field(/^Comment/).form!)).toBe(false);
  });

  test('an error appears when you leave its field, leads back to the field, and disappears when you fix it', () => {
    show();
    choose('connlimit');
    const port = field(/^Port$/);
    act(() => port.focus());
    type(port, '99999');
    expect(port.getAttribute('aria-invalid')).toBeNull();
    act(() => field(/^Limit$/).focus());
    expect(port.getAttribute('aria-invalid')).toBe('true');
    expect(described(port)).toBe('"99999" is not a port. Write one number from 1 to 65535. One TCP port.');
    expect(status()).toBe('Please correct: Port.');
    act(() => fireEvent.click(output().getByRole('button', {name: 'Port'})));
    expect(document.activeElement).toBe(port);
    type(port, '22');
    type(field(/^Limit$/), '5');
    expect(port.getAttribute('aria-invalid')).toBeNull();
    expect(status()).toBe('The line is complete.');
  });
});

describe('from a line to fields', () => {
  test('a line of one kind fills its fields', () => {
    show();
    type(pasted(), '22;TCP;20;7401;7113;7289');
    expect(kind().value).toBe('portknocking');
    expect(field(/^Hidden port/).value).toBe('22');
    expect(field(/^Knocks/).value).toBe('7401;7113;7289');
    expect(screen.getByText('Read as: Port knocking.')).toBeTruthy();
  });

  test('a command names its list itself, and what the shell does besides is left out in a sentence', () => {
    show();
    type(pasted(), 'csf -d "tcp|in|d=3306|s=203.0.113.7" "database client" > /dev/null');
    expect(kind().value).toBe('deny-filter');
    expect(field(/^Comment/).value).toBe('database client');
    expect(screen.getByText(/Left out/).textContent).toContain('> /dev/null');
  });

  test('of a line that several files can hold, the visitor chooses the file', () => {
    show();
    choose('pignore');
    type(pasted(), '198.51.100.7');
    expect(kind().value).toBe('pignore');
    const choices = screen.getAllByRole('button', {pressed: false, name: /address/});
    expect(choices.map((choice) => choice.querySelector('strong')!.textContent)).toEqual([
      'Allowed address',
      'Denied address',
      'Ignored address',
    ]);
    fireEvent.click(choices[2]!);
    expect(choices[2]!.getAttribute('aria-pressed')).toBe('true');
    expect(code('/etc/csf/csf.ignore')).toEqual(['198.51.100.7']);
  });

  test('of a list, each entry can be taken, and the first one is', () => {
    show();
    type(pasted(), '22;tcp;5;300,80;tcp;20;5');
    expect(code('Entry of PORTFLOOD')).toEqual(['22;tcp;5;300']);
    fireEvent.click(screen.getByRole('button', {name: /port 80/}));
    expect(code('Entry of PORTFLOOD')).toEqual(['80;tcp;20;5']);
  });

  test('the reason why a line makes no rule appears once, tied to its field, and the fields stay', () => {
    show();
    fillFilter();
    type(pasted(), 'tcp|in|s=203.0.113.7|d=22');
    expect(pasted().getAttribute('aria-invalid')).toBe('true');
    expect(described(pasted()).match(/"203\.0\.113\.7" is in the place of the port/g)).toHaveLength(1);
    expect(screen.getByText(/is in the place of the port/).closest('[role=status]')).not.toBeNull();
    expect(field(/^Address or network/).value).toBe('198.51.100.0/24');
  });

  test.each([
    ['a line that makes no rule', 'tcp|in|s=203.0.113.7|d=22'],
    ['a line that several files can hold', '203.0.113.8'],
    ['a list', '203.0.113.8\n203.0.113.9'],
  ])('the answer about an earlier line is not there below %s', (_, text) => {
    show();
    type(pasted(), 'csf -d 198.51.100.9');
    expect(code('/etc/csf/csf.deny')).toEqual(['198.51.100.9']);
    type(pasted(), text);
    expect(status()).toBe('The text above is not in the fields: they hold an earlier line.');
    expect(code('/etc/csf/csf.deny')).toEqual([]);
    fireEvent.click(screen.getByRole('button', {name: 'Make the line'}));
    expect(code('/etc/csf/csf.deny')).toEqual(['198.51.100.9']);
    type(pasted(), text);
    type(field(/^Comment/), 'scanner');
    expect(code('/etc/csf/csf.deny')).toEqual(['198.51.100.9 # scanner']);
  });

  test('a line that does harm says so in its verdict', () => {
    show();
    type(pasted(), 'echo 0.0.0.0/0 >> /etc/csf/csf.ignore');
    expect(status()).toBe('The line is complete. It does harm: read the warning first.');
  });

  test('a right line without fields is explained, and is no error', () => {
    show();
    type(pasted(), 'Include /etc/csf/customers.allow');
    expect(screen.getByText(/reads the lines of \/etc\/csf\/customers\.allow/)).toBeTruthy();
    expect(pasted().getAttribute('aria-invalid')).toBeNull();
    expect(kind().value).toBe('allow-address');
  });
});

describe('a link', () => {
  test('without a rule changes nothing, and a sentence says so', () => {
    show('', '#?kind=%3Cscript%3E');
    expect(screen.getByRole('alert').textContent).toContain('does not know the line in the link');
    expect(kind().value).toBe('allow-address');
  });

  test('of another page chooses the kind', () => {
    const history = show('?kind=portflood');
    expect(kind().value).toBe('portflood');
    expect(history.location).toMatchObject({search: '', hash: ''});
  });
});
