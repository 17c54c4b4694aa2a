import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';

import RescueLink from '@site/src/components/RescueLink';

/** The theme's own, below a way out for those who cannot reach their server. */
export default function DocItemFooterWithRescue(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      {metadata.id !== 'locked-out' && <RescueLink />}
      <DocItemFooter />
    </>
  );
}
