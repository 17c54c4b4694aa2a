import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';

import MarkdownCopy from '@site/src/components/MarkdownCopy';
import PageFeedback from '@site/src/components/PageFeedback';

/** The theme's own; with a whole post the question whether it was helpful, and the way to its Markdown. */
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
