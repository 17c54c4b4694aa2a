import {useMemo, type ReactNode} from 'react';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';

/** The theme's list of headings, in which browsers translate no code. */
export default function TOCItemsWrapper({toc, ...props}: Props): ReactNode {
  const marked = useMemo(
    () => toc.map((item) => ({...item, value: item.value.replaceAll('<code>', '<code translate="no">')})),
    [toc],
  );
  return <TOCItems toc={marked} {...props} />;
}
