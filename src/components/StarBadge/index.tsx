import type {ReactNode} from 'react';
import clsx from 'clsx';

import useStarCount, {formatCount} from './useStarCount';
import styles from './styles.module.css';

type Props = {
  /** Owner and name at GitHub, such as `sentinelfirewall/sentinel`. */
  repo?: string;
  /** Set by the theme in the mobile menu. */
  mobile?: boolean;
  onClick?: () => void;
};

/** Shown, dimmed and unread by screen readers, until a count is known. */
const placeholder = '10';

/** Links to the repository and shows how many stars it has. */
export default function StarBadge({repo, mobile = false, onClick}: Props): ReactNode {
  const count = useStarCount(repo);
  if (!repo) {
    return null;
  }
  const link = (
    <a
      className={clsx(mobile ? 'menu__link' : 'navbar__item', styles.badge)}
      href={`https://github.com/${repo}`}
      onClick={onClick}
    >
      <span className={styles.word}>
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path fill="currentColor" d="M8 1.1l2.1 4.4 4.8.6-3.5 3.4.9 4.8L8 12l-4.3 2.3.9-4.8L1.1 6.1l4.8-.6z" />
        </svg>
        Star
      </span>
      <span className="site-visually-hidden">{`${repo} on GitHub${count === undefined ? '' : ':'}`}</span>
      {count === undefined ? (
        <span className={clsx(styles.count, styles.unknown)} aria-hidden="true">
          {placeholder}
        </span>
      ) : (
        <>
          <span className={styles.count}>{formatCount(count)}</span>
          <span className="site-visually-hidden">stars</span>
        </>
      )}
    </a>
  );
  return mobile ? <li className="menu__list-item">{link}</li> : link;
}
