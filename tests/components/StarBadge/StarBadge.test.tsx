/** @jest-environment jsdom */
import {render} from '@testing-library/react';

import StarBadge from '@site/src/components/StarBadge';

test('without a repository it logs what is missing and shows nothing', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const {container} = render(<StarBadge />);
  expect(log).toHaveBeenCalledWith('Missing required attribute "repo"');
  expect(container.childElementCount).toBe(0);
});
