import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {archiveFiles} from '@site/src/features/offline/logic/offlineFiles';
import OfflineSize from '@site/src/features/offline/ui/size';
import {version} from '@sentinel/csf/model/version';

/**
 * Links to the archive of the whole site and to its checksum. The build makes them; a preview has none.
 */
export default function OfflineArchive(): ReactNode {
  const {archive, checksum, name} = archiveFiles(version);
  if (process.env.NODE_ENV !== 'production') {
    return <p>{`The archive ${name}.zip does not exist in this preview: only a full build makes it.`}</p>;
  }
  return (
    <ul>
      <li>
        <Link to={`pathname:///${archive}`} download>
          {`${name}.zip`}
        </Link>
        , <OfflineSize of="archive" unknown="one file" />
      </li>
      <li>
        <Link to={`pathname:///${checksum}`} download>
          {`${name}.zip.sha256`}
        </Link>
        , its checksum
      </li>
    </ul>
  );
}
