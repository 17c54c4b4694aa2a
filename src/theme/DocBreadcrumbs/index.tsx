import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';

import {llmsFile} from '@site/src/urls/paths';

/**
 * Where the page is. Before it, a link that nobody sees or hears: programs that read HTML look for the list of pages at
 * the top, and everybody else finds it in the footer.
 */
export default function DocBreadcrumbsWithList(): ReactNode {
  return (
    <>
      <a hidden href={useBaseUrl(llmsFile)}>
        List of pages as Markdown
      </a>
      <DocBreadcrumbs />
    </>
  );
}
