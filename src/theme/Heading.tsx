import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * A heading. With an id, it has a link to itself, whose sign comes from the style sheet. The theme puts a zero-width
 * space into that link. On most pages it is the only character outside Latin 1, and makes the build store the whole
 * page with two bytes per character.
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
