import MDXComponents from '@theme-original/MDXComponents';
import Tabs from '@theme/Tabs';

import SettingsFilter from '@site/src/components/SettingsFilter';
import TabItem from '@site/src/components/TabItem';

/** Markdown files use these without an import. */
export default {...MDXComponents, SettingsFilter, Tabs, TabItem};
