import {loadFreshModule} from '@docusaurus/utils';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Whether this is the live preview (`npm start`), not a build. */
export const isPreview = process.env.NODE_ENV === 'development';

const renewals: (() => Promise<void>)[] = [];

/**
 * A module that the preview reloads when its code or data change. The function returns the current module.
 * @param file its absolute path
 */
export function reloadable<Module>(file: string, loaded: Module): () => Module {
  let current = loaded;
  renewals.push(async () => {
    current = (await loadFreshModule(file)) as Module;
  });
  return () => current;
}

/** Reloads every such module, and the JSON in a folder. */
export async function reloadModules(folder: string): Promise<void> {
  // The configuration's loader leaves JSON to Node, which would return its cached copy.
  const {cache} = createRequire(__filename);
  Object.keys(cache)
    .filter((file) => file.startsWith(folder + path.sep))
    .forEach((file) => Reflect.deleteProperty(cache, file));
  for (const renew of renewals) {
    await renew();
  }
}
