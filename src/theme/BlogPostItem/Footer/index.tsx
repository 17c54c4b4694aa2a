import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';

import MarkdownCopy from '@site/src/components/MarkdownCopy';
import PageFeedback from '@site/src/components/PageFeedback';

/** The theme's footer. A full post also gets the feedback question and the link to its Markdown. */
export default function BlogPostItemFooterOfPost(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <>
      {isBlogPostPage && <PageFeedback title={metadata.title} />}
      <BlogPostItemFooter />
      {isBlogPostPage && <MarkdownCopy />}
    </>
  );
}
