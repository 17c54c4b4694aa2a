import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import Logo from '@theme-original/Logo';
import type {Props} from '@theme/Logo';

import {mark, pathOf} from '@site/src/brand/mark';

import styles from './styles.module.css';

/**
 * The home link in the navbar: the logo from the configuration, or else the mark and the name. The mark is inline,
 * because an image would be one more request before the first paint.
 */
export default function SiteLogo(props: Props): ReactNode {
  const {title, logo} = useThemeConfig().navbar;
  if (logo) {
    return <Logo {...props} />;
  }
  const {imageClassName, titleClassName, ...link} = props;
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
