import type {ReactNode} from 'react';
import Tabs from '@theme/Tabs';
import type {Props} from '@theme/Tabs';

/**
 * The theme's own, between two marks: by the one before them `src/plugins/built-pages/tabs` finds them in the built page, and
 * by the one behind them it knows that they have been read to their end.
 */
export default function MarkedTabs(props: Props): ReactNode {
  return (
    <>
      {props.groupId && <span hidden data-tab-group={props.groupId} />}
      <Tabs {...props} />
      {props.groupId && <span hidden />}
    </>
  );
}
