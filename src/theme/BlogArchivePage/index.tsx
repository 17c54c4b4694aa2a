import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import Tiles from '@site/src/components/Tiles';
import {longDay} from '@site/src/lib/longDay';

/** All posts on one page, newest first, by year. The theme's begins with the oldest and looks like no other page. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const posts = archive.blogPosts.map(({metadata}) => metadata).sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))];
  return (
    <Layout>
      <PageMetadata title="Archive" description="Every post of the blog of Sentinel Firewall, newest first." />
      <main className="container margin-vert--lg">
        <Heading as="h1">Archive</Heading>
        {years.map((year) => (
          <section key={year} className="margin-top--lg">
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <Tiles>
              <ul>
                {posts
                  .filter(({date}) => date.startsWith(year))
                  .map(({date, permalink, title}) => (
                    <li key={permalink}>
                      <Link to={permalink}>
                        {title}{' '}
                        <span>
                          <time dateTime={date.slice(0, 10)}>{longDay(date)}</time>
                        </span>
                      </Link>
                    </li>
                  ))}
              </ul>
            </Tiles>
          </section>
        ))}
      </main>
    </Layout>
  );
}
