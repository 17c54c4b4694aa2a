import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Leads from an old address to the new one where no server did; at other addresses it shows nothing. */
export default function MovedUrl(): ReactNode {
  const {pathname, search, hash} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    // The pages of the docs carry the not-found page with them, so the list is fetched where it is needed.
    async function leadOn(): Promise<void> {
      const {newPathOf} = await import('@site/src/urls/oldPaths');
      const address = newPathOf(`/${pathname.slice(baseUrl.length)}`);
      if (address !== undefined) {
        const found = `${baseUrl}${address.slice(1)}${search}${hash}`;
        setTarget(found);
        window.location.replace(found);
      }
    }
    leadOn().catch((error: unknown) => console.warn('Whether this address is an old one cannot be told.', error));
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
