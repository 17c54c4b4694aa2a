import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/MDXComponents/A';

import QuietLink from '@site/src/components/BrowserTool/QuietLink';

/**
 * Draws a link of a list with hundreds of them. Docusaurus's own asks the browser to watch whether it is in sight, which
 * makes every frame longer; here the list watches its parts.
 */
export function drawLink({href, children}: Props): ReactNode {
  return href?.startsWith('/') ? <ListLink to={href}>{children}</ListLink> : <Link href={href}>{children}</Link>;
}

/** The build stops if it leads nowhere, as with every link of a page. */
function ListLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  useBrokenLinks().collectLink(useBaseUrl(to));
  return <QuietLink to={to}>{children}</QuietLink>;
}
