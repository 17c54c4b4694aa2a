import type {ComponentProps, ReactNode} from 'react';

import AdmonitionIcon from '@site/src/components/AdmonitionIcon';

export default function TipIcon(props: ComponentProps<'svg'>): ReactNode {
  return <AdmonitionIcon kind="tip" {...props} />;
}
