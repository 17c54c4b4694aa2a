import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';

import PageEnd from '@site/src/components/PageEnd';

/** The theme's footer. Below a full post it is part of the page's end. */
export default function BlogPostItemFooterOfPost(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return isBlogPostPage ? (
    <PageEnd title={metadata.title}>
      <BlogPostItemFooter />
    </PageEnd>
  ) : (
    <BlogPostItemFooter />
  );
}
