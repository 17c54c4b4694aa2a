import {readFileSync} from 'node:fs';

/** The gate's animation in a scene. */
export type GateAction = 'passes' | 'shuts' | 'stops' | 'opens';

/** A command of the recording, with its output. */
type Recorded = {prompt: string; command: string; output: readonly string[]};

export type TerminalScene = Recorded & {
  /** The sentence below the terminal. */
  caption: string;
  /** Seconds before each line of the output. */
  pauses: readonly number[];
  /** Seconds from the last line to the end of the scene. */
  hold: number;
  /** Text of the lines to mark. */
  strong: readonly string[];
  /** Text of the lines that show a block. */
  blocked?: readonly string[];
  gate?: GateAction;
  /** The scene in words, for the captions: while the command is typed, and after its first output. */
  told: {command: string; output: string};
};

/** A frame with only text, and its duration in seconds. */
export type CardScene = {heading: string; text: string; hold: number};

export type Scene = TerminalScene | CardScene;

export const attacker = '198.51.100.150';
export const server = '203.0.113.10';

const visitor = 'visitor@client:~$';
const root = 'root@server:~#';

/** The recording that the film shows, in order, without parts of others. */
const recording = readFileSync('src/csf/recordings/21-lfd-ssh-block.txt', 'utf8').replace(/\n$/, '').split('\n');

function recorded(prompt: string, command: string): Recorded {
  const start = recording.indexOf(`${prompt} ${command}`) + 1;
  if (start === 0) {
    throw new Error(`The recording has no line "${prompt} ${command}".`);
  }
  const end = recording.findIndex((line, at) => at >= start && /^\w+@\w+:~[$#] /.test(line));
  return {prompt, command, output: recording.slice(start, end === -1 ? undefined : end)};
}

/** The scene whose last frame is shown before the film plays. */
export const posterScene: TerminalScene = {
  ...recorded(root, 'grep 198.51.100.150 /var/log/lfd.log'),
  caption: 'Five counted lines, and lfd blocks the address',
  pauses: [0.4],
  hold: 5,
  strong: [attacker, '5 in the last 3600 secs'],
  blocked: ['*Blocked in csf*'],
  gate: 'shuts',
  told: {
    command: 'What lfd, the login failure daemon, wrote into its own log:',
    output: 'Failed SSH login from 198.51.100.150, 5 in the last 3600 seconds, blocked in csf. The gate shuts.',
  },
};

/** The film from its first frame to its last. */
export const scenes: readonly Scene[] = [
  {heading: 'An attack on SSH', text: 'From the first guess to the block, and back', hold: 2.4},
  {
    ...recorded(visitor, 'for p in secret letmein; do sshpass -p $p ssh -b 198.51.100.150 admin@203.0.113.10 id; done'),
    caption: 'Somebody guesses passwords over SSH',
    pauses: [1.1, 1.4],
    hold: 2,
    strong: [attacker, 'secret letmein', 'Permission denied'],
    gate: 'passes',
    told: {
      command:
        'Somebody guesses passwords over SSH: from 198.51.100.150, for the user admin of the server 203.0.113.10.',
      output: 'The gate is open, both guesses reach the server. It answers twice: Permission denied.',
    },
  },
  {
    ...recorded(root, "grep 'sshd.*198.51.100.150' /var/log/auth.log | cut -c1-118"),
    caption: 'sshd logs each guess; lfd counts the marked lines',
    pauses: [0.4, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
    hold: 2.2,
    strong: [
      'Invalid user admin from 198.51.100.150',
      'authentication failure',
      'Failed password for invalid user admin from 198.51.100.150',
    ],
    told: {
      command: 'On the server, sshd wrote several lines for each guess into auth.log.',
      output: 'Twice: Invalid user, authentication failure, Failed password. These lines are marked; lfd counts them.',
    },
  },
  posterScene,
  {
    ...recorded(visitor, 'nc -v -w 2 -s 198.51.100.150 203.0.113.10 22'),
    caption: 'The next connection gets no answer',
    pauses: [2],
    hold: 2.2,
    strong: [attacker],
    blocked: ['timed out'],
    gate: 'stops',
    told: {
      command: 'The same address connects to port 22 once more.',
      output: 'Its line stops in front of the gate; the connection times out.',
    },
  },
  {
    ...recorded(root, 'csf -g 198.51.100.150'),
    caption: 'csf -g tells who is blocked, where, and why',
    pauses: [0.4, 0, 0, 0, 1.2, 0, 1.2, 0],
    hold: 3.6,
    strong: ['csf.deny:', 'Failed SSH login', 'DENYIN', 'DENYOUT', attacker],
    blocked: ['DROP', 'LOGDROPOUT'],
    told: {
      command: 'On the server, csf -g 198.51.100.150 searches rules and lists.',
      output:
        'The chain DENYIN drops what comes from the address, DENYOUT what goes to it; csf.deny names the reason: Failed SSH login.',
    },
  },
  {
    ...recorded(root, 'csf -dr 198.51.100.150'),
    caption: 'Blocked by mistake? csf -dr takes it back',
    pauses: [0.5, 0.5, 0],
    hold: 3,
    strong: ['Removing rule...', attacker],
    gate: 'opens',
    told: {
      command: 'A block by mistake is taken back by csf -dr 198.51.100.150.',
      output: 'csf removes both rules of the address, and the gate is open.',
    },
  },
  {
    heading: 'Sentinel Firewall',
    text: 'Recorded on Debian 12 with Sentinel 15.11;\ntyping and pauses shortened.',
    hold: 4.5,
  },
];
