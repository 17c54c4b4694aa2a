import type {ReactNode} from 'react';

import Flow from './Flow';

/** How a blocked visitor gets to the message page instead of a timeout. */
export default function Messenger(): ReactNode {
  return (
    <Flow
      title="From a blocked address to the message page"
      start="A blocked visitor calls port 80"
      steps={[
        {
          label: 'Redirect to port 8888',
          note: 'nat PREROUTING',
          text: (
            <>
              A rule for this address sends port 443 to 8887, port 80 to 8888 and port 21 to 8889. It exists for
              temporary blocks and entries of <code translate="no">/etc/csf/csf.deny</code>.
            </>
          ),
        },
        {
          label: 'Within the rate?',
          note: 'INPUT, before LOCALINPUT',
          ending: {outcome: 'blocked', word: 'drop'},
          text: (
            <>
              Up to <code translate="no">MESSENGER_RATE</code>, the packet is accepted before the deny lists are asked.
              Above it, the deny list drops it.
            </>
          ),
        },
        {
          label: 'The page is served',
          note: 'lfd, Apache or LiteSpeed',
          ending: {outcome: 'passed', word: 'shown'},
          text: (
            <>
              lfd, running as <code translate="no">MESSENGER_USER</code>, or your web server sends the message page. The
              answer passes before the deny lists too.
            </>
          ),
        },
        {
          label: 'Captcha solved?',
          note: 'only with RECAPTCHA keys',
          ending: {outcome: 'other', word: 'wait'},
          text: 'With keys for a captcha, a solved one is noted in a file. Without, the visitor waits for the block to end.',
        },
        {
          label: 'lfd lifts the block',
          note: 'csf -dr and csf -tr',
          ending: {outcome: 'passed', word: 'free'},
          text: 'At its next pass lfd removes the block and the redirection. Blocks from networks, block lists and countries stay.',
        },
      ]}
    />
  );
}
