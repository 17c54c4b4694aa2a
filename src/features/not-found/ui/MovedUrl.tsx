import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Links an old address to the new one if no server redirected. Shows nothing at other addresses. */
export default function MovedUrl(): ReactNode {
  const {pathname, search, hash} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    // Docs pages bundle the not-found page, so it fetches the list only when needed.
    async function leadOn(): Promise<void> {
      const {newPathOf} = await import('@site/src/urls/oldPaths');
      const address = newPathOf(`/${pathname.slice(baseUrl.length)}`);
      if (address !== undefined) {
        const found = `${baseUrl}${address.slice(1)}${search}${hash}`;
        setTarget(found);
        window.location.replace(found);
      }
    }
    leadOn().catch((error: unknown) => console.warn('The list of old addresses could not be loaded.', error));
  }, [baseUrl, pathname, search, hash]);

  return (
    <p role="status">
      {target !== undefined && (
        <>
          This page has moved and is now at <Link to={target}>{target}</Link>.
        </>
      )}
    </p>
  );
}
