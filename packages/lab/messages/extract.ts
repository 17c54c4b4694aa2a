/**
 * How a program tells something: `log` in lfd.log, `print` on the console, `stop` by the sub error of csf.pl, which also
 * stops csf.
 */
export type Way = 'log' | 'print' | 'stop';

/** A message of csf or lfd, with `{name}` where a variable stands. */
export type Template = {way: Way; text: string};

/** The programs and modules whose messages people see; not the pages of the web interface, nor the installers. */
export const programs: readonly string[] = ['csf.pl', 'csftest.pl', 'lfd.pl'];
// prettier-ignore
export const modules: readonly string[] = [
  'AbuseIP', 'CheckIP', 'CloudFlare', 'Config', 'GetEthDev', 'GetIPs', 'KillSSH', 'Logger', 'LookUpIP', 'Messenger',
  'Ports', 'RBLLookup', 'Sendmail', 'Service', 'Slurp', 'URLGet',
];

const string = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
// A variable, a list, what a function gives, or something that is worked out.
const place = String.raw`\$@|[$@]\w+(?:->)?(?:[{[][^}\]]*[}\]])*|\w*\((?:[^()"]|\([^()"]*\))*\)`;
const expression = String.raw`((?:${string}|${place}|\.|\s)+)`;
const calls: readonly (readonly [Way, RegExp])[] = [
  // The sub cleanup of lfd logs why it ends.
  ['log', new RegExp(String.raw`\blogfile\s*\(${expression}\)`, 'g')],
  ['log', new RegExp(String.raw`&cleanup\s*\(\s*__LINE__\s*,${expression}\)`, 'g')],
  ['stop', new RegExp(String.raw`&error\s*\(\s*(?:__LINE__|\$line)\s*,${expression}\)`, 'g')],
  ['print', new RegExp(String.raw`(?<![\w$"'])print\s+(?:STDERR\s+|STDOUT\s+)?${expression}`, 'g')],
  ['print', new RegExp(String.raw`(?<![\w$"'])(?:croak|die|confess|carp)\s*\(?${expression}`, 'g')],
  // csf prints its warnings at the end.
  ['print', new RegExp(String.raw`\$warning\s*\.=\s*${expression}`, 'g')],
];

/** Answers to a browser, and what a signal says to its own program. */
const noMessage =
  /^(?:HTTP\/1|(?:Content-type|Location|Set-Cookie):|alarm$|Connection timeout!|You don't have permission|The Request Data is too large)|^<|^\w+ \{[a-z-]+:/i;

/** All messages in a Perl source, each once. */
export function templatesIn(source: string): Template[] {
  const found = new Map<string, Template>();
  for (const line of source.split('\n')) {
    if (/^\s*#/.test(line)) {
      continue;
    }
    for (const [way, call] of calls) {
      for (const [, words = ''] of line.matchAll(call)) {
        // `print $FILE "…"` writes a file.
        if (way === 'print' && /^\s*\$\w+\s+["']/.test(words)) {
          continue;
        }
        for (const text of textsOf(words)) {
          found.set(`${way} ${text}`, {way, text});
        }
      }
    }
  }
  return [...found.values()];
}

/** The lines of a string expression, with places for variables; only those that say something. */
function textsOf(words: string): string[] {
  const text = [...words.matchAll(new RegExp(`${string}|${place}`, 'g'))]
    .map(([part]) =>
      part.startsWith("'")
        ? part.slice(1, -1)
        : part.startsWith('"')
          ? interpolated(part.slice(1, -1))
          : part.includes('(')
            ? '{}'
            : placeOf(part),
    )
    .join('');
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[A-Za-z]{3}/.test(line.replace(/\{\w*\}/g, '')) && !noMessage.test(line));
}

/** A string in double quotes: escaped signs stay, variables become places. */
function interpolated(text: string): string {
  return text.replace(
    /\\([nrt])|\\(.)|[$@](?:\{\w+\}|\w+(?:::\w+)*)(?:(?:->)?(?:\{[^}]*\}|\[[^\]]*\]))*|\$[!@&]/g,
    (found, blank: string | undefined, sign: string | undefined) =>
      blank === 't' ? ' ' : blank === undefined ? (sign ?? placeOf(found)) : '\n',
  );
}

/** "{LF_SSHD}" for $config{LF_SSHD}, "{ip}" for $ip. */
function placeOf(name: string): string {
  return `{${/\{"?(\w+)"?\}[^{]*$/.exec(name)?.[1] ?? /(\w+)/.exec(name)?.[1] ?? ''}}`;
}
