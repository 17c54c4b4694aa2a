/** Whether this build may use caches of earlier ones. Docusaurus reads the same variable for its own. */
export const hasPersistentCache = (): boolean => !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
