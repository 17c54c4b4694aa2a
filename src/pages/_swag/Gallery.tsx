import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';

import type {Item} from './downloads';
import FileLink, {sizeOf} from './FileLink';
import styles from './styles.module.css';

type Props = {
  items: readonly Item[];
  /** Label of the list, for screen readers. */
  label: string;
};

/** Drawings with their previews and files. */
export default function Gallery({items, label}: Props): ReactNode {
  return (
    <div>
      <ul className={styles.gallery} aria-label={label}>
        {items.map((item) => (
          <li key={item.name} className={clsx(item.isWide && styles.wide)}>
            <Preview {...item} />
            <p>
              <strong>{item.name}.</strong> {item.use}
              {item.files.map((file) => (
                <span key={file} className={styles.file}>
                  <FileLink file={file} />
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Preview({name, files: [shown], ground}: Item): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {width, height} = sizeOf(shown);
  return (
    <div className={clsx(styles.preview, ground === 'dark' && styles.darkGround)}>
      <img
        src={withBaseUrl(`/${shown}`)}
        width={width && Math.round(width)}
        height={height && Math.round(height)}
        alt={name}
        loading="lazy"
      />
    </div>
  );
}
