import type {ComponentProps, ReactNode} from 'react';

import Flow from './Flow';

const steps: ComponentProps<typeof Flow>['steps'] = [
  {
    label: 'A pattern matches?',
    note: 'yours first, then built-in',
    ending: {outcome: 'other', word: 'skip'},
    text: (
      <>
        lfd reads new lines every <code translate="no">LF_PARSE</code> seconds. A pattern yields the address and the
        application.
      </>
    ),
  },
  {
    label: 'Is it ignored?',
    note: 'csf.ignore, own addresses',
    ending: {outcome: 'passed', word: 'ignored'},
    text: (
      <>
        An address of the server, of <code translate="no">/etc/csf/csf.ignore</code> or another ignore list is logged as
        ignored. Being allowed does not count here.
      </>
    ),
  },
  {
    label: 'Trigger reached?',
    note: 'LF_SSHD within LF_INTERVAL',
    ending: {outcome: 'other', word: 'count'},
    text: (
      <>
        The line is counted. When the count within <code translate="no">LF_INTERVAL</code> seconds reaches the trigger,
        such as <code translate="no">LF_SSHD</code>, lfd goes on.
      </>
    ),
  },
  {
    label: 'Blocked already?',
    note: 'csf.deny, csf.tempban',
    ending: {outcome: 'other', word: 'end'},
    text: 'Then nothing happens, and no mail is sent.',
  },
  {
    label: 'Network over its limit?',
    note: 'LF_NETBLOCK, off by default',
    ending: {outcome: 'blocked', word: 'network'},
    text: (
      <>
        Too many blocks in one network deny the whole network, if <code translate="no">LF_NETBLOCK</code> is on.
      </>
    ),
  },
  {
    label: 'Blocked too often?',
    note: 'LF_PERMBLOCK_COUNT',
    ending: {outcome: 'blocked', word: 'for ever'},
    text: 'Where the trigger blocks for a time: too many temporary blocks of one address make a permanent one.',
  },
  {
    label: 'For how long?',
    note: 'the _PERM setting',
    ending: {outcome: 'blocked', word: 'block'},
    text: (
      <>
        <code translate="no">LF_SSHD_PERM</code> and the like: 0 or 1 is permanent and goes into{' '}
        <code translate="no">/etc/csf/csf.deny</code>, a larger value is the time in seconds.
      </>
    ),
  },
  {
    label: 'Tell',
    note: 'log, cluster, script, mail',
    text: (
      <>
        lfd writes to <code translate="no">/var/log/lfd.log</code>, tells the cluster, runs{' '}
        <code translate="no">BLOCK_REPORT</code> and sends the mail.
      </>
    ),
  },
];

/** How lfd gets from a log line to a block. */
export default function LfdDecision(): ReactNode {
  return <Flow title="How lfd decides to block" start="Every 5 seconds: new log lines" steps={steps} />;
}
