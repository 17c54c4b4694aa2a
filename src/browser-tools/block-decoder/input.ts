import {textOf} from '@site/src/browser-tools/frame/texts';
import {createToolInput} from '@site/src/browser-tools/frame/toolInput';

export const input = createToolInput('block-decoder', ({text}) => ({text: textOf(text)}));

/** An email as lfd sent it, from the recording 21-lfd-ssh-block. */
export const example = `Subject: lfd on server.example.com: blocked 198.51.100.150 (Unknown)

Time:     Sat Nov 21 02:24:12 2026 +0000
IP:       198.51.100.150 (Unknown)
Failures: 5 (sshd)
Interval: 3600 seconds
Blocked:  Permanent Block [LF_SSHD]
`;
