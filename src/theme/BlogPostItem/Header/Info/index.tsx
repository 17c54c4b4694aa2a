import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';

import {longDay} from '@site/src/lib/longDay';

/** When a post appeared, and how long it takes to read. The theme writes American dates. */
export default function Info({className}: Props): ReactNode {
  const {date, readingTime} = useBlogPost().metadata;
  return (
    <p className={className}>
      <time dateTime={date}>{longDay(date)}</time>
      {readingTime !== undefined && <span>{` · ${Math.ceil(readingTime)} min read`}</span>}
    </p>
  );
}
