import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {archiveFiles, bookFile} from '@site/src/features/offline/logic/offlineFiles';
import OfflineSize from '@site/src/features/offline/ui/size';
import {version} from '@site/src/csf/version';

/**
 * Links to the archive of the whole site, its checksum and the docs as a book. The build makes them; a preview has
 * none.
 */
export default function OfflineArchive(): ReactNode {
  const {archive, checksum, name} = archiveFiles(version);
  const book = bookFile(version);
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
      <li>
        <Link to={`pathname:///${book}`} download>
          {`${name}.epub`}
        </Link>
        , the docs as a book for e-book readers, <OfflineSize of="book" unknown="one file" />
      </li>
    </ul>
  );
}
