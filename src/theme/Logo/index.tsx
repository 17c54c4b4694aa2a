import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import Logo from '@theme-original/Logo';
import type {Props} from '@theme/Logo';

import SiteMark from '@site/src/components/SiteMark';

/** The mark of the site, or the logo that the configuration of the navbar names. */
export default function SiteLogo(props: Props): ReactNode {
  return useThemeConfig().navbar.logo ? <Logo {...props} /> : <SiteMark {...props} />;
}
