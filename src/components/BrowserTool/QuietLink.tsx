import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {isPlainLeftClick} from '@site/src/lib/browser/isPlainLeftClick';

type Props = {
  /** Address of a page of this site. */
  to: string;
  children: ReactNode;
};

/**
 * A link in what a tool found. Docusaurus fetches the pages of links that come into sight, and so
 * the server would learn what was found; this one waits for the click.
 */
export default function QuietLink({to, children}: Props): ReactNode {
  const address = useBaseUrl(to);
  const history = useHistory();
  const {pathname, search, hash} = new URL(address, 'https://this-site.invalid');

  function onClick(event: MouseEvent): void {
    if (isPlainLeftClick(event) && !event.defaultPrevented) {
      event.preventDefault();
      history.push(address);
    }
  }

  return (
    <a href={history.createHref({pathname, search, hash, state: undefined})} onClick={onClick}>
      {children}
    </a>
  );
}
