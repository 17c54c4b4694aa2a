import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import DocItemContent from '@theme-original/DocItem/Content';
import DocItemTOCMobile from '@theme-original/DocItem/TOC/Mobile';

/** The theme's content. On small screens the contents of the page come below its title. */
export default function DocItemContentWithContents({children}: Props): ReactNode {
  const {frontMatter, toc} = useDoc();
  return (
    <DocItemContent>
      {!frontMatter.hide_table_of_contents && toc.length > 0 && <DocItemTOCMobile />}
      {children}
    </DocItemContent>
  );
}
