import type {ReactNode} from 'react';

import Sequence from './Sequence';

/** How a block made on one server reaches another. */
export default function Cluster(): ReactNode {
  return (
    <Sequence
      title="A block travels through the cluster"
      actors={['Attacker', 'Server A', 'Server B']}
      messages={[
        {
          from: 0,
          to: 1,
          label: 'Fails to log in',
          outcome: {outcome: 'blocked', word: 'block'},
          text: 'lfd on server A blocks the address at home first.',
        },
        {
          from: 1,
          to: 2,
          label: 'Encrypted, to port 7777',
          text: (
            <>
              With <code translate="no">CLUSTER_BLOCK</code> on, A sends one message to each address of{' '}
              <code translate="no">CLUSTER_SENDTO</code>: address, ports, direction, time. There is no second try.
            </>
          ),
        },
        {
          from: 2,
          to: 2,
          label: 'Member? Same key?',
          text: (
            <>
              B looks for A in <code translate="no">CLUSTER_RECVFROM</code> and decrypts with{' '}
              <code translate="no">CLUSTER_KEY</code>. A stranger gets no answer, and a wrong key is logged.
            </>
          ),
        },
        {
          from: 0,
          to: 2,
          label: 'Tries the next server',
          outcome: {outcome: 'blocked', word: 'drop'},
          text: 'lfd on B has made the same block. It ends here: B passes nothing on.',
        },
      ]}
    />
  );
}
