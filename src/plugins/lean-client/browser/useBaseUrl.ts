import {useBaseUrlUtils as useBuiltAddresses} from '@docusaurus/core/lib/client/exports/useBaseUrl';

import {place} from './place';

type Utils = ReturnType<typeof useBuiltAddresses>;
type WithBaseUrl = Utils['withBaseUrl'];

/** As in Docusaurus; in an offline copy files get the address that they have there. Pages are the router's. */
export function useBaseUrlUtils(): Utils {
  const {withBaseUrl} = useBuiltAddresses();
  const {fileAddress} = place;
  return {withBaseUrl: fileAddress ? (...given) => fileAddress(withBaseUrl(...given)) : withBaseUrl};
}

export default function useBaseUrl(...given: Parameters<WithBaseUrl>): string {
  return useBaseUrlUtils().withBaseUrl(...given);
}
