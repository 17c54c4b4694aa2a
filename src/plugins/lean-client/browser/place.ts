import type {History} from 'history';

/** Where the site lies. An offline copy lies anywhere, and `offlineCopy.ts` then says how to get along there. */
export type Place = {
  history?: History;
  /** From a path of the browser to the path that the site was built with. */
  inward: (path: string) => string;
  /** From the address of a file that the site was built with to the one that it has here. */
  fileAddress?: (address: string) => string;
};

export const place: Place = {inward: (path) => path};
