import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

import SettingsFilter from '@site/src/components/SettingsFilter';

/** Markdown files use these without an import. */
export default {...MDXComponents, SettingsFilter, Tabs, TabItem};
