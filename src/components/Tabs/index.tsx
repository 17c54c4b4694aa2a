import type {ReactNode} from 'react';
import Tabs from '@theme/Tabs';
import type {Props} from '@theme/Tabs';

/**
 * The theme's own, between two marks for the script that opens the remembered tab before the first paint
 * (`src/plugins/built-pages/openRememberedTabs.js`): it finds a group by the mark before it, and knows by the one behind
 * it that the browser has read the group to its end.
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
