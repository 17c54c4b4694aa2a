import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

/** Markdown files use these without an import. */
export default {...MDXComponents, Tabs, TabItem};
