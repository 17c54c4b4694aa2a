import {isSamePath as byTheme} from '@docusaurus/theme-common/internal';
import fc from 'fast-check';

import {isSamePath} from '@site/src/plugins/lean-client/browser/samePath';

import {address} from './addresses';

test('paths lead to the same page when the theme says so', () => {
  const path = fc.oneof(address, fc.constantFrom(undefined, '', '/', 'https://site.example/docs'));
  fc.assert(
    fc.property(path, path, (one, other) => {
      expect(isSamePath(one, other)).toBe(byTheme(one, other));
    }),
    {
      examples: [
        ['/docs', '/Docs/'],
        ['/docs/', '/docs//'],
        ['', '/'],
      ],
    },
  );
});
