import type {ReactNode} from 'react';
import Tabs from '@theme/Tabs';
import type {Props} from '@theme/Tabs';

/** The theme's own, and behind them a mark by which `src/plugins/tab-choice` finds them in the built page. */
export default function MarkedTabs(props: Props): ReactNode {
  return (
    <>
      <Tabs {...props} />
      {props.groupId && <span hidden data-tab-group={props.groupId} />}
    </>
  );
}
