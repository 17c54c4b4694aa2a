import type {ReactNode} from 'react';

import {gatesIn, gatesOut, type Gate} from '@sentinel/csf/model/firewall/gateNames';

import Flow, {type FlowStep} from './Flow';
import type {Outcome} from './marks';

type Gates = Partial<Record<Gate, FlowStep>>;

const incoming: Gates = {
  exceptions: {
    label: 'Exceptions',
    note: 'trusted card, name servers',
    ending: {outcome: 'passed', word: 'accept'},
    text: (
      <>
        Devices of <code translate="no">ETH_DEVICE_SKIP</code>, the message page at its rate, and port 53 of your name
        servers pass before all lists.
      </>
    ),
  },
  allow: {
    label: 'Your allow lists',
    note: 'LOCALINPUT, ALLOWIN',
    ending: {outcome: 'passed', word: 'accept'},
    text: (
      <>
        Dynamic names, <code translate="no">CC_ALLOW</code>, the global list, then{' '}
        <code translate="no">/etc/csf/csf.allow</code>: accepted on every port.
      </>
    ),
  },
  deny: {
    label: 'Deny lists, countries',
    note: 'LOCALINPUT, DENYIN',
    ending: {outcome: 'blocked', word: 'drop'},
    text: (
      <>
        <code translate="no">/etc/csf/csf.deny</code>, temporary blocks, block lists, countries. This comes before step
        8, so a deny also cuts open connections. Only <code translate="no">CC_ALLOW_FILTER</code> spares them.
      </>
    ),
  },
  loopback: {
    label: 'Loopback',
    note: 'lo',
    ending: {outcome: 'passed', word: 'accept'},
    text: 'What the server sends to itself passes.',
  },
  synflood: {
    label: 'Rate of new TCP',
    note: 'SYNFLOOD, off by default',
    ending: {outcome: 'blocked', word: 'drop'},
    text: (
      <>
        With <code translate="no">SYNFLOOD</code> on, new TCP connections above one rate for all addresses together are
        dropped.
      </>
    ),
  },
  invalid: {
    label: 'Broken TCP packets',
    note: 'INVALID',
    ending: {outcome: 'blocked', word: 'drop'},
    text: (
      <>
        Odd flags, or a packet that belongs to no connection: dropped with <code translate="no">PACKET_FILTER</code>.
      </>
    ),
  },
  limits: {
    label: 'Too many, and ICMP',
    note: 'rates, limits, ping',
    ending: {outcome: 'blocked', word: 'refuse'},
    text: (
      <>
        <code translate="no">PORTFLOOD</code> drops, <code translate="no">CONNLIMIT</code> answers with a reset, and
        ping above its rate is dropped. Other ICMP passes.
      </>
    ),
  },
  established: {
    label: 'Known connections',
    note: 'ESTABLISHED, RELATED',
    ending: {outcome: 'passed', word: 'accept'},
    text: (
      <>
        With <code translate="no">LF_SPI</code> on, packets of a connection that was accepted before pass.
      </>
    ),
  },
  ports: {
    label: 'Open ports',
    note: 'knocks, TCP_IN, UDP_IN',
    ending: {outcome: 'passed', word: 'accept'},
    text: (
      <>
        New connections to a port of <code translate="no">TCP_IN</code> or <code translate="no">UDP_IN</code> pass, and
        those to a port that was opened by knocking.
      </>
    ),
  },
  rest: {
    label: 'Everything else',
    note: 'LOGDROPIN',
    ending: {outcome: 'blocked', word: 'drop'},
    text: (
      <>
        With <code translate="no">DROP_LOGGING</code> the kernel log gets a line, then the packet is dropped.
      </>
    ),
  },
};

const outgoing: Gates = {
  exceptions: incoming.exceptions!,
  allow: {
    label: 'Your allow lists',
    note: 'LOCALOUTPUT, ALLOWOUT',
    ending: {outcome: 'passed', word: 'accept'},
    text: (
      <>
        Addresses of <code translate="no">/etc/csf/csf.allow</code>, dynamic names and the global list are accepted on
        every port.
      </>
    ),
  },
  deny: {
    label: 'Your deny lists',
    note: 'LOCALOUTPUT, DENYOUT',
    ending: {outcome: 'blocked', word: 'refuse'},
    text: (
      <>
        Addresses of <code translate="no">/etc/csf/csf.deny</code> and temporary blocks are refused.{' '}
        <code translate="no">UDPFLOOD</code> follows.
      </>
    ),
  },
  dns: {
    label: 'Name service',
    note: 'port 53',
    ending: {outcome: 'passed', word: 'accept'},
    text: (
      <>
        Port 53 is open to every address, unless <code translate="no">DNS_STRICT</code> is on.
      </>
    ),
  },
  smtp: {
    label: 'Mail of scripts',
    note: 'SMTP_BLOCK, off by default',
    ending: {outcome: 'blocked', word: 'refuse'},
    text: (
      <>
        With <code translate="no">SMTP_BLOCK</code> on, only root and the users that you name send mail to other
        servers.
      </>
    ),
  },
  loopback: incoming.loopback!,
  invalid: incoming.invalid!,
  icmp: {
    label: 'ICMP',
    note: 'ICMP_OUT',
    ending: {outcome: 'passed', word: 'accept'},
    text: (
      <>
        ICMP leaves, but for pings while <code translate="no">ICMP_OUT</code> is <code translate="no">0</code> or above
        their rate.
      </>
    ),
  },
  established: incoming.established!,
  ports: {
    label: 'Open ports',
    note: 'TCP_OUT, UDP_OUT',
    ending: {outcome: 'passed', word: 'accept'},
    text: (
      <>
        New connections to a port of <code translate="no">TCP_OUT</code> or <code translate="no">UDP_OUT</code> leave.
      </>
    ),
  },
  rest: {
    label: 'Everything else',
    note: 'LOGDROPOUT',
    ending: {outcome: 'blocked', word: 'refuse'},
    text: (
      <>
        Logged and refused as <code translate="no">DROP_OUT</code> says.
      </>
    ),
  },
};

type Props = {
  direction?: 'in' | 'out';
  /** Where one packet's path ends. Without it, the drawing shows every way in which a packet's path can end. */
  visit?: {gate: Gate; outcome: Outcome; word: string};
};

/** A packet's path through the chains, in the order of csf's rules. */
export default function PacketPath({direction = 'in', visit}: Props): ReactNode {
  const gates = direction === 'in' ? gatesIn : gatesOut;
  const drawn = direction === 'in' ? incoming : outgoing;
  const last = visit === undefined ? -1 : gates.findIndex((gate) => gate === visit.gate);
  const steps = gates.map((gate, index): FlowStep => {
    const step = drawn[gate]!;
    if (visit === undefined) {
      return step;
    }
    return {
      ...step,
      ...(index === last && {ending: {outcome: visit.outcome, word: visit.word}}),
      text:
        index === last ? (
          <>
            <strong>{step.label}: decides.</strong> {step.text}
          </>
        ) : (
          `${step.label}: ${index < last ? 'lets it go on.' : 'not reached.'}`
        ),
    };
  });
  return (
    <Flow
      title={visit === undefined ? 'The path of an incoming packet' : 'The path of this packet'}
      start={direction === 'in' ? 'A packet arrives' : 'A program sends'}
      steps={steps}
      {...(visit !== undefined && {endsAt: last + 1})}
    />
  );
}
