import type {ReactNode} from 'react';

import Sequence from './Sequence';

/** A client knocks three times and then connects to a hidden port. */
export default function PortKnocking(): ReactNode {
  return (
    <Sequence
      title="Three knocks open port 22 for one address"
      actors={['Client', 'Server']}
      messages={[
        {
          from: 0,
          to: 1,
          label: 'Connect to port 22',
          outcome: {outcome: 'blocked', word: 'drop'},
          text: 'Without knocks port 22 is silent: the packet is dropped.',
        },
        {
          from: 0,
          to: 1,
          label: 'Knock on port 7401',
          text: 'The first knock is dropped too, but the kernel remembers the address.',
        },
        {
          from: 0,
          to: 1,
          label: 'Knock on port 7113 in time',
          text: 'The second knock has to come within the timeout, or the series begins again.',
        },
        {
          from: 0,
          to: 1,
          label: 'Knock on port 7289 in time',
          text: 'The last knock opens port 22 for this address alone.',
        },
        {
          from: 0,
          to: 1,
          label: 'Connect to port 22 in time',
          outcome: {outcome: 'passed', word: 'accept'},
          text: 'New connections are accepted until the timeout is over. An open connection stays open after that.',
        },
      ]}
    />
  );
}
