/** A line of output, and the seconds that pass before it. */
export type OutputLine = {text: string; after: number};

/** What the drawing of the gate does in a scene. */
export type GateAction = 'passes' | 'shuts' | 'stops' | 'opens';

/** A command of a recording and all that it printed. */
export type TerminalScene = {
  /** The sentence below the terminal. */
  caption: string;
  prompt: string;
  command: string;
  output: readonly OutputLine[];
  /** Seconds from the last line to the end of the scene. */
  hold: number;
  /** Words of the lines that matter here. */
  strong: readonly string[];
  /** Words of the lines that say that somebody is kept out. */
  blocked: readonly string[];
  gate?: GateAction;
  /** What a visitor who cannot read the terminal is told, while the command is typed and once it printed something. */
  told: {command: string; output: string};
};

/** A frame with words only. */
export type CardScene = {
  heading: string;
  text: string;
  /** Seconds that it stays. */
  hold: number;
};

export type Scene = TerminalScene | CardScene;

/** The one recording that the film shows, in its order; nothing of another is mixed in. */
export const recording = '21-lfd-ssh-block';

export const attacker = '198.51.100.150';
export const server = '203.0.113.10';

const visitor = 'visitor@client:~$';
const root = 'root@server:~#';

const opening: CardScene = {
  heading: 'An attack on SSH',
  text: 'From the first guess to the block, and back',
  hold: 2.4,
};

const guesses: TerminalScene = {
  caption: 'Somebody guesses passwords over SSH',
  prompt: visitor,
  command: 'for p in secret letmein; do sshpass -p $p ssh -b 198.51.100.150 admin@203.0.113.10 id; done',
  output: [
    {text: 'admin@203.0.113.10: Permission denied (publickey,password).', after: 1.1},
    {text: 'admin@203.0.113.10: Permission denied (publickey,password).', after: 1.4},
  ],
  hold: 2,
  strong: [attacker, 'secret letmein', 'Permission denied'],
  blocked: [],
  gate: 'passes',
  told: {
    command: 'Somebody guesses passwords over SSH: from 198.51.100.150, for the user admin of the server 203.0.113.10.',
    output: 'The gate is open, both guesses reach the server. It answers twice: Permission denied.',
  },
};

const log: TerminalScene = {
  caption: 'sshd logs each guess; lfd counts the marked lines',
  prompt: root,
  command: "grep 'sshd.*198.51.100.150' /var/log/auth.log | cut -c1-118",
  output: [
    {
      text: '2026-11-21T02:23:59.533056+00:00 server sshd[3838]: Invalid user admin from 198.51.100.150 port 48529',
      after: 0.4,
    },
    {
      text: '2026-11-21T02:23:59.602604+00:00 server sshd[3838]: pam_unix(sshd:auth): authentication failure; logname= uid=0 euid=0',
      after: 0.5,
    },
    {
      text: '2026-11-21T02:24:01.014921+00:00 server sshd[3838]: Failed password for invalid user admin from 198.51.100.150 port 48',
      after: 0.5,
    },
    {
      text: '2026-11-21T02:24:01.931831+00:00 server sshd[3838]: Connection closed by invalid user admin 198.51.100.150 port 48529 ',
      after: 0.5,
    },
    {
      text: '2026-11-21T02:24:04.609031+00:00 server sshd[3842]: Invalid user admin from 198.51.100.150 port 38223',
      after: 0.5,
    },
    {
      text: '2026-11-21T02:24:04.682503+00:00 server sshd[3842]: pam_unix(sshd:auth): authentication failure; logname= uid=0 euid=0',
      after: 0.5,
    },
    {
      text: '2026-11-21T02:24:07.115680+00:00 server sshd[3842]: Failed password for invalid user admin from 198.51.100.150 port 38',
      after: 0.5,
    },
    {
      text: '2026-11-21T02:24:09.604627+00:00 server sshd[3842]: Connection closed by invalid user admin 198.51.100.150 port 38223 ',
      after: 0.5,
    },
  ],
  hold: 2.2,
  strong: [
    'Invalid user admin from 198.51.100.150',
    'authentication failure',
    'Failed password for invalid user admin from 198.51.100.150',
  ],
  blocked: [],
  told: {
    command: 'On the server, sshd wrote several lines for each guess into auth.log.',
    output: 'Twice: Invalid user, authentication failure, Failed password. These lines are marked; lfd counts them.',
  },
};

const block: TerminalScene = {
  caption: 'Five counted lines, and lfd blocks the address',
  prompt: root,
  command: 'grep 198.51.100.150 /var/log/lfd.log',
  output: [
    {
      text: 'Nov 21 02:24:12 server lfd[3844]: (sshd) Failed SSH login from 198.51.100.150 (Unknown): 5 in the last 3600 secs - *Blocked in csf* [LF_SSHD]',
      after: 0.4,
    },
  ],
  hold: 5,
  strong: [attacker, '5 in the last 3600 secs'],
  blocked: ['*Blocked in csf*'],
  gate: 'shuts',
  told: {
    command: 'What lfd, the login failure daemon, wrote into its own log:',
    output: 'Failed SSH login from 198.51.100.150, 5 in the last 3600 seconds, blocked in csf. The gate shuts.',
  },
};

const timeout: TerminalScene = {
  caption: 'The next connection gets no answer',
  prompt: visitor,
  command: 'nc -v -w 2 -s 198.51.100.150 203.0.113.10 22',
  output: [{text: 'nc: connect to 203.0.113.10 port 22 (tcp) timed out: Operation now in progress', after: 2}],
  hold: 2.2,
  strong: [attacker],
  blocked: ['timed out'],
  gate: 'stops',
  told: {
    command: 'The same address connects to port 22 once more.',
    output: 'Its line stops in front of the gate; the connection times out.',
  },
};

const search: TerminalScene = {
  caption: 'csf -g tells who is blocked, where, and why',
  prompt: root,
  command: 'csf -g 198.51.100.150',
  output: [
    {text: '', after: 0.4},
    {
      text: 'Table  Chain            num   pkts bytes target     prot opt in     out     source               destination         ',
      after: 0,
    },
    {text: '', after: 0},
    {
      text: 'filter DENYIN           2        2   120 DROP       0    --  !lo    *       198.51.100.150       0.0.0.0/0',
      after: 0,
    },
    {text: '', after: 1.2},
    {
      text: 'filter DENYOUT          2        0     0 LOGDROPOUT  0    --  *      !lo     0.0.0.0/0            198.51.100.150',
      after: 0,
    },
    {text: '', after: 1.2},
    {
      text: 'csf.deny: 198.51.100.150 # lfd: (sshd) Failed SSH login from 198.51.100.150 (Unknown): 5 in the last 3600 secs - Sat Nov 21 02:24:12 2026',
      after: 0,
    },
  ],
  hold: 3.6,
  strong: ['csf.deny:', 'Failed SSH login', 'DENYIN', 'DENYOUT', attacker],
  blocked: ['DROP', 'LOGDROPOUT'],
  told: {
    command: 'On the server, csf -g 198.51.100.150 searches rules and lists.',
    output:
      'The chain DENYIN drops what comes from the address, DENYOUT what goes to it; csf.deny names the reason: Failed SSH login.',
  },
};

const removal: TerminalScene = {
  caption: 'Blocked by mistake? csf -dr takes it back',
  prompt: root,
  command: 'csf -dr 198.51.100.150',
  output: [
    {text: 'Removing rule...', after: 0.5},
    {text: 'DROP  all opt -- in !lo out *  198.51.100.150  -> 0.0.0.0/0  ', after: 0.5},
    {text: 'LOGDROPOUT  all opt -- in * out !lo  0.0.0.0/0  -> 198.51.100.150  ', after: 0},
  ],
  hold: 3,
  strong: ['Removing rule...', attacker],
  blocked: [],
  gate: 'opens',
  told: {
    command: 'A block by mistake is taken back by csf -dr 198.51.100.150.',
    output: 'csf removes both rules of the address, and the gate is open.',
  },
};

const ending: CardScene = {
  heading: 'Sentinel Firewall',
  text: 'Recorded on Debian 12 with Sentinel 15.11;\ntyping and pauses shortened.',
  hold: 4.5,
};

/** The film from its first frame to its last. */
export const scenes: readonly Scene[] = [opening, guesses, log, block, timeout, search, removal, ending];

/** The scene whose last frame stands for the film before it plays. */
export const posterScene = block;

/** Tells scenes with a terminal from those with words only. */
export function isTerminal(scene: Scene): scene is TerminalScene {
  return 'command' in scene;
}
