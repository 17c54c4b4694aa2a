import type {ReactNode} from 'react';
import posts from '@generated/latest-posts/default/latest-posts.json';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';

import PostCard from '@site/src/components/PostCard';
import links from '@site/src/csf/facts/links.json';

import styles from './styles.module.css';

/** The newest posts, and the people behind the project. */
export default function News(): ReactNode {
  return (
    <section className={clsx(styles.section, styles.tinted)}>
      <div className={clsx('container', styles.newsColumns)}>
        <div>
          <Heading as="h2">From the blog</Heading>
          {posts.map((post) => (
            <PostCard key={post.permalink} {...post} heading="h3" />
          ))}
          <Link to="/blog/">All posts</Link>
        </div>
        <div>
          <Heading as="h2">By the people who run it</Heading>
          <p>Administrators of hosting servers keep Sentinel going, in the open and under the GPL.</p>
          <ul className={styles.community}>
            <li>
              <a href={links.chat}>Discord</a>: ask, and answer others
            </li>
            <li>
              <a href={links.codeHost.issues}>Issues</a>: report what is wrong
            </li>
            <li>
              <a href={links.codeHost.repo}>Source code</a> and{' '}
              <a href={links.codeHost.contributing}>how to contribute</a>
            </li>
            <li>
              <Link to="/contact/">Contact</Link>, and news of releases
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
