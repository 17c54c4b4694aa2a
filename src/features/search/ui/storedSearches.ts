import type {SearchHit, StoredSearch} from '@site/src/features/search/logic/record';

/** Maximum length of each list. With favourites, there are fewer recent searches. */
const limits = {favorite: 10, recent: 7, recentBesideFavorites: 4};

/** DocSearch's keys, so that visitors keep what they saved earlier. */
const keys = {
  recent: (index: string) => `__DOCSEARCH_RECENT_SEARCHES__${index}`,
  favorite: (index: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${index}`,
};

/** What a visitor opened or saved. Full, damaged or forbidden storage never stops the search. */
export type StoredSearches = {
  recent: () => StoredSearch[];
  favorites: () => StoredSearch[];
  addRecent: (hit: SearchHit) => void;
  removeRecent: (hit: StoredSearch) => void;
  /** Moves a recent search to the favourites. */
  save: (hit: StoredSearch) => void;
  removeFavorite: (hit: StoredSearch) => void;
};

/** Opens the lists of one search index. `storage` is undefined if the browser allows none. */
export function openStoredSearches(index: string, storage: Storage | undefined): StoredSearches {
  // Entries that could not be stored last until the visitor leaves the page.
  const unwritten = new Map<string, StoredSearch[]>();

  function read(key: string): StoredSearch[] {
    const kept = unwritten.get(key);
    if (kept) {
      return kept;
    }
    try {
      const list: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
      return Array.isArray(list) ? list.filter(isStoredSearch) : [];
    } catch (error) {
      console.warn(`The saved searches of ${key} cannot be read.`, error);
      return [];
    }
  }

  function write(key: string, list: StoredSearch[]): void {
    try {
      storage?.setItem(key, JSON.stringify(list));
      unwritten.delete(key);
      if (!storage) {
        unwritten.set(key, list);
      }
    } catch (error) {
      console.warn(`The search ${key} cannot be saved.`, error);
      unwritten.set(key, list);
    }
  }

  const recentKey = keys.recent(index);
  const favoriteKey = keys.favorite(index);
  const without = (list: StoredSearch[], {objectID}: StoredSearch) => list.filter((hit) => hit.objectID !== objectID);
  const favorites = (): StoredSearch[] => read(favoriteKey).slice(0, limits.favorite);
  const recent = (): StoredSearch[] =>
    read(recentKey).slice(0, favorites().length > 0 ? limits.recentBesideFavorites : limits.recent);

  return {
    recent,
    favorites,
    addRecent(hit) {
      const stored = toStored(hit);
      if (!favorites().some(({objectID}) => objectID === stored.objectID)) {
        write(recentKey, [stored, ...without(read(recentKey), stored)].slice(0, limits.recent));
      }
    },
    removeRecent: (hit) => write(recentKey, without(read(recentKey), hit)),
    save(hit) {
      write(favoriteKey, [toStored(hit), ...without(read(favoriteKey), hit)].slice(0, limits.favorite));
      write(recentKey, without(read(recentKey), hit));
    },
    removeFavorite: (hit) => write(favoriteKey, without(read(favoriteKey), hit)),
  };
}

/** A hit without its highlights and snippets. */
function toStored(hit: SearchHit): StoredSearch {
  const {objectID, url, type, content, hierarchy, kind} = hit;
  return {objectID, url, type, content, hierarchy, kind};
}

/** Whether a stored value can be shown: another version of the site, or another program, may have written it. */
function isStoredSearch(value: unknown): value is StoredSearch {
  const {objectID, url, type, content, hierarchy} = (value ?? {}) as Partial<StoredSearch>;
  const isText = (part: unknown): boolean => part === undefined || part === null || typeof part === 'string';
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    /^\/(?!\/)/.test(url) &&
    isText(type) &&
    isText(content) &&
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    Object.values(hierarchy).every(isText) &&
    typeof (hierarchy.lvl1 ?? hierarchy.lvl0) === 'string'
  );
}
