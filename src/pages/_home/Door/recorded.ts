/** What the page begins with and ends at: lines of the recording `21-lfd-ssh-block`, which a test compares. */
export const recorded = {
  failure:
    '2026-11-21T02:24:01.014921+00:00 server sshd[3838]: Failed password for invalid user admin from 198.51.100.150 port 48529 ssh2',
  /** From the first failed login to the line below. */
  seconds: 13,
  block:
    'Nov 21 02:24:12 server lfd[3844]: (sshd) Failed SSH login from 198.51.100.150 (Unknown): 5 in the last 3600 secs - *Blocked in csf* [LF_SSHD]',
};
