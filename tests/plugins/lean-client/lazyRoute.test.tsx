/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';

import lazyRoute from '@site/src/plugins/lean-client/browser/lazyRoute';

const made: string[] = [];
const preload = jest.fn();

jest.mock('@docusaurus/core/lib/client/exports/ComponentCreator', () => ({
  __esModule: true,
  default: (path: string) => {
    made.push(path);
    return Object.assign(({page}: {page: string}) => <p>{page}</p>, {preload});
  },
}));

test('a route is made once, when it is shown or loaded first', () => {
  const Docs = lazyRoute('/docs/', '1d9');
  lazyRoute('/blog/', 'fba');
  expect(made).toEqual([]);
  Docs.preload();
  render(<Docs {...{page: 'Commands'}} />);
  expect(screen.getByText('Commands')).toBeTruthy();
  expect(preload).toHaveBeenCalledTimes(1);
  expect(made).toEqual(['/docs/']);
});
