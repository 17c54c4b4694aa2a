import {runInSandbox} from '../../oracle/sandbox';
import {inParallel, type Outcome, type Task} from '../task';
import {copyAll, findingsOf, follow, isGone, isSame, readFiles, readWords, settle, type File} from './remedies';

/** One remedy, or all of a file at once: the file before and after. `stops`: csf does not start with the file before. */
type Remedy = {what: string; before: File; after: File; caution: boolean; stops: boolean; gone: boolean};

/** What step.py says about it. */
type Seen = {harms: Record<string, string[]>; failed: string | null; code: number | null; output: string};

// A start of csf takes seconds. What a sandbox costs is little beside twenty of them.
const perSandbox = 20;

/** Carries out the remedies of the configuration checker beside the real csf: it starts, and SSH stays open. */
export async function compareRemedies({product}: Task): Promise<Outcome> {
  const told = new Set<string>();
  const remedies = readFiles().flatMap((file) => remediesOf(file, told));
  const groups = Array.from({length: Math.ceil(remedies.length / perSandbox)}, (_, index) =>
    remedies.slice(index * perSandbox, (index + 1) * perSandbox),
  );
  let differing = 0;
  const counts = {fine: 0, cautioned: 0, harm: 0};
  await inParallel(groups, async (group) => {
    const seen = await carryOut(product, group);
    for (const [index, {what, caution, stops, gone}] of group.entries()) {
      const problems = problemsOf(seen[index]!, stops, gone);
      const isForeseen = caution && problems.every((problem) => /^(locks out|closes|ends sessions)/.test(problem));
      counts[problems.length === 0 ? 'fine' : isForeseen ? 'cautioned' : 'harm'] += 1;
      if (problems.length > 0 && !isForeseen) {
        differing += 1;
        console.log(`\n${what}\n  ${problems.join('\n  ')}`);
      }
    }
  });
  const {fine, cautioned, harm} = counts;
  return {
    compared: `${remedies.length} remedies: ${fine} fine, ${cautioned} close SSH or end sessions, and say so, ${harm} harm`,
    differing,
  };
}

/** Of remedies that differ only in the setting or in a number, the first one that was not yet told. */
function remediesOf(file: File, told: Set<string>): Remedy[] {
  const words = readWords();
  const findings = findingsOf(file).filter(({severity}) => severity !== 'new');
  const single = findings.flatMap((finding): Remedy[] => {
    const before = settle(file, words, finding);
    const again = findingsOf(before).find((each) => isSame(each, finding));
    const after = again && follow(before, again, words);
    const what = `${finding.id}: ${finding.title}: ${finding.remedy}`;
    const kind = `${finding.id}: ${finding.remedy.replaceAll(/[A-Z][A-Z0-9_]+|\d+/g, '…')} ${finding.severity} ${finding.caution}`;
    if (after === undefined || told.has(kind)) {
      return [];
    }
    told.add(kind);
    const caution = finding.caution !== undefined;
    return [
      {
        what: `${file.name}, ${what}`,
        before,
        after,
        caution,
        stops: finding.stop !== undefined,
        gone: isGone(finding, before, after),
      },
    ];
  });
  const hasSeveral = findings.filter(({fix}) => fix !== undefined).length > 1;
  const all = (what: string, wanted: Parameters<typeof copyAll>[1], caution: boolean): Remedy => ({
    ...{
      what: `${file.name}, ${what}`,
      before: file,
      after: settle(copyAll(file, wanted), words),
      caution,
      stops: false,
      gone: true,
    },
  });
  const hasCaution = findings.some(({caution}) => caution !== undefined);
  return [
    ...single,
    ...(hasSeveral ? [all('all lines but those with a caution', ({caution}) => caution === undefined, false)] : []),
    ...(hasSeveral && hasCaution ? [all('all lines', () => true, true)] : []),
  ];
}

function problemsOf({harms, failed, code, output}: Seen, stops: boolean, gone: boolean): string[] {
  const hasStarted = output.startsWith('csf -r: 0\n');
  // A remedy may delete a line. Without rules every port was open, and Linux knew no session: csf then closes what its
  // lists don't name, and ends sessions. A new one from the reader, who is not in csf.allow, must work.
  const kinds = Object.entries(harms).filter(
    ([kind]) => kind !== 'loses csf.conf' && (hasStarted || !['ends sessions', 'closes'].includes(kind)),
  );
  // Where csf didn't start before, only the remedy of that finding has to let it.
  const isFailure = failed !== null && (hasStarted || stops);
  return [
    ...kinds.map(([kind, details]) => `${kind}: ${details.join('; ')}`),
    ...(isFailure ? [`${failed} does not hold, exit code ${code}: ${output.slice(-300)}`] : []),
    ...(gone ? [] : ['the finding stays']),
  ];
}

function carryOut(product: string, group: readonly Remedy[]): Promise<Seen[]> {
  const files = Object.fromEntries(
    group.flatMap(({before, after}, index) => [
      [`remedies/${index}.before`, before.text],
      [`remedies/${index}.after`, after.text],
    ]),
  );
  const steps = group.map((_, index) => ({
    before: `cp /oracle/conf/remedies/${index}.before /etc/csf/csf.conf; csf -r; echo "csf -r: $?" >/tmp/before`,
    block: `cat /tmp/before; \\cp -f /oracle/conf/remedies/${index}.after /etc/csf/csf.conf; csf -r`,
    done: ['[ "$EXIT" = 0 ]', '[ ! -e /etc/csf/csf.error ]'],
  }));
  // Addresses of a country: the reader is there, the stranger is not.
  const zone = {'var-lib-csf/zone/de.zone': '203.0.113.0/24\n', 'var-lib-csf/zone/de.zone6': '2001:db8::/32\n'};
  return runInSandbox(
    product,
    {files: {...files, ...zone}, settings: {}},
    ['python3', '/oracle/scripts/step.py'],
    (_, stdout) =>
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Seen),
    {
      input: JSON.stringify({address: '203.0.113.7', shell: '', opened: [], session: true, steps}),
      ipv4: '203.0.113.10/24',
    },
  );
}
