import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {archiveFiles} from '@site/src/addresses/offlineFiles';
import OfflineSize from '@site/src/components/OfflineSize';
import links from '@site/src/firewall/facts/links.json';

/** Links to the archive of the whole site and to its checksum, which the build makes; a preview has none. */
export default function OfflineArchive(): ReactNode {
  const {archive, checksum, name} = archiveFiles(links.product.docsVersion);
  if (process.env.NODE_ENV !== 'production') {
    return <p>The archive {name}.zip is made at the end of a build. This preview has none.</p>;
  }
  return (
    <ul>
      <li>
        <Link to={`pathname:///${archive}`} download>
          {name}.zip
        </Link>
        , <OfflineSize of="archive" unknown="one file" />
      </li>
      <li>
        <Link to={`pathname:///${checksum}`} download>
          {name}.zip.sha256
        </Link>
        , its checksum
      </li>
    </ul>
  );
}
