import type {LineVerdict} from '@sentinel/csf/answers/test-log/askLine';

/** The line that the page begins with, and what the engine says about it: a test compares the two. */
export const example: {line: string; verdict: LineVerdict} = {
  line: 'Nov 21 02:24:01 server sshd[3838]: Failed password for root from 198.51.100.150 port 48529 ssh2',
  verdict: {outcome: 'counted', words: 'lfd counts it against 198.51.100.150. The limit is LF_SSHD.'},
};
