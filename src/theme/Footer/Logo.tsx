import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {FooterLogo as Logo} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';

type Props = {logo: Logo};

/** The word mark in the footer. The browser fetches it, for one colour mode, when the visitor scrolls near it. */
export default function FooterLogo({logo}: Props): ReactNode {
  const {alt, src, srcDark = src, href, target, className, width, height} = logo;
  const {withBaseUrl} = useBaseUrlUtils();
  const image = (
    <ThemedImage
      className={clsx('footer__logo', className)}
      alt={alt}
      sources={{light: withBaseUrl(src), dark: withBaseUrl(srcDark)}}
      width={width}
      height={height}
      loading="lazy"
    />
  );
  return href ? (
    <Link href={href} target={target}>
      {image}
    </Link>
  ) : (
    image
  );
}
