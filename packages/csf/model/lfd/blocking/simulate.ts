import {isLoopback} from '../../address';
import type {Hit} from '../hit';
import {blockingSettings, type BlockingSettings, type SettingValues} from './blockingSettings';
import {isTrue} from '../../perl';
import {entryOfSetting, sections, type ToolNote} from '../../../pages/sections';
import {countersOf, notCounted, type Cause, type Counted} from './counters';
import {firewall, type Block} from './blockLists';
import {readList} from '../../lists/readList';
import {addressList, ignoredBy, type Listed, type PastedLists} from './lists';

/** One hit, and what lfd makes of it. Without a time, it is counted as read with the line before it. */
export type Step = Pick<Hit, 'lineNumber' | 'seconds'> & Omit<Counted, 'wanted'>;

/** A block, with the line and the count that led to it. */
export type BlockByLine = Block & Cause & {lineNumber: number};

export type Timeline = {
  address: string;
  /** Whether lfd ignores the address; unknown where csf.ignore was not pasted. */
  isIgnored: Listed;
  steps: Step[];
  /** The step that came nearest to its limit; undefined where nothing counted. */
  nearest: Step | undefined;
  blocks: BlockByLine[];
  /** Whether a block depends on lines whose times we cannot read; `blocks` is empty then. */
  isUncertain: boolean;
  /** The first line at which lfd wants a block and finds the address in csf.deny, or blocked already. */
  alreadyBlockedAt: number | undefined;
};

export type Simulation = {
  /** In the order of their first hits. */
  addresses: Timeline[];
  /** In the order of time. */
  blocks: BlockByLine[];
  /** What an administrator should know about the settings and about this replay. */
  notes: ToolNote[];
  /** Files and facts that were not given and that can change the result. */
  unknown: ToolNote[];
};

/** Says when lfd blocks whom if it reads each line when the line is written. */
export function simulate(hits: readonly Hit[], values: SettingValues, lists: PastedLists = {}): Simulation {
  const settings = blockingSettings(values);
  const counterOf = countersOf(settings);
  const inAllowFile = addressList(lists.allow);
  const hasOtherAllows = otherAllows.some((name) => isTrue(values[name]));
  const isInAllow = (address: string): Listed => {
    const listed = inAllowFile(address);
    return listed === 'no' && hasOtherAllows ? 'unknown' : listed;
  };
  const ignored = ignoredBy(lists, settings.ignoresAllowed);
  const {block: ask} = firewall(settings, lists.deny, isInAllow, addressList(lists.ignore));
  const times = timesOf(hits);
  const order = readingOrder(times);
  const start = times[order[0] ?? 0] ?? 0;
  const timelines = new Map<string, Timeline>();
  const blocks: BlockByLine[] = [];
  const uncertain = new Set<BlockByLine>();
  // Who would reach a limit if all lines came at once.
  const totals = new Map<string, number>();
  const reaching = new Set<Timeline>();

  const timelineOf = (address: string): Timeline => {
    const known = timelines.get(address);
    if (known !== undefined) {
      return known;
    }
    const timeline: Timeline = {
      address,
      isIgnored: ignored(address),
      steps: [],
      nearest: undefined,
      blocks: [],
      isUncertain: false,
      alreadyBlockedAt: undefined,
    };
    timelines.set(address, timeline);
    return timeline;
  };

  for (const index of order) {
    const hit = hits[index]!;
    const seconds = times[index]!;
    const count = counterOf(hit.setting);
    // lfd never counts the server's own addresses of this kind.
    if (count === undefined || hit.address === '' || isLoopback(hit.address)) {
      continue;
    }
    const timeline = timelineOf(hit.address);
    const {
      setting,
      count: reached,
      limit,
      state,
      wanted,
    } = timeline.isIgnored === 'yes'
      ? notCounted(hit.setting, 'ignored')
      : count(hit, {seconds, pass: Math.ceil((seconds - start) / settings.parse)});
    const step: Step = {lineNumber: hit.lineNumber, seconds: hit.seconds, setting, count: reached, limit, state};
    timeline.steps.push(step);
    if (step.state === 'counted') {
      const total = (totals.get(`${hit.address} ${setting}`) ?? 0) + Math.max(1, hit.count);
      totals.set(`${hit.address} ${setting}`, total);
      if (total >= limit) {
        reaching.add(timeline);
      }
    }
    if (step.state === 'counted' && (timeline.nearest === undefined || nearness(step) > nearness(timeline.nearest))) {
      timeline.nearest = step;
    }
    for (const {request, cause} of wanted) {
      const made = ask({...request, seconds});
      if (made !== undefined) {
        // The same object: the firewall notes on it when a limit of the lists ends it.
        const block = Object.assign(made, cause, {lineNumber: hit.lineNumber});
        blocks.push(block);
        timelineOf(block.address).blocks.push(block);
      } else {
        timelineOf(request.address).alreadyBlockedAt ??= hit.lineNumber;
      }
    }
  }

  // No time is made up: whether such lines came close enough to each other, nobody can say.
  for (const timeline of timelines.values()) {
    timeline.isUncertain = isTimeless(timeline) && (timeline.blocks.length > 0 || reaching.has(timeline));
    if (timeline.isUncertain) {
      timeline.blocks.splice(0).forEach((block) => uncertain.add(block));
    }
  }
  return {
    addresses: [...timelines.values()],
    blocks: blocks.filter((block) => !uncertain.has(block)),
    notes: [...settings.notes, ...approximations(hits, settings)],
    unknown: notGiven(values, lists, settings),
  };
}

function isTimeless({steps}: Timeline): boolean {
  return steps.some(({seconds, state}) => seconds === undefined && (state === 'counted' || state === 'skipped'));
}

/** How much of the limit is reached; a limit of 0 is met by the first line. */
function nearness({count, limit}: Step): number {
  return limit === 0 ? Infinity : count / limit;
}

/** The time at which each hit counts. Lines without a time count as read with the line before them. */
function timesOf(hits: readonly Hit[]): number[] {
  let seconds = hits.find((hit) => hit.seconds !== undefined)?.seconds ?? 0;
  return hits.map((hit) => (seconds = hit.seconds ?? seconds));
}

/** The indices of the hits in the order in which lfd reads them. */
function readingOrder(times: readonly number[]): number[] {
  const order = [...times.keys()];
  const isInOrder = times.every((time, index) => index === 0 || times[index - 1]! <= time);
  return isInOrder ? order : order.sort((a, b) => times[a]! - times[b]!);
}

function approximations(hits: readonly Hit[], settings: BlockingSettings): ToolNote[] {
  const isTimeless = hits.some(({seconds}) => seconds === undefined);
  const texts = [
    'lfd counts by its own clock, when it reads a line. Here every line counts at the time in the line.',
    `lfd reads its logs about every ${settings.parse} seconds (LF_PARSE) and looks up the host name first, so a block can come some seconds after the line that caused it.`,
    'The tester assumes that lfd counted and blocked nothing before the first line, except the entries in your lists.',
    'Lines after a block count as they would count in lfd. On a server, a working block prevents most of these lines.',
    ...(hits.some(({setting}) => /^(PS|LT_|LF_APACHE)/.test(setting))
      ? [
          'Port scans, web errors and logins per hour count in fixed windows that begin when lfd starts. Here the first window begins with the first line. On a server, a burst can fall into two windows.',
        ]
      : []),
    ...(hits.some(({times = 1}) => times > 1)
      ? [
          `A line "last message repeated" counts here if it comes within ${settings.parse} seconds of its line. On a server, lfd may look at the log between the two: then it counts none of the repetitions.`,
        ]
      : []),
    ...(isTimeless
      ? ['Some lines have no time that the tester can read. It gives no verdict on a block that depends on them.']
      : []),
    ...(hits.some(({setting, port}) => /^PS/.test(setting) && port === undefined)
      ? ['Some packets have no port here, so the tester does not apply PS_PORTS and PS_DIVERSITY to them.']
      : []),
  ];
  return texts.map((text) => ({text, page: sections.logCounts}));
}

/** Settings beside csf.allow whose addresses stay allowed. */
const otherAllows = ['GLOBAL_ALLOW', 'DYNDNS', 'GLOBAL_DYNDNS', 'CC_ALLOW'] as const;

function notGiven(values: SettingValues, lists: PastedLists, settings: BlockingSettings): ToolNote[] {
  const namesHosts = (text: string | undefined): boolean => readList(text).some(({entry}) => /^[.\w]/.test(entry));
  const includes = Object.entries(lists).filter(([, text]) =>
    readList(text).some(({included}) => included !== undefined),
  );
  const files = [
    ...(lists.ignore === undefined ? ['csf.ignore: lfd does not count its addresses.'] : []),
    ...(lists.allow === undefined
      ? [
          settings.ignoresAllowed
            ? 'csf.allow: with IGNORE_ALLOW, lfd does not count its addresses.'
            : 'csf.allow: lfd logs a block of its addresses, but they stay allowed.',
        ]
      : []),
    ...(lists.deny === undefined ? ['csf.deny: lfd does not block an address again that is already in it.'] : []),
    ...(lists.rignore === undefined || namesHosts(lists.rignore)
      ? ['csf.rignore: lfd ignores addresses by their host names, which this page does not look up.']
      : []),
    ...includes.map(([name]) => `csf.${name} includes other files, which this page does not have.`),
  ];
  const others: [setting: string, text: string, isOn?: boolean][] = [
    ['CC_IGNORE', 'lfd ignores addresses by country, which this page does not look up.'],
    ['GLOBAL_IGNORE', 'lfd also ignores the addresses of that list.'],
    ['RELAYHOSTS', 'lfd also ignores the addresses in /etc/relayhosts.'],
    ['DYNDNS_IGNORE', 'lfd also ignores the addresses of the names in csf.dyndns.', isTrue(values.DYNDNS)],
    ['GLOBAL_DYNDNS_IGNORE', 'lfd also ignores the addresses of the names in that list.', isTrue(values.GLOBAL_DYNDNS)],
    ...otherAllows.map((name): [string, string] => [name, 'a block does nothing for the addresses that it allows.']),
  ];
  return [
    ...files.map((text) => ({text, page: sections.logUnknown})),
    ...others.flatMap(([name, text, isOn = true]) =>
      isOn && isTrue(values[name]) ? [{text: `${name}: ${text}`, page: entryOfSetting(name)}] : [],
    ),
    {text: "The server's own addresses: lfd ignores them.", page: sections.logUnknown},
    {text: 'regex.custom.pm: lfd tries its patterns before its own.', page: sections.ownPatterns},
  ];
}
