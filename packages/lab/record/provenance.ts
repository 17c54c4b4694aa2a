import {createHash} from 'node:crypto';

/** A command as it was typed, where, and its exit code; null if nobody noted it. */
export type Typed = {at: Place; command: string; exit: number | null};

/** Where a recording comes from: a row of packages/csf/recordings/index.json. */
export type Provenance = {
  name: string;
  title: string;
  day: string;
  /** `tree` is what `git rev-parse TAG:csf` prints in the product's repository. */
  product: {version: string; tree: string | null};
  made: 'virtual machine' | 'sandbox' | 'not written down';
  sha256: string;
  commands: Typed[];
};

/** Whose terminal shows a command, and its prompt. */
export const prompts = {
  'root@server': 'root@server:~# ',
  'root@client': 'root@client:~# ',
  'visitor@client': 'visitor@client:~$ ',
} as const;

export type Place = keyof typeof prompts;

/** The command in a line of a terminal; undefined if the line was printed. */
export function typedIn(line: string): {at: Place; command: string} | undefined {
  const [at, prompt] = Object.entries(prompts).find(([, each]) => line.startsWith(each)) ?? [];
  return at === undefined ? undefined : {at: at as Place, command: line.slice(prompt!.length)};
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The rows as they are in index.json: one line for each command. */
export function printRows(rows: readonly Provenance[]): string {
  const texts = rows.map(({commands, ...row}) => {
    const head = JSON.stringify(row).slice(0, -1);
    return `${head},"commands":[\n${commands.map((typed) => ` ${JSON.stringify(typed)}`).join(',\n')}\n]}`;
  });
  return `[\n${texts.join(',\n')}\n]\n`;
}
