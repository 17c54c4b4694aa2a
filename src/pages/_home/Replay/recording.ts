/** A line of the terminal. `command` is typed after `prompt`; everything else is printed. */
export type Line = {prompt: string; command: string} | {output: string};

/** A caption, and the lines that show what it says. */
export type Scene = {caption: string; lines: Line[]};

const visitor = 'visitor@client:~$ ';
const root = 'root@server:~# ';

/** Lines of the recording `21-lfd-ssh-block`, word for word and in order. A test compares them. */
export const scenes: readonly Scene[] = [
  {
    caption: 'Somebody guesses two passwords. sshd logs each in several lines.',
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
    caption: 'lfd reads that log. The fifth failure reaches the limit of LF_SSHD.',
    lines: [
      {prompt: root, command: 'grep 198.51.100.150 /var/log/lfd.log'},
      {
        output:
          'Nov 21 02:24:12 server lfd[3844]: (sshd) Failed SSH login from 198.51.100.150 (Unknown): 5 in the last 3600 secs - *Blocked in csf* [LF_SSHD]',
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

/** Milliseconds: for a typed letter, for a printed line, after a command, and after a scene to read its caption. */
const pace = {letter: 22, line: 160, afterCommand: 500, afterScene: 2200};

/** When a line appears, and when each letter of its command does. */
export type Timed = {line: Line; start: number; typed: number};

type TimedScene = {caption: string; start: number; lines: Timed[]};

/** Gives every line its time, in milliseconds from the start. At `end`, everything is shown. */
export function toTimeline(scenes: readonly Scene[]): {scenes: TimedScene[]; end: number} {
  let now = 0;
  const timed = scenes.map(({caption, lines}) => {
    const start = now;
    const timedLines = lines.map((line) => {
      const begin = now;
      const typed = 'command' in line ? line.command.length * pace.letter : 0;
      now += typed + ('command' in line ? pace.afterCommand : pace.line);
      return {line, start: begin, typed};
    });
    now += pace.afterScene;
    return {caption, start, lines: timedLines};
  });
  return {scenes: timed, end: now - pace.afterScene};
}

/** How many letters of a command are shown at a time. */
export function lettersAt({line, start, typed}: Timed, now: number): number {
  if (!('command' in line)) {
    return 0;
  }
  const part = typed === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / typed));
  return Math.round(part * line.command.length);
}
