import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {
  offlineSizesFile,
  sizeText,
  type OfflineSizes,
  type SizeName,
} from '@site/src/features/offline/logic/offlineFiles';

type Props = {
  of: SizeName;
  /** Shown if the size is unknown: in the preview, and in the archive. */
  unknown: string;
};

/** A size that the build measures after it makes the pages, and then writes into them. */
export default function OfflineSize({of, unknown}: Props): ReactNode {
  const file = useBaseUrl(offlineSizesFile);
  const [sizes, setSizes] = useState<OfflineSizes>();

  useEffect(() => {
    let isCurrent = true;
    async function find(): Promise<void> {
      try {
        const response = await fetch(file);
        const found = response.ok ? ((await response.json()) as OfflineSizes) : undefined;
        if (isCurrent) {
          setSizes(found);
        }
      } catch (error) {
        console.warn('The size of the offline copy is not known.', error);
      }
    }
    if (!isArchive() && process.env.NODE_ENV === 'production') {
      void find();
    }
    return () => {
      isCurrent = false;
    };
  }, [file]);

  return (
    <span data-offline-size={of} data-search="skip" suppressHydrationWarning>
      {sizes ? sizeText(of, sizes) : unknown}
    </span>
  );
}

/** Whether this page is part of an unpacked archive, which its start script marks. */
export function isArchive(): boolean {
  return document.documentElement.dataset.archive !== undefined;
}
