import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {workerFile} from '@site/src/features/offline/logic/offlineFiles';

/** The address of the service worker. */
export default function OfflineWorker(): ReactNode {
  return <code>{useDocusaurusContext().siteConfig.baseUrl + workerFile}</code>;
}
