import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';

import Tiles from '@site/src/components/Tiles';
import {counted} from '@site/src/lib/counted';

/** The authors, a tile each. The theme has an indented list, and no description. */
export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  return (
    <HtmlClassNameProvider
      className={`${ThemeClassNames.wrapper.blogPages} ${ThemeClassNames.page.blogAuthorsListPage}`}
    >
      <PageMetadata
        title="Authors"
        description="The people who write the blog of Sentinel Firewall, and what each of them has written so far."
      />
      <SearchMetadata tag="blog_authors_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">Authors</Heading>
        <Tiles>
          <ul>
            {authors.map(({key, name, title, count, page}) => (
              <li key={key}>
                <Link to={page?.permalink}>
                  {name} <span>{(title ? `${title} · ` : '') + counted(count, 'post')}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Tiles>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
