import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {FooterLogo as Logo} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';

type Props = {logo: Logo};

/** The word mark at the foot. It is fetched, in the colours of one mode, when somebody comes near to it. */
export default function FooterLogo({logo: {alt, src, srcDark = src, href, width, height}}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <Link href={href}>
      <ThemedImage
        className="footer__logo"
        alt={alt}
        sources={{light: withBaseUrl(src), dark: withBaseUrl(srcDark)}}
        width={width}
        height={height}
        loading="lazy"
      />
    </Link>
  );
}
