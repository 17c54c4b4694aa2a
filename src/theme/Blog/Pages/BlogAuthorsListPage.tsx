import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import AuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

/** Adds the description that the theme's page lacks. */
export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <AuthorsListPage {...props} />
      <PageMetadata description="The people who write the blog of Sentinel Firewall, and what each of them has written so far." />
    </>
  );
}
