import {runsScripts} from '../../model/lfd/interpreters';
import {accountName, breakInBy, type Process} from './breakIn';
import type {Finding} from './finding';
import {entryOf} from '../../model/netfilter/entryOf';

/**
 * Which process lfd reports, and what keeps lfd from reporting it again; nothing for a path that fits into no line.
 * @param end what the text says about the end of the process
 * @param isAbove whether it used more than allowed
 */
export function adviceOnProcess(
  {program, account = '', command = ''}: Process,
  end: string,
  isAbove: boolean,
): string[] {
  if (/^\/[\w./+-]{1,200} \(deleted\)$/.test(program)) {
    return [
      `The file of ${program.replace(/ .*/, '')} was replaced or deleted while the program ran, as an update does. Restart its service, and lfd reports it no more: a line of csf.pignore with exe: does not match then. If no update replaced it, look at it first: an intruder may run it.`,
    ];
  }
  if (!/^\/[\w./+-]{1,200}$/.test(program)) {
    return [];
  }
  const isCommand = /^\/[\w./+:=@, -]{1,200}$/.test(command) && command.includes(' ');
  return [
    `It is ${program}${accountName.test(account) ? ` of the account ${account}` : ''}.${end}`,
    runsScripts(program)
      ? `Do not write exe:${program} into csf.pignore: it would hide every script that this program runs. ${isCommand ? `For a service that you know, write its whole command into that file, as cmd:${command}, and run csf --lfd restart.` : 'For a service that you know, write its whole command line there behind cmd:, or its account behind user:, and run csf --lfd restart.'} An intruder in that account can hide behind such a line.`
      : `${isAbove ? 'If the program may use so much, raise the limit, or' : 'If you do not know the program, look at it before you do anything else: an intruder may run it. If you know it,'} write exe:${program} into /etc/csf/csf.pignore and run csf --lfd restart. lfd then reports nothing more about this program.`,
  ];
}

/** Whose the connections of a web server are, as lfd lists them (lfd.pl line 4281), and what to do about the report. */
export function visitorsIn(body: readonly string[], {program}: Process): string[] {
  const isOfVisitor = (line: string): boolean => /^(?:tcp6?: )+\S+:(?:80|443) -> \S+:[1-9]\d*$/.test(line);
  return body.some(isOfVisitor)
    ? [
        'Connections from port 80 or 443 of this server are those of a web server. The addresses on the right are its visitors: your server connects to none of them.',
        'Check Executable in the email, as a program of an intruder can take over such connections.',
        ...(program === ''
          ? [
              'If it is the web server itself, such as /usr/sbin/nginx, write exe:/usr/sbin/nginx into /etc/csf/csf.pignore and run csf --lfd restart.',
            ]
          : []),
      ]
    : [];
}

const limits: Readonly<Record<string, (used: string) => string>> = {
  VM: (used) => `uses ${used} MB of virtual memory, more than PT_USERMEM allows`,
  RSS: (used) => `uses ${used} MB of resident memory, more than PT_USERRSS allows`,
  Time: (used) => `has run for ${used} seconds, longer than PT_USERTIME allows`,
};

/** What a line of lfd.log says about a process or a file, with its values; undefined for other lines. */
export function detailsInLog(message: string): (Pick<Finding, 'notes'> & Partial<Finding>) | undefined {
  const [, name, pid = '', kill, account = '', kind = '', used = '', program = '', command = ''] =
    /^\*?(Suspicious Process|User Processing)\*? PID:(\d{1,9}) (?:Kill:(\d) )?.{0,200}?User:(\S{1,64}) (?:(VM|RSS|Time):(\d{1,12}))?.{0,100}? ?EXE:(\/.{1,300}?) CMD:(.*)$/.exec(
      message,
    ) ?? [];
  if (name === undefined) {
    return fileInLog(message);
  }
  const bad = breakInBy({pid, account, program, command});
  const end =
    kill === '0' ? ' lfd did not end it (Kill:0).' : kill === '1' ? ' lfd ended it (Kill:1, PT_USERKILL).' : '';
  const limit = entryOf(limits, kind);
  const file = /^\/[\w./+-]{1,200}$/.test(program) ? program.replace(/.*\//, '') : undefined;
  return (
    bad ?? {
      ...(file !== undefined && limit !== undefined && {what: `${file} (PID ${pid}) ${limit(used)}.`}),
      notes: adviceOnProcess({program, account, command}, end, name === 'User Processing'),
    }
  );
}

/** The files of the package, which people unpack in /tmp. */
const ofPackage =
  /^\/(?:tmp|var\/tmp|usr\/tmp)\/(?:[\w.-]{1,60}\/){0,2}csf\/(?:(?:[\w.-]{1,40}\/)?(?:(?:un)?install|auto|csf|lfd|csftest|csfcron|lfdcron|csget|global|migratedata|os|perf|apf_stub|pt_deleted_action|remove_apf_bfd|changelog|regex\.custom)(?:\.\w{1,20})?\.(?:pl|sh|pm|c))$/;

const ends = {
  kept: 'lfd left it where it is.',
  moved: 'lfd moved it into /var/lib/csf/suspicious.tar.',
  unlinked: 'lfd removed the link.',
};

function fileInLog(message: string): ReturnType<typeof adviceOnFile> {
  const [, path = '', owner = '', end] =
    /^\*?Suspicious File\*? (\/[\w./+@ -]{1,300}?) \[(\w[\w.-]{0,40}:[^\]]{0,80})\] - .*?( - (?:symlink )?removed)?$/.exec(
      message,
    ) ?? [];
  return adviceOnFile(path, owner, end === undefined ? 'kept' : end === ' - removed' ? 'moved' : 'unlinked');
}

/**
 * What to do about a file that directory watching reports (lfd.pl lines 7154 to 7215): of those in its folders, only files
 * of others than root. Undefined for a path or an owner that lfd does not write.
 * @param owner the account, a colon and the group
 */
export function adviceOnFile(
  path: string,
  owner: string,
  end: keyof typeof ends,
): (Pick<Finding, 'notes'> & Partial<Finding>) | undefined {
  const [account] = /^\w[\w.-]{0,40}(?=:)/.exec(owner) ?? [];
  if (account === undefined || !/^\/[\w./+@ -]{1,300}$/.test(path)) {
    return undefined;
  }
  const folder = path.replace(/\/[^/]*$/, '');
  return ofPackage.test(path)
    ? {
        what: `Files in ${folder} have the names of those of csf's own package.`,
        notes: [
          `If you unpacked it there as ${account}, that is no break-in: compare them with the package, and delete the folder. ${ends[end]}`,
        ],
      }
    : {
        notes: [
          `The line names ${path}, of the account ${account}. ${ends[end]}`,
          `If no program of yours wrote it, treat it as a break-in: look at its content and at the newest files and the crontab of the account. If it is harmless, write the path into /etc/csf/csf.fignore and run csf --lfd restart.`,
        ],
      };
}
