import type {ReactNode} from 'react';

import Flow from './Flow';

/** The way of an incoming packet through the chains, in the order in which csf makes the rules. */
export default function PacketPath(): ReactNode {
  return (
    <Flow
      title="The path of an incoming packet"
      start="A packet arrives"
      steps={[
        {
          label: 'Exceptions',
          note: 'trusted card, name servers',
          ending: {outcome: 'passed', word: 'accept'},
          text: (
            <>
              Devices of <code>ETH_DEVICE_SKIP</code>, the message page at its rate, and port 53 of your name servers
              pass before all lists.
            </>
          ),
        },
        {
          label: 'Your allow lists',
          note: 'LOCALINPUT, ALLOWIN',
          ending: {outcome: 'passed', word: 'accept'},
          text: (
            <>
              Dynamic names, <code>CC_ALLOW</code>, the global list, then <code>/etc/csf/csf.allow</code>: accepted on
              every port.
            </>
          ),
        },
        {
          label: 'Deny lists, countries',
          note: 'LOCALINPUT, DENYIN',
          ending: {outcome: 'blocked', word: 'drop'},
          text: (
            <>
              <code>/etc/csf/csf.deny</code>, temporary blocks, block lists, countries. This stands before step 8, so a
              deny also cuts open connections. Only <code>CC_ALLOW_FILTER</code> spares them.
            </>
          ),
        },
        {
          label: 'Loopback',
          note: 'lo',
          ending: {outcome: 'passed', word: 'accept'},
          text: 'What the server sends to itself passes.',
        },
        {
          label: 'Rate of new TCP',
          note: 'SYNFLOOD, off by default',
          ending: {outcome: 'blocked', word: 'drop'},
          text: (
            <>
              With <code>SYNFLOOD</code> on, new TCP connections above one rate for all addresses together are dropped.
            </>
          ),
        },
        {
          label: 'Broken TCP packets',
          note: 'INVALID',
          ending: {outcome: 'blocked', word: 'drop'},
          text: (
            <>
              Odd flags, or a packet that belongs to no connection: dropped with <code>PACKET_FILTER</code>.
            </>
          ),
        },
        {
          label: 'Too many, and ICMP',
          note: 'rates, limits, ping',
          ending: {outcome: 'blocked', word: 'refuse'},
          text: (
            <>
              <code>PORTFLOOD</code> drops, <code>CONNLIMIT</code> answers with a reset, and ping above its rate is
              dropped. Other ICMP passes.
            </>
          ),
        },
        {
          label: 'Known connections',
          note: 'ESTABLISHED, RELATED',
          ending: {outcome: 'passed', word: 'accept'},
          text: (
            <>
              With <code>LF_SPI</code> on, packets of a connection that was accepted before pass.
            </>
          ),
        },
        {
          label: 'Open ports',
          note: 'knocks, TCP_IN, UDP_IN',
          ending: {outcome: 'passed', word: 'accept'},
          text: (
            <>
              New connections to a port of <code>TCP_IN</code> or <code>UDP_IN</code> pass, and those to a port that was
              opened by knocking.
            </>
          ),
        },
        {
          label: 'Everything else',
          note: 'LOGDROPIN',
          ending: {outcome: 'blocked', word: 'drop'},
          text: (
            <>
              With <code>DROP_LOGGING</code> the kernel log gets a line, then the packet is dropped.
            </>
          ),
        },
      ]}
    />
  );
}
