import type {Panel} from '../../model/conf/shippedConfig';
import {isTrue} from '../../model/perl';
import {ignoredBy, type PastedLists} from '../../model/lfd/blocking/lists';
import {simulate, type BlockByLine, type Simulation, type Timeline} from '../../model/lfd/blocking/simulate';
import {blockTexts, type BlockTexts} from '../../model/lfd/blocking/texts';
import {hitKinds, type HitKind, type LineHit} from '../../model/lfd/hit';
import {logClock, type LineTime} from '../../model/lfd/time';
import {explainingReader, type ExplainedVerdict, type LineReason} from './explainLine';
import {packetInWords} from '../packets/samples';
import {stamp} from '../paste/samples';
import {notesOnLists, notesOnReplay, notesOnSettings, notGiven} from './limits';
import {isOfJournal, logsOf, panelOfText, pathInText, pathOf, sameNames, type NamedLog, type ReadLog} from './logNames';
import {isServerFailure} from './nearMisses';
import {settingIn, type PastedSettings} from './pastedSettings';
import {recogniseLog} from './recogniseLog';
import {stopOf, valuesOf} from './serverValues';
import {version} from '../../model/version';
import {sections, type ToolNote} from '../../pages/sections';

/** What somebody gave to the tester, besides the log itself. */
export type Server = {
  panel: Panel;
  /** The visitor's own csf.conf; empty for the shipped one of the panel. */
  config: string;
  lists: PastedLists;
  /** Setting that names the log, such as SSHD_LOG; empty for whatever the lines look like. */
  log: string;
  /** All lines of a log that somebody pasted: lines of csf.conf can be at their end. Of a file, the first ones have to do. */
  pasted?: readonly string[];
  /** When the log was written at the latest, in seconds since 1970: syslog names no year. */
  latest: number;
};

/** A line of the log, to show. */
export type Sample = {lineNumber: number; text: string};

/** What the packets are that lines of the kernel log are about, with what to do. */
type PacketWords = {packet?: {words: string; page: string}};

/** Lines that count for the same reason, or that lfd reports. */
export type CountedLines = PacketWords & {
  kind: HitKind;
  family: string;
  setting: string;
  service: string;
  text: string;
  lines: number;
  samples: Sample[];
};

/** Lines that do not count, for the same reason. */
export type OtherLines = PacketWords & {
  reason: LineReason;
  /** Whether lfd wrote them, and does not read them. */
  isOfLfd?: true;
  why: string;
  advice: string;
  setting: string;
  page: string;
  lines: number;
  samples: Sample[];
};

export type Reading = {
  log: ReadLog;
  /** The settings that must name this log for its lines to count, with the path that they have. */
  mustName: NamedLog[];
  /** The lines of csf.conf among the lines of the log. */
  pasted?: PastedSettings;
  /** How many are not empty. */
  lines: number;
  /** How many lines count against an address, are logins that lfd counts, and are only reported. */
  linesOf: Record<HitKind, number>;
  /** How many that count report a failure of the server itself. */
  serverFailures: number;
  counted: CountedLines[];
  others: OtherLines[];
};

/** An address with what lfd does about it. */
export type AddressTimeline = Omit<Timeline, 'steps'> & {
  steps: Timeline['steps'];
  /** How many of its lines are not in `steps`, which has the first ones. */
  moreSteps: number;
  texts: {block: BlockByLine; texts: BlockTexts}[];
};

export type Blocking = {
  /** What an administrator should know about the settings and about this replay. */
  notes: ToolNote[];
  /** Files and facts that were not given and that can change the result. */
  unknown: ToolNote[];
  blocks: number;
  blockedAddresses: number;
  /** The line of the visitor's own csf.conf with which lfd does not run. */
  stoppedBy?: string;
  /** The settings that the visitor changed, with the value of the server. */
  changed: [name: string, value: string, before: string][];
  /** Those that are blocked first, then those that came nearest to a limit. */
  answers: AddressTimeline[];
  moreAddresses: number;
  /** Settings that decided something here, with their values: what a visitor may want to change. */
  limits: [name: string, value: string][];
};

const mostSamples = 20;
const mostAnswers = 50;
const mostSteps = 200;
/** Enough to see which program writes the log. */
const linesToRecognise = 400;

/** Reads one log, line by line, and says what lfd makes of it. */
export type LogTest = {
  add: (line: string) => void;
  reading: () => Reading;
  /** @param changes settings with other values than the server has */
  blocking: (changes: Readonly<Record<string, string>>) => Blocking;
};

// eslint-disable-next-line max-lines-per-function -- what one reading of a log keeps
export function startLogTest(server: Server): LogTest {
  let {config} = server;
  let {values, missing, given, panel} = valuesOf(server);
  let ignored = ignoredBy(server.lists, isTrue(values['IGNORE_ALLOW']));
  const first: string[] = [];
  const hits: {hit: LineHit; time: LineTime | undefined}[] = [];
  const clock = logClock();
  const texts = new Map<number, string>();
  const counted = new Map<string, CountedLines>();
  const others = new Map<string, OtherLines>();
  let log: ReadLog | undefined;
  let read: ReturnType<typeof explainingReader> | undefined;
  let number = 0;
  let lines = 0;
  const assumed = new Set<string>();
  let pasted: PastedSettings | undefined;
  let serverFailures = 0;
  const linesOf = {failure: 0, login: 0, report: 0};

  function useServer(other: Panel): void {
    ({values, missing, given, panel} = valuesOf({...server, panel: other, config}));
    ignored = ignoredBy(server.lists, isTrue(values['IGNORE_ALLOW']));
  }

  function begin(): NonNullable<typeof read> {
    const settings = (server.pasted ?? first).flatMap((line) => settingIn(line) ?? []);
    if (settings.length > 0) {
      const count = server.config.trim() === '';
      pasted = {lines: settings.length, count};
      if (count) {
        config = settings.join('\n');
        useServer(server.panel);
      }
    }
    const recognised = server.log === '' ? recogniseLog(first)?.log : server.log;
    const setting = recognised ?? 'SSHD_LOG';
    const other = server.config.trim() === '' ? panelOfText(first, setting, values, panel) : undefined;
    if (other !== undefined) {
      useServer(other);
    }
    const path = pathInText(first, pathOf(setting, values, given));
    log = {
      setting,
      path,
      isRecognised: server.log === '' && recognised !== undefined,
      ...(recognised === undefined && {isTried: true as const}),
      ...(recognised === undefined && !first.some((line) => stamp.test(line)) && {isUnlike: true as const}),
      ...(isOfJournal(first) && {isJournal: true as const}),
      ...(other === undefined ? {} : {panel: other}),
    };
    return readerOf(log);
  }

  function readerOf({setting, path}: ReadLog): NonNullable<typeof read> {
    return explainingReader({
      file: path,
      settings: {
        ...{...values, ...sameNames(path, values, given)},
        ...Object.fromEntries([...assumed, setting].filter((name) => !given.has(name)).map((name) => [name, path])),
      },
      isShipped: (name) => !given.has(name),
      isIgnored: (address) => ignored(address) === 'yes',
    });
  }

  /**
   * The verdict on a line. Any setting can name the file of a log whose kind nobody chose: which ones must, is said
   * beside the result.
   */
  function judge(text: string, time: LineTime | undefined): ExplainedVerdict {
    const seconds = time && clock.running(time);
    const verdict = read!(text, number, seconds);
    const wanted = verdict.counted || verdict.reason !== 'wrong-log' ? undefined : verdict.log;
    if (wanted === undefined || server.log !== '' || given.has(wanted) || assumed.has(wanted)) {
      return verdict;
    }
    assumed.add(wanted);
    read = readerOf(log!);
    return read(text, number, seconds);
  }

  function take(text: string): void {
    number += 1;
    const canBeSetting = server.pasted !== undefined || number <= linesToRecognise;
    if (text.trim() === '' || (canBeSetting && settingIn(text) !== undefined)) {
      return;
    }
    lines += 1;
    const time = clock.read(text);
    const verdict = judge(text, time);
    const {id = '', ...packet} = packetInWords(text) ?? {};
    const told = 'words' in packet ? {packet} : {};
    if (verdict.counted) {
      const kinds = verdict.hits.map(({kind}) => kind);
      linesOf[hitKinds.find((kind) => kinds.includes(kind))!] += 1;
      serverFailures += isServerFailure(text) ? 1 : 0;
      texts.set(number, text);
      for (const hit of verdict.hits) {
        // lfd looks at the limit after each repetition.
        const one = {hit: {...hit, count: hit.count / hit.times}, time};
        hits.push(...Array.from({length: hit.times}, () => one));
        const {kind, family, setting, service} = hit;
        const group = groupOf(counted, `${family} ${setting} ${id}`, () => ({
          kind,
          family,
          setting,
          service,
          text: hit.text,
          ...told,
          ...empty(),
        }));
        note(group, number, text);
      }
    } else {
      const {
        reason,
        why,
        advice,
        what = '',
        setting = '',
        page = setting === '' ? sections.logNotCounted : '',
      } = verdict;
      const group = groupOf(others, `${reason} ${what} ${setting} ${id}`, () => ({
        reason,
        why,
        advice,
        setting,
        page,
        ...(what === 'lfd-log' && {isOfLfd: true as const}),
        ...told,
        ...empty(),
      }));
      note(group, number, text);
    }
  }

  function readFirst(): void {
    read ??= begin();
    first.splice(0).forEach(take);
  }

  return {
    add(line) {
      if (read !== undefined) {
        take(line);
      } else {
        first.push(line);
        if (first.length === linesToRecognise) {
          readFirst();
        }
      }
    },
    reading() {
      readFirst();
      const mustName = logsOf(
        [...counted.values()].map(({family}) => family),
        log!.setting,
        values,
        given,
        panel,
      );
      return {
        log: log!,
        mustName,
        ...(pasted && {pasted}),
        lines,
        linesOf,
        serverFailures,
        counted: mostFirst(counted),
        others: mostFirst(others),
      };
    },
    blocking(changes) {
      readFirst();
      const all = {...values, ...changes};
      const secondsOf = clock.secondsBefore(server.latest);
      const timed = hits.map(({hit, time}) => ({...hit, seconds: time && secondsOf(time)}));
      const simulation = simulate(timed, all, server.lists);
      const unknown = [
        ...(missing === 0
          ? []
          : [
              {
                text: `csf.conf: your text has no line for ${missing} settings of ${version}. They count as shipped.`,
                page: sections.logUnknown,
              },
            ]),
        // Where nothing counts, no list decides about it.
        ...notGiven(all, server.lists).filter(({page}) => hits.length > 0 || page === sections.ownPatterns),
      ];
      const notes = [...notesOnLists(server.lists), ...notesOnSettings(all), ...notesOnReplay(timed, all)];
      const changed = Object.entries(changes).flatMap(([name, value]): Blocking['changed'] =>
        value === values[name] ? [] : [[name, value, values[name] ?? '']],
      );
      const stoppedBy = stopOf(config);
      return {
        ...blockingOf(simulation, all, (lineNumber) => texts.get(lineNumber) ?? ''),
        ...{notes, unknown, changed},
        ...(stoppedBy !== undefined && {stoppedBy}),
      };
    },
  };
}

function empty(): {lines: number; samples: Sample[]} {
  return {lines: 0, samples: []};
}

function groupOf<T>(groups: Map<string, T>, key: string, make: () => T): T {
  const group = groups.get(key) ?? make();
  groups.set(key, group);
  return group;
}

function note(group: {lines: number; samples: Sample[]}, lineNumber: number, text: string): void {
  group.lines += 1;
  if (group.samples.length < mostSamples) {
    group.samples.push({lineNumber, text: text.length > 1000 ? `${text.slice(0, 1000)} …` : text});
  }
}

function mostFirst<T extends {lines: number}>(groups: Map<string, T>): T[] {
  return [...groups.values()].sort((a, b) => b.lines - a.lines);
}

function blockingOf(
  {addresses, blocks}: Simulation,
  values: Record<string, string>,
  lineText: (lineNumber: number) => string,
): Omit<Blocking, 'changed' | 'notes' | 'unknown' | 'stoppedBy'> {
  const sorted = [...addresses].sort(
    (a, b) =>
      b.blocks.length - a.blocks.length ||
      Number(b.isUncertain) - Number(a.isUncertain) ||
      reached(b) - reached(a) ||
      b.steps.length - a.steps.length,
  );
  const shown = sorted.slice(0, mostAnswers);
  return {
    blocks: blocks.length,
    blockedAddresses: addresses.filter((timeline) => timeline.blocks.length > 0).length,
    moreAddresses: sorted.length - shown.length,
    answers: shown.map((timeline) => ({
      ...timeline,
      steps: timeline.steps.slice(0, mostSteps),
      moreSteps: Math.max(0, timeline.steps.length - mostSteps),
      texts: timeline.blocks
        .slice(0, 20)
        .map((block) => ({block, texts: blockTexts(block, values, {hostname: 'server.example.com', lineText})})),
    })),
    limits: limitsOf(addresses, values),
  };
}

/** How near an address came to its limit, 1 where it met it. */
function reached({nearest}: Timeline): number {
  return nearest === undefined ? 0 : nearest.limit === 0 ? 1 : nearest.count / nearest.limit;
}

/** The settings that a visitor may want to change, those of the services in the log first. */
function limitsOf(addresses: Timeline[], values: Record<string, string>): [string, string][] {
  const own = addresses.flatMap(({steps}) => steps.map(({setting}) => setting)).filter((setting) => setting !== '');
  const names = [...new Set(own)].flatMap((setting) => [setting, `${setting}_PERM`]);
  const common = [
    'LF_TRIGGER',
    'LF_TRIGGER_PERM',
    'LF_INTERVAL',
    'LF_PERMBLOCK',
    'LF_PERMBLOCK_COUNT',
    'LF_NETBLOCK',
    'LF_NETBLOCK_COUNT',
  ];
  return [...names, ...common].flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]));
}
