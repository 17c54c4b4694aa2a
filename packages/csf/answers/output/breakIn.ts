import type {Finding} from './finding';

/** A process in an email or in a line of lfd.log. */
export type Process = {program: string; account?: string; command?: string; pid?: string};

/** The process that an email is about, by its fields. */
export function processOf(field: (name: string) => string | undefined): Process {
  return {
    program: field('Executable') ?? '',
    account: field('Account') ?? '',
    command: field('Command Line') ?? field('Command Line (often faked in exploits)') ?? '',
    pid: /^\d+/.exec(field('PID') ?? '')?.[0],
  };
}

/** The processes that an email lists (lfd.pl line 4258). */
export function listedProcesses(body: readonly string[]): Process[] {
  return body.flatMap((line) => {
    const [, account, pid, program, command] =
      /^User:(\S{1,64}) PID:(\d+) .{0,200}? exe:(\/.{1,200}?) cmd:(.*)$/.exec(line) ?? [];
    return program === undefined ? [] : [{account, pid, program, command}];
  });
}

/** The folders of tools that people install without root; other hidden folders hide something. */
const ofTools = String.raw`(?:local|nvm|npm|cargo|rustup|rbenv|pyenv|rvm|dotnet|bun|deno|vscode-server|cursor-server)\/`;

/** Places from which no service of a package runs. */
const places: readonly (readonly [form: RegExp, what: string])[] = [
  [/^\/tmp\//, 'in /tmp, into which every account can write'],
  [/^\/var\/tmp\//, 'in /var/tmp, into which every account can write'],
  [/^\/dev\/shm\//, 'in /dev/shm, into which every account can write'],
  [/^\/memfd:/, 'that exists only in memory'],
  [new RegExp(String.raw`\/\.(?!${ofTools}|\.?\/)[^/]+`), 'with a hidden name or in a hidden folder'],
];

/** What to say where a process looks like one of an intruder: where its program is, or what it poses as. */
export function breakInBy({
  program,
  account = '',
  command = '',
  pid = '',
}: Process): Pick<Finding, 'what' | 'grave' | 'notes'> | undefined {
  const where = places.find(([form]) => form.test(program))?.[1];
  // A kernel thread has no program, so lfd skips it (lfd.pl: if ($exe eq "") {next}).
  const isPosing = /^(?:\/|$)/.test(program) && /^\[[\w/:.+-]{2,40}\]$/.test(command);
  if (where === undefined && !isPosing) {
    return undefined;
  }
  const who = accountName.test(account) ? `the account ${account}` : 'an account';
  const path = /^\/[\w./+-]{1,200}(?= \(deleted\)$|$)/.exec(program)?.[0];
  const known = path ?? (where === undefined ? 'a process that poses as a kernel thread' : undefined);
  const what =
    where === undefined ? known : known === undefined ? `a program ${where}` : `${known}, a program ${where}`;
  return {
    what: `This looks like a break-in: ${who} runs ${what}.`,
    grave: 'intruder',
    notes: [
      ...(isPosing ? [`Its command line, ${command}, poses as a kernel thread. lfd never reports a real one.`] : []),
      ...(program.endsWith(' (deleted)') ? ['Its file is deleted: intruders do that to hide it.'] : []),
      `Write no line for it into csf.pignore. Keep this text, and the program before you end the process${/^\d{1,9}$/.test(pid) ? `: cp /proc/${pid}/exe /root/process-${pid} copies it, even if its file is deleted` : ''}.`,
      `Then look for what starts it and how it came in: ${accountName.test(account) ? `the jobs of the account (crontab -l -u ${account})` : 'the crontab of the account'}, its newest files, and its web applications.`,
    ],
  };
}

/** A name that fits into a sentence and into a command. */
export const accountName = /^[a-z_][\w.-]{0,63}$/i;
