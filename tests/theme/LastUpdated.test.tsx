/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';

import LastUpdated from '@site/src/theme/LastUpdated';

const day = Date.UTC(2026, 10, 22, 23, 59);

test.each([
  [
    'the day in UTC and a single name',
    {lastUpdatedAt: day, lastUpdatedBy: 'Ada Lovelace, Jr.'},
    'Updated 22 November 2026Contributor: Ada Lovelace, Jr.',
  ],
  ['every name where there are few', {lastUpdatedBy: 'Ada\nBo\nCy\nDi'}, 'Contributors: Ada, Bo, Cy, Di'],
  ['nothing where the history is unknown', {}, ''],
])('shows %s', (_, props, text) => {
  const {container} = render(<LastUpdated {...props} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('details')).toBeNull();
});

test('unfolds the names after the third where there are more', () => {
  const {container} = render(<LastUpdated lastUpdatedBy={'Ada\nBo\nCy\nDi\nEd'} />);
  expect(screen.getByText('Contributors: Ada, Bo, Cy and 2 others').tagName).toBe('SUMMARY');
  expect(container.querySelector('details')!.textContent).toContain('Di, Ed');
});
