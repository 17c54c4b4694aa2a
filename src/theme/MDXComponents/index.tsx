import MDXComponents from '@theme-original/MDXComponents';

import TabItem from '@site/src/components/TabItem';
import Tabs from '@site/src/components/Tabs';

/** Markdown files use these without an import. */
export default {...MDXComponents, Tabs, TabItem};
