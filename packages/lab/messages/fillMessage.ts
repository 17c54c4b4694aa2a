/** Values for the places of messages whose form matters to the decoder; others get a word, a number or an address. */
const values: Readonly<Record<string, string>> = {
  active: 'LF_SSHD',
  actv: '15.12',
  category: 'Email',
  chain: 'chain_DENY',
  csfpost: '/usr/local/csf/bin/csfpost.sh',
  csfpre: '/usr/local/csf/bin/csfpre.sh',
  inout: 'inbound',
  message: '(sshd) Failed SSH login from 203.0.113.7 (-): 5 in the last 3600 secs',
  name: 'LF_SSHD',
  perm: '1',
  report: 'The exim delivery queue size is currently 700',
  version: '15.11',
};

const numbers = /cnt|count|num|time|secs|pid|port|line|hits|total|limit|alarm|interval|maxre|level|load|avg|parse/i;

/** A message as csf or lfd would write it, with something in the place of each variable. */
export function fillMessage({way, text}: {way: string; text: string}): string {
  const filled = text.replace(
    /\{(\w*)\}/g,
    (_, name: string) =>
      values[name] ??
      (/^(?:ip\w?|\w*ip|\w*addr\w*|ipmatch|host)\d?$/i.test(name)
        ? '203.0.113.7'
        : numbers.test(name)
          ? '7'
          : /file|path|dir$|cmd|sendmail|iptables$/i.test(name)
            ? '/etc/x'
            : 'x'),
  );
  return way === 'log'
    ? `Nov 21 02:24:12 server lfd[3844]: ${filled}`
    : way === 'stop'
      ? `Error: ${filled}, at line 7 in /usr/sbin/csf`
      : filled;
}
