/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';

import LastUpdated from '@site/src/theme/LastUpdated';

jest.mock('@docusaurus/theme-common/internal', () => ({
  useDateTimeFormat: (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en', options),
}));

const day = Date.UTC(2026, 10, 22, 23, 59);

test('says the day in UTC, and a single name', () => {
  const {container} = render(<LastUpdated lastUpdatedAt={day} lastUpdatedBy="Ada Lovelace, Jr." />);
  expect(container.textContent).toBe('Last updated on Nov 22, 2026Contributor: Ada Lovelace, Jr.');
});

test('has every name in the line as long as there are few', () => {
  const {container} = render(<LastUpdated lastUpdatedBy={'Ada\nBo\nCy\nDi'} />);
  expect(container.textContent).toBe('Contributors: Ada, Bo, Cy, Di');
  expect(container.querySelector('details')).toBeNull();
});

test('unfolds the names after the third where there are more', () => {
  const {container} = render(<LastUpdated lastUpdatedBy={'Ada\nBo\nCy\nDi\nEd'} />);
  expect(screen.getByText('Contributors: Ada, Bo, Cy and 2 others').tagName).toBe('SUMMARY');
  expect(container.querySelector('details')!.textContent).toContain('Di, Ed');
});

test('says nothing where the history is unknown', () => {
  const {container} = render(<LastUpdated />);
  expect(container.textContent).toBe('');
});
