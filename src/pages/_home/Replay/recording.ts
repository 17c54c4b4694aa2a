/** A line of the terminal; `command` is typed after `prompt`, everything else is printed. */
export type Line = {prompt: string; command: string} | {output: string};

/** What happens, in our words, and the lines that show it. */
export type Scene = {caption: string; lines: Line[]};

const visitor = 'visitor@client:~$ ';
const root = 'root@server:~# ';

/** Lines of the recording `21-lfd-ssh-block`, word for word and in their order; a test compares them. */
export const scenes: readonly Scene[] = [
  {
    caption: 'Somebody guesses two passwords. sshd writes several lines about each guess into its log.',
    lines: [
      {
        prompt: visitor,
        command: 'for p in secret letmein; do sshpass -p $p ssh -b 198.51.100.150 admin@203.0.113.10 id; done',
      },
      {output: 'admin@203.0.113.10: Permission denied (publickey,password).'},
      {output: 'admin@203.0.113.10: Permission denied (publickey,password).'},
    ],
  },
  {
    caption: 'lfd reads that log. The fifth failure in its lines reaches the limit of LF_SSHD.',
    lines: [
      {prompt: root, command: 'grep 198.51.100.150 /var/log/lfd.log'},
      {
        output:
          'Nov 21 02:24:12 server lfd[3844]: (sshd) Failed SSH login from 198.51.100.150 (Unknown): 5 in the last 3600 secs - *Blocked in csf* [LF_SSHD]',
      },
    ],
  },
  {
    caption: 'csf has put the address into the deny list, with the reason and the time.',
    lines: [
      {prompt: root, command: 'tail -n 1 /etc/csf/csf.deny'},
      {
        output:
          '198.51.100.150 # lfd: (sshd) Failed SSH login from 198.51.100.150 (Unknown): 5 in the last 3600 secs - Sat Nov 21 02:24:12 2026',
      },
    ],
  },
  {
    caption: 'The next connection from there gets no answer at all.',
    lines: [
      {prompt: visitor, command: 'nc -v -w 2 -s 198.51.100.150 203.0.113.10 22'},
      {output: 'nc: connect to 203.0.113.10 port 22 (tcp) timed out: Operation now in progress'},
    ],
  },
];
