import type {LoadedPlugin} from '@docusaurus/types';

import {afterOthers} from '@site/src/plugins/built-pages/afterOthers';

/** Lets all plugins finish a build at the same time, as Docusaurus does. */
async function finish(plugins: LoadedPlugin[]): Promise<void> {
  await Promise.all(plugins.map(async (plugin) => plugin.postBuild?.({} as never)));
}

function plugin(name: string, postBuild?: () => Promise<void>): LoadedPlugin {
  return {name, ...(postBuild && {postBuild})} as LoadedPlugin;
}

test('the first plugin goes on when the slowest of the others has finished', async () => {
  const events: string[] = [];
  const plugins: LoadedPlugin[] = [
    plugin('last', async () => {
      await afterOthers(plugins, 'last');
      events.push('last');
    }),
    plugin('none'),
    plugin('slow', async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      events.push('slow');
    }),
    plugin('quick', async () => {
      events.push('quick');
    }),
  ];
  await finish(plugins);
  expect(events).toEqual(['quick', 'slow', 'last']);
});

test('it never goes on when another fails', async () => {
  const goOn = jest.fn();
  const plugins: LoadedPlugin[] = [
    plugin('last', () => afterOthers(plugins, 'last').then(goOn)),
    plugin('broken', () => Promise.reject(new Error('no disk'))),
  ];
  await expect(finish(plugins)).rejects.toThrow('no disk');
  expect(goOn).not.toHaveBeenCalled();
});

test('in any other place than the first it stops the build instead of waiting for ever', async () => {
  const plugins = [plugin('other'), plugin('last')];
  await expect(afterOthers(plugins, 'last')).rejects.toThrow('list its preset first in docusaurus.config.ts');
});
