import {useBaseUrlUtils as useBuiltAddresses} from '@docusaurus/core/lib/client/exports/useBaseUrl';

import {isOfflineCopy, siteRoot} from '../../../lib/browser/siteRoot';

type Utils = ReturnType<typeof useBuiltAddresses>;
type WithBaseUrl = Utils['withBaseUrl'];

/** As in Docusaurus; in an unpacked copy of the site, files have the address that they have there. Pages are the router's. */
export function useBaseUrlUtils(): Utils {
  const {withBaseUrl} = useBuiltAddresses();
  return {withBaseUrl: isOfflineCopy() ? (...given) => inCopy(withBaseUrl(...given)) : withBaseUrl};
}

export default function useBaseUrl(...given: Parameters<WithBaseUrl>): string {
  return useBaseUrlUtils().withBaseUrl(...given);
}

function inCopy(address: string): string {
  return /^\/.*\.\w+([?#]|$)/.test(address) ? siteRoot() + address.slice(1) : address;
}
