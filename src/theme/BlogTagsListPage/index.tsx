import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames, translateTagsPageTitle} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';

import Tiles from '@site/src/components/Tiles';
import {counted} from '@site/src/lib/counted';

/** The tags, a tile each. The theme has a heading for each letter, and no description. */
export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  const title = translateTagsPageTitle();
  return (
    <HtmlClassNameProvider className={`${ThemeClassNames.wrapper.blogPages} ${ThemeClassNames.page.blogTagsListPage}`}>
      <PageMetadata
        title={title}
        description="The subjects of the blog of Sentinel Firewall, each with the number of its posts."
      />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        <Tiles>
          <ul>
            {tags.map(({label, permalink, count}) => (
              <li key={permalink}>
                <Link to={permalink}>
                  {label} <span>{counted(count, 'post')}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Tiles>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
