import MDXComponents from '@theme-original/MDXComponents';

import {TabItem, Tabs} from '@site/src/components/Tabs';

/** Markdown files use these without an import. */
export default {...MDXComponents, Tabs, TabItem};
