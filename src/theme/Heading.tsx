import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * A heading; one that an address can name has a link to itself, whose sign stands in the style sheet. The theme puts a
 * space of no width into that link: the only letter on most pages that is not of Latin 1, for which a build holds all
 * others in two bytes each.
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
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: typeof children === 'string' ? children : id},
  );
  return (
    <Level id={id} className={clsx('anchor', anchorClass, className)} {...rest}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={label} title={label} translate="no" />
    </Level>
  );
}
