import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';

import MarkdownCopy from '@site/src/components/MarkdownCopy';

import styles from './styles.module.css';

/** The row above a page's title: where the page is, and the page as Markdown. */
export default function DocBreadcrumbsWithMarkdown(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <MarkdownCopy />
    </div>
  );
}
