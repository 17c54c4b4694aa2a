import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';

import {mark, pathOf} from '../../brand/mark';

import styles from './styles.module.css';

/**
 * The way home in the navbar: the mark and the name. The mark stands in the page, because a picture of its own is one
 * more request and one more document to read before the first paint.
 */
export default function SiteMark({imageClassName, titleClassName, ...link}: Props): ReactNode {
  const {
    navbar: {title},
  } = useThemeConfig();
  return (
    <Link {...link} to="/">
      <svg
        className={imageClassName}
        width={mark.size}
        height={mark.size}
        viewBox={`0 0 ${mark.size} ${mark.size}`}
        aria-hidden="true"
      >
        <rect className={styles.ground} width={mark.size} height={mark.size} rx={mark.radius} />
        <path className={styles.lines} d={pathOf(mark.lines)} />
        <path className={styles.gate} d={pathOf(mark.gate)} />
      </svg>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
