import {finding, type Finding} from './finding';
import {entryOf} from '../../model/netfilter/entryOf';

/** What needs the modules of the last five tests (csftest.pl lines 96 to 147). Without those of the others, csf cannot run. */
const features: Readonly<Record<string, string>> = {
  ipt_recent: 'PORTFLOOD and PORTKNOCKING',
  xt_connlimit: 'CONNLIMIT',
  'ipt_owner/xt_owner': 'SMTP_BLOCK and filters by user or group',
  'iptable_nat/ipt_REDIRECT': 'MESSENGER',
  'iptable_nat/ipt_DNAT': 'lines of csf.redirect to another address',
};

const inWords = new Intl.ListFormat('en-GB');

const form = /^Testing (\S{3,60}?)\.\.\.\s?(OK|FAILED\b)|^RESULT: csf (should|will not|will) function on this server/;

/** Whether csftest.pl wrote a line. */
export function isOfCsfTest(line: string): boolean {
  return form.test(line);
}

/** What the lines of csftest.pl say together: whether csf runs, and what it lacks. */
export function readCsfTest(lines: readonly string[]): Finding | undefined {
  const read = lines.map((line) => form.exec(line)!);
  const failed = read.flatMap(([, module, result]) => (result === 'FAILED' ? [module!] : []));
  const result = read.find(([, module]) => module === undefined)?.[3];
  const needed = failed.filter((module) => entryOf(features, module) === undefined);
  const lost = failed.flatMap((module) => entryOf(features, module) ?? []);
  const says = (what: string, notes: string[] = [], grave?: 'stopped'): Finding =>
    finding({kind: 'command', what, notes, grave, page: '/docs/requirements/#how-do-i-read-the-result'});
  if (lines.length === 0) {
    return undefined;
  }
  if (needed.length > 0 || result === 'will not') {
    return says(
      `csf cannot run on this server: ${needed.length === 0 ? 'iptables lacks modules that it needs. The lines with FATAL, which are missing here, name them' : `${testsOf(needed)}, and it needs all of that`}.`,
      [
        ...(lost.length === 0 ? [] : [`Also missing is what these need: ${inWords.format(lost)}.`]),
        'A start of csf ends with an error then, and leaves the server without its rules, open. Until all lines with FATAL are gone, do not start it.',
        'No setting repairs that. After an update of the system, restart the server, so that the new kernel runs, install iptables again, on RHEL 10 and systems like it kernel-modules-extra too, and run perl /usr/local/csf/bin/csftest.pl again. In a container, only the provider can add modules of the kernel.',
      ],
      'stopped',
    );
  }
  if (lost.length > 0 || result === 'will') {
    const isWhole = result !== undefined;
    const without = lost.length === 0 ? 'some features' : inWords.format(lost);
    const why = lost.length === 0 ? 'the lines with FAILED, which are missing here, name them' : testsOf(failed);
    return says(
      `${isWhole ? '' : 'As far as this text shows, '}csf starts on this server, but without ${without}: ${why}.`,
      [
        `Leave the settings of these features off, or a start can fail.${isWhole ? ' All other features work.' : ' The text lacks the last line of csftest.pl, which begins with RESULT.'}`,
      ],
    );
  }
  return result === 'should'
    ? says('csf can run on this server with all its features: no test of csftest.pl failed.')
    : says(
        `${lines.length === 1 ? 'This test' : `These ${lines.length} tests`} of csftest.pl passed. Whether csf can run is in its last line, which begins with RESULT and is missing here.`,
      );
}

function testsOf(modules: readonly string[]): string {
  return `the ${modules.length === 1 ? 'test' : 'tests'} of ${inWords.format(modules)} failed`;
}
