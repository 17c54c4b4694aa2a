import type {ReactNode} from 'react';
import TabItem, {type Props} from '@theme/TabItem';

/** The panel of a tab. Where no script runs all panels are open, and each says whose it is. */
export default function NamedTabItem({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props}>
      <noscript data-search="skip">
        <p>
          <strong>{props.label ?? props.value}</strong>
        </p>
      </noscript>
      {children}
    </TabItem>
  );
}
