import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * A heading. With an id, its words are the link to it: the theme's link beside them repeats them to a screen reader, in
 * every heading, and cannot be seen on a touch screen.
 */
export default function Heading({as: Level, id, className, children, ...rest}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const anchorClass = useAnchorTargetClassName(id);
  if (id === undefined || Level === 'h1') {
    return (
      <Level className={className} {...rest}>
        {children}
      </Level>
    );
  }
  collectAnchor(id);
  return (
    <Level id={id} className={clsx('anchor', anchorClass, className)} {...rest}>
      <Link className="heading-link" to={`#${id}`}>
        {children}
      </Link>
    </Level>
  );
}
