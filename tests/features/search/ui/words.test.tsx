/** @jest-environment jsdom */
import {render} from '@testing-library/react';

import {Words} from '@site/src/features/search/ui/hits';

const inOneLine = (text: string): (string | null)[] => {
  const {container} = render(<Words text={text} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('.option')].map(({textContent}) => textContent);
};

test.each([
  ['Search results for “csf -dr”', ['-dr']],
  ['csf --profile list or csf -td', ['--profile', '-td']],
  ['ip6tables-restore and block-decoder', []],
  [`-${'a'.repeat(40)}`, []],
])('a line does not end within an option: %s', (text, options) => {
  expect(inOneLine(text)).toEqual(options);
});
