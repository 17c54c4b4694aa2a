import {useEffect, type ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';

import {scrollToCurrent} from '@site/src/lib/browser/scrollToCurrent';

const menu = '.theme-doc-sidebar-container .menu';

/** How long the theme takes to open the group of a page that a link leads to, in milliseconds, and a little more. */
const opening = 400;

/** The theme's sidebar, with the entry of the current page in sight. */
export default function ContentAtCurrent(props: Props): ReactNode {
  useEffect(() => {
    scrollToCurrent(menu);
    const timer = setTimeout(() => scrollToCurrent(menu), opening);
    return () => clearTimeout(timer);
  }, [props.path]);
  return <Content {...props} />;
}
