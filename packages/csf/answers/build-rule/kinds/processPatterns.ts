/** What a pattern must not match, if process tracking is to see anything at all. */
const unlike: Readonly<Record<string, readonly string[]>> = {
  pexe: ['/usr/sbin/nginx', '/opt/q7', '/home/alice/.x/kz', '/tmp/y-3'],
  pcmd: ['nginx: worker process', '/usr/bin/perl /tmp/y.pl 3', '[kz]', '-bash'],
  puser: ['www-data', 'alice', 'z9', 'mysql'],
};

const what: Readonly<Record<string, string>> = {pexe: 'program', pcmd: 'command line', puser: 'account'};

/** Programs in folders where accounts and intruders can write. */
const writable: readonly (readonly [folder: string, program: string])[] = [
  ['/home', '/home/alice/.x/kz'],
  ['/tmp', '/tmp/.y/3'],
  ['/var/tmp', '/var/tmp/.y/3'],
  ['/dev/shm', '/dev/shm/.y/3'],
];

/** Says what a pattern ignores that matches everything, or every program of a folder (lfd.pl lines 4121 to 4206). */
export function tooWide(keyword: string, pattern: string): string | undefined {
  const isAll = (texts: readonly string[]): boolean => texts.every((text) => matches(pattern, text));
  const kind = what[keyword];
  if (kind === undefined) {
    return undefined;
  }
  if (isAll(unlike[keyword]!)) {
    return `This pattern matches every ${kind}, so it switches process tracking off for all of them.`;
  }
  const folders = keyword === 'pexe' ? writable.filter(([, program]) => matches(pattern, program)) : [];
  return folders.length === 0
    ? undefined
    : `This ignores every program in ${folders.map(([folder]) => folder).join(' and ')}, also one that an intruder puts there.`;
}

/** Accounts with which web servers run scripts of websites, as systems name them. */
const webAccounts = ['www-data', 'apache', 'nobody', 'nginx', 'httpd', 'http', 'www', 'wwwrun'];

/** The account of a web server that a line of csf.pignore ignores; undefined if it is another. */
export function websAccount(keyword: string, value: string): string | undefined {
  return webAccounts.find((account) => (keyword === 'user' ? account === value : matches(value, account)));
}

/** Whether a pattern of csf.pignore matches a text as lfd puts it: ^ before it and $ behind it. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(`^${pattern}$`).test(text);
  } catch {
    return false;
  }
}
