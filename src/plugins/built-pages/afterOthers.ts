import type {LoadedPlugin} from '@docusaurus/types';

/**
 * Resolves when all plugins but one have finished their `postBuild`; rejects when one of them fails.
 * To be called before the first of theirs begins, which is why the one has to be the first.
 * @param name of the one that waits
 */
export async function afterOthers(plugins: readonly LoadedPlugin[], name: string): Promise<void> {
  const [first, ...others] = plugins;
  if (first?.name !== name) {
    throw new Error(
      `The plugin "${name}" waits for all others and has to be the first, but "${first?.name}" is: ` +
        'list its preset first in docusaurus.config.ts.',
    );
  }
  await Promise.all(others.map(endOf));
}

function endOf(plugin: LoadedPlugin): Promise<void> {
  const {postBuild} = plugin;
  if (postBuild === undefined) {
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    plugin.postBuild = async (props) => {
      try {
        await postBuild.call(plugin, props);
        resolve();
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
}
