import {isLoopback} from '../../address';
import type {Hit} from '../hit';
import {blockingSettings, type SettingValues} from './blockingSettings';
import {isTrue} from '../../perl';
import {countersOf, notCounted, type Cause, type Counted} from './counters';
import type {Block} from './block';
import {createBlockLists} from './blockLists';
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
};

/** Says when lfd blocks whom if it reads each line when the line is written. */
// eslint-disable-next-line max-lines-per-function -- the order in which lfd does things
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
  const {block: ask} = createBlockLists(settings, lists.deny, isInAllow, addressList(lists.ignore));
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
        // The same object: the block lists note on it when a limit of the lists ends it.
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

/** Settings beside csf.allow whose addresses stay allowed. */
export const otherAllows = ['GLOBAL_ALLOW', 'DYNDNS', 'GLOBAL_DYNDNS', 'CC_ALLOW'] as const;
