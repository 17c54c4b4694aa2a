import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';

import MarkdownCopy from '@site/src/components/MarkdownCopy';

/** The theme's own, and below a whole post the way to its Markdown. */
export default function BlogPostItemFooterWithMarkdown(): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return (
    <>
      <BlogPostItemFooter />
      {isBlogPostPage && <MarkdownCopy />}
    </>
  );
}
