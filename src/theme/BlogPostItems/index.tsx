import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogPostItems';

import PostCard from '@site/src/components/PostCard';

/** Lists of posts show a card for each post, not the beginning of its text. */
export default function BlogPostItems({items}: Props): ReactNode {
  return items.map(({content: {metadata}}) => <PostCard key={metadata.permalink} {...metadata} heading="h2" />);
}
