import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';

import {longDay} from '@site/src/lib/longDay';

import styles from './styles.module.css';

type Props = {
  title: string;
  description: string;
  permalink: string;
  /** As ISO 8601; only the day is shown, in words. */
  date: string;
  /** In minutes. */
  readingTime?: number | undefined;
  tags?: readonly {label: string; permalink: string}[];
  /** Level of the title below the headings around the card. */
  heading: 'h2' | 'h3';
};

/** A post in a list of posts: its day, title, description and tags. */
export default function PostCard({
  title,
  description,
  permalink,
  date,
  readingTime,
  tags = [],
  heading,
}: Props): ReactNode {
  const day = date.slice(0, 10);
  return (
    <article className={clsx('site-begun-line', styles.card)}>
      <p className={styles.date}>
        <time dateTime={day}>{longDay(day)}</time>
        {readingTime !== undefined && <span>{` ${Math.ceil(readingTime)} min read`}</span>}
      </p>
      <div>
        <Heading as={heading} className={styles.title}>
          <Link to={permalink}>{title}</Link>
        </Heading>
        <p className={styles.description}>{description}</p>
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag.permalink}>
                <Link to={tag.permalink}>{tag.label}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
