import type {ReactNode} from 'react';

import MarkdownCopy from '@site/src/components/MarkdownCopy';
import PageFeedback from '@site/src/components/PageFeedback';

type Props = {
  /** The page's. */
  title: string;
  /** The theme's footer: the link to edit the page, and when it was changed. */
  children: ReactNode;
};

/** The end of a page in one row: whether it helped, how to change it, the page as Markdown, its date. */
export default function PageEnd({title, children}: Props): ReactNode {
  return (
    <div className="page-end">
      <PageFeedback title={title} />
      {children}
      <MarkdownCopy />
    </div>
  );
}
