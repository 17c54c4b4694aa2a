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
 * A link in a tool's results. Docusaurus prefetches the pages of visible links, which would show the server what the
 * tool found. This link loads nothing until it is clicked.
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
