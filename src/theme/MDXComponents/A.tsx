import {useContext, type ReactNode} from 'react';
import OriginalLink from '@theme-original/MDXComponents/A';
import type {Props} from '@theme/MDXComponents/A';

import {OtherLink} from '@site/src/components/MarkdownLink/otherLink';

/** A link in Markdown: the theme's, unless something around it asks for another. */
export default function A(props: Props): ReactNode {
  const drawOther = useContext(OtherLink);
  return drawOther ? drawOther(props) : <OriginalLink {...props} />;
}
