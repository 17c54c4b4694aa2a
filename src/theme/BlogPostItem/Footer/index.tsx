import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';

import PageFeedback from '@site/src/components/PageFeedback';

/** The theme's own, below the question whether the post was helpful. */
export default function BlogPostItemFooterWithFeedback(): ReactNode {
  const {metadata} = useBlogPost();
  return (
    <>
      <PageFeedback title={metadata.title} />
      <BlogPostItemFooter />
    </>
  );
}
