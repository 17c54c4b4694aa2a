import {loadFreshModule} from '@docusaurus/utils';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Whether the site is shown to a writer as it is written (`npm start`), not built. */
export const isPreview = process.env.NODE_ENV === 'development';

const renewals: (() => Promise<void>)[] = [];

/**
 * A module whose code or data the preview loads again when they change. The function returns the module as it is now.
 * @param file its absolute path
 */
export function reloadable<Module>(file: string, loaded: Module): () => Module {
  let current = loaded;
  renewals.push(async () => {
    current = (await loadFreshModule(file)) as Module;
  });
  return () => current;
}

/** Loads every such module again, and with it the JSON in a folder. */
export async function reloadModules(folder: string): Promise<void> {
  // The loader of the configuration leaves JSON to Node, which would give what it read before.
  const {cache} = createRequire(__filename);
  Object.keys(cache)
    .filter((file) => file.startsWith(folder + path.sep))
    .forEach((file) => Reflect.deleteProperty(cache, file));
  for (const renew of renewals) {
    await renew();
  }
}
