import type {ComponentProps, ReactNode} from 'react';
import GitHub from '@theme-original/Icon/Socials/GitHub';

import styles from './styles.module.css';

/** The theme's icon, without its style attribute, which the content security policy forbids. */
export default function GitHubIcon(props: ComponentProps<typeof GitHub>): ReactNode {
  return <GitHub {...props} {...{className: styles.icon, style: undefined}} />;
}
