import {getActiveDocContext as findActiveDocContext} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

export * from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

type Find = typeof findActiveDocContext;

let last: {data: Parameters<Find>[0]; address: string; context: ReturnType<Find>} | undefined;

/**
 * The page of the documentation at an address, found once: while a page is drawn, five of its parts ask, and each time
 * all pages would be looked through.
 */
export const getActiveDocContext: Find = (data, address) => {
  if (last?.data !== data || last.address !== address) {
    last = {data, address, context: findActiveDocContext(data, address)};
  }
  return last.context;
};
