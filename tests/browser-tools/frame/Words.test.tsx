/** @jest-environment jsdom */
import {render} from '@testing-library/react';

import Words from '@site/src/browser-tools/frame/Words';

describe('a sentence of a tool', () => {
  test.each([
    ['Set TESTING = "0" and run csf -ra.', ['TESTING = "0"', 'csf -ra']],
    ['lfd blocks 203.0.113.7 permanently, after 5 failures (LF_SSHD).', ['LF_SSHD']],
    ['The line is in /etc/csf/csf.deny.', ['/etc/csf/csf.deny']],
    ['The packet comes by `eth0`: TCP and UDP pass.', ['eth0']],
    ['With CC_DENY = "ZZ" csf loads no zone.', ['CC_DENY = "ZZ"']],
    ['Nothing to do and/or to type: csf reads it.', []],
  ])('%s', (text, code) => {
    const {container} = render(<Words text={text} />);
    const found = [...container.querySelectorAll('code[translate="no"]')];
    expect(found.map(({textContent}) => textContent)).toEqual(code);
    expect(container.textContent).toBe(text.replaceAll('`', ''));
  });
  test('keeps each command on one line, with and without backticks', () => {
    const {container} = render(<Words text="It has no effect before `csf -r`. Run csf -ra for `eth0`." />);
    expect([...container.querySelectorAll('code')].map(({className}) => className)).toEqual([
      'short',
      'short',
      'short',
    ]);
  });
  test('has the quotation marks of print, but in code', () => {
    const {container} = render(<Words text={`csf says "no": it is the server's CC_DENY = "CN".`} />);
    expect(container.textContent).toBe('csf says “no”: it is the server’s CC_DENY = "CN".');
  });
});
