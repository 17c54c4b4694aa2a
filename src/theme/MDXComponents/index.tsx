import MDXComponents from '@theme-original/MDXComponents';

import CopyCode from '@site/src/components/CodeBlock/CopyCode';
import MyValues from '@site/src/components/MyValues';
import Table from '@site/src/components/Table';
import {TabItem, Tabs} from '@site/src/components/Tabs';

/**
 * Markdown files use these without an import. `menu` is what the build puts above a page with readers' own values, and
 * `data` is behind code in tables: MDX would add a check for a component's name to each page.
 */
export default {...MDXComponents, data: CopyCode, menu: MyValues, table: Table, Tabs, TabItem};
