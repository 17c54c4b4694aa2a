import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import PostCard from '@site/src/components/PostCard';

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
          <section key={year} className="row margin-top--md">
            <div className="col col--3">
              <Heading as="h2" id={year}>
                {year}
              </Heading>
            </div>
            <div className="col col--9">
              {posts
                .filter(({date}) => date.startsWith(year))
                .map(({title, description, permalink, date}) => (
                  <PostCard key={permalink} {...{title, description, permalink, date}} heading="h3" />
                ))}
            </div>
          </section>
        ))}
      </main>
    </Layout>
  );
}
