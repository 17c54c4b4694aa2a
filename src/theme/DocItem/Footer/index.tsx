import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';

import MarkdownCopy from '@site/src/components/MarkdownCopy';
import PageFeedback from '@site/src/components/PageFeedback';
import PrintedFrom from '@site/src/components/PrintedFrom';
import RescueLink from '@site/src/components/RescueLink';

/**
 * The theme's own, below a way out for those who cannot reach their server, the question whether the page was
 * helpful, and on paper where it came from; then the way to the Markdown of the page.
 */
export default function DocItemFooterWithRescue(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      {metadata.id !== 'locked-out' && <RescueLink />}
      <PageFeedback title={metadata.title} />
      <PrintedFrom />
      <DocItemFooter />
      <MarkdownCopy />
    </>
  );
}
