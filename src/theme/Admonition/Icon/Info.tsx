import type {ComponentProps, ReactNode} from 'react';

import AdmonitionIcon from '@site/src/components/AdmonitionIcon';

export default function InfoIcon(props: ComponentProps<'svg'>): ReactNode {
  return <AdmonitionIcon kind="info" {...props} />;
}
