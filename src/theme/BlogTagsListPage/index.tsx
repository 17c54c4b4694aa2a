import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import TagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

/** Adds the description that the theme's page lacks. */
export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <TagsListPage {...props} />
      <PageMetadata description="The subjects of the blog of Sentinel Firewall, each with the number of its posts." />
    </>
  );
}
