import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {newPathOf} from '@site/src/urls/oldPaths';

/** Links an old address to the new one if no server redirected. Shows nothing at other addresses. */
export default function MovedUrl(): ReactNode {
  const {pathname, search, hash} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const path = newPathOf(`/${pathname.slice(baseUrl.length)}`);
  const target = path === undefined ? undefined : `${baseUrl}${path.slice(1)}${search}${hash}`;

  useEffect(() => {
    if (target !== undefined) {
      window.location.replace(target);
    }
  }, [target]);

  return (
    <p role="status">
      {target !== undefined && (
        <span>
          This page has moved and is now at <Link to={target}>{target}</Link>.
        </span>
      )}
    </p>
  );
}
