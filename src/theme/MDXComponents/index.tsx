import MDXComponents from '@theme-original/MDXComponents';
import Tabs from '@theme/Tabs';

import TabItem from '@site/src/components/TabItem';

/** Markdown files use these without an import. */
export default {...MDXComponents, Tabs, TabItem};
