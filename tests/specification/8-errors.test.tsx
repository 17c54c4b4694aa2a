/** @jest-environment jsdom */
import {render} from '@testing-library/react';

import StarBadge from '@site/src/components/StarBadge';

import {mountPlayer} from './support/reactPlayer';
import {line} from './specification';

test(line('8.14', '5.9'), () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const {container} = render(<StarBadge />);
  expect(log).toHaveBeenCalledWith('Missing required attribute "repo"');
  expect(container.childElementCount).toBe(0);
});

test(line('8.18'), () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const {setUrl} = mountPlayer();
  setUrl('/another.mp4');
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/attempt to load \/another\.mp4 is being deferred/));
  warn.mockRestore();
});

test(line('8.19'), () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const {player} = mountPlayer();
  player.current!.handleReady();
  player.current!.seekTo(0.5, 'fraction');
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/could not seek using fraction/));
  warn.mockRestore();
});
