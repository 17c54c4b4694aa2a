import MDXComponents from '@theme-original/MDXComponents';

import MyValues from '@site/src/components/MyValues';
import {TabItem, Tabs} from '@site/src/components/Tabs';

/**
 * Markdown files use these without an import. `menu` is what the build puts above a page with readers' own values: for
 * the name of a component MDX would add a check to each page.
 */
export default {...MDXComponents, menu: MyValues, Tabs, TabItem};
