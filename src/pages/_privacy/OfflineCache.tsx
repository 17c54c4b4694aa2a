import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {cachePrefix} from '@site/src/features/offline/logic/offlineFiles';

/** How the name of the cache begins that the offline mode fills. */
export default function OfflineCache(): ReactNode {
  return <code>{cachePrefix(useDocusaurusContext().siteConfig.baseUrl).trim()}</code>;
}
