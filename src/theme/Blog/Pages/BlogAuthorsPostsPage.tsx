import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import AuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';

/** Adds the description that the theme's page lacks. */
export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  const {name, title} = props.author;
  const role = title ? `, ${title},` : '';
  return (
    <>
      <AuthorsPostsPage {...props} />
      <PageMetadata description={`Every post that ${name}${role} has written for the blog of Sentinel Firewall.`} />
    </>
  );
}
