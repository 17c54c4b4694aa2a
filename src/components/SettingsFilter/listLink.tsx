import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/MDXComponents/A';

import QuietLink from '@site/src/components/Tool/QuietLink';

/**
 * Draws a link of a list with hundreds of them. Docusaurus's own asks the browser to watch whether it is in sight, which
 * makes every frame longer; here the list watches its parts.
 */
export function drawLink({href, children}: Props): ReactNode {
  return href?.startsWith('/') ? <QuietLink to={href}>{children}</QuietLink> : <Link href={href}>{children}</Link>;
}
