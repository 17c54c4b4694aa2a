/** @jest-environment jsdom */
import {Suspense, use, useState} from 'react';
import {act, render, screen} from '@testing-library/react';

import {useEffect as useLateEffect} from '@site/src/plugins/lean-client/browser/lateEffects';
import {useShallowMemoObject} from '@site/src/plugins/lean-client/browser/shallowMemo';

jest.mock('@docusaurus/theme-common', () => ({ReactContextError: Error}));

/** What a component waits for that never gets ready. */
const never = new Promise<never>(() => undefined);

test('what an effect sets is a transition: what stood there stays until the rest is ready', async () => {
  const end = jest.fn();
  function Late() {
    const [isLate, setIsLate] = useState(false);
    useLateEffect(() => {
      setIsLate(true);
      return end;
    }, []);
    return isLate ? use(never) : <p>before</p>;
  }
  const {unmount} = await act(async () =>
    render(
      <Suspense fallback={<p>waiting</p>}>
        <Late />
      </Suspense>,
    ),
  );
  expect(screen.getByText('before')).toBeTruthy();
  expect(screen.queryByText('waiting')).toBeNull();
  unmount();
  expect(end).toHaveBeenCalledTimes(1);
});

test('an object stays the same until one of its values changes', () => {
  const seen: object[] = [];
  function Memo({values}: {values: object}) {
    seen.push(useShallowMemoObject(values));
    return null;
  }
  const {rerender} = render(<Memo values={{path: '/docs/', sidebar: 1}} />);
  act(() => rerender(<Memo values={{sidebar: 1, path: '/docs/'}} />));
  expect(seen.at(-1)).toBe(seen[0]);
  act(() => rerender(<Memo values={{path: '/blog/', sidebar: 1}} />));
  expect(seen.at(-1)).toEqual({path: '/blog/', sidebar: 1});
  act(() => rerender(<Memo values={{path: '/blog/', other: 1}} />));
  expect(seen.at(-1)).toEqual({path: '/blog/', other: 1});
});
