import type {ReactNode} from 'react';

import Flow from './Flow';

/** How a temporary block begins, ends, and becomes permanent when it happens too often. */
export default function TemporaryBlock(): ReactNode {
  return (
    <Flow
      title="The life of a temporary block"
      start="An address reaches a trigger"
      back={{from: 5, to: 1}}
      steps={[
        {
          label: 'Network over its limit?',
          note: 'LF_NETBLOCK, off by default',
          ending: {outcome: 'blocked', word: 'network'},
          text: (
            <>
              With <code translate="no">LF_NETBLOCK</code> on, lfd first counts the blocks in the same network. Over{' '}
              <code translate="no">LF_NETBLOCK_COUNT</code>, the whole network is denied permanently.
            </>
          ),
        },
        {
          label: 'Blocked too often?',
          note: 'LF_PERMBLOCK_COUNT',
          ending: {outcome: 'blocked', word: 'for ever'},
          text: (
            <>
              More than <code translate="no">LF_PERMBLOCK_COUNT</code> temporary blocks within{' '}
              <code translate="no">LF_PERMBLOCK_INTERVAL</code> become a permanent one: with the default 4, the fifth
              block.
            </>
          ),
        },
        {
          label: 'Temporary block',
          note: 'DENYIN, maybe DENYOUT',
          text: (
            <>
              Otherwise the address is blocked for the seconds that the trigger names, and listed in{' '}
              <code translate="no">/var/lib/csf/csf.tempban</code>.
            </>
          ),
        },
        {
          label: 'The time runs',
          note: 'restarts do not end it',
          ending: {outcome: 'other', word: 'csf -tr'},
          text: (
            <>
              The time goes on through restarts of csf. <code translate="no">csf -tr</code> lifts the block early, and
              so does lfd above <code translate="no">DENY_TEMP_IP_LIMIT</code>.
            </>
          ),
        },
        {
          label: 'lfd lifts the block',
          note: 'the history remembers it',
          ending: {outcome: 'passed', word: 'free'},
          text: 'lfd takes the rule away. The block stays in the history, so that the next trigger starts again at step 1 and counts one more.',
        },
      ]}
    />
  );
}
