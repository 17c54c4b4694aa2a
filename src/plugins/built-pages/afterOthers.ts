import type {LoadedPlugin} from '@docusaurus/types';

/**
 * Resolves when all other plugins have finished their `postBuild`; rejects when one of them fails. Docusaurus starts
 * them all at the same time, so call this before the first of them begins.
 * @param name the plugin that waits, which must be the first
 */
export async function afterOthers(plugins: readonly LoadedPlugin[], name: string): Promise<void> {
  const [first, ...others] = plugins;
  if (first?.name !== name) {
    throw new Error(
      `The plugin "${name}" waits for all others and must be the first, but "${first?.name}" is: ` +
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
