/* eslint-disable max-lines -- a counter for each way in which lfd counts */
import {serviceNamed, services} from '../../services';
import {type BlockingSettings} from './blockingSettings';
import {isTrue, numberOf} from '../../perl';
import type {Request} from './block';
import type {Hit} from '../hit';
import {namesPort} from '../namesPort';
import {printSentence} from '../sentences';

/*
 * Counts as lfd does, from lfd.pl line 1690 (dochecks): a limit is met when equal, LF_TRIGGER shares one counter,
 * LF_SELECT blocks only its own ports, a block forgets all counts and skips the rest of a pass; in this order in
 * lfd.pl lines 1791, 1742, 1797, 1801 and 1708. Distributed attacks: lfd.pl lines 1809, 1859, 1892.
 * Fixed windows: lfd.pl lines 1284, 1905, 2960.
 */

/** When lfd reads a line: by the time of the line, and in which pass over the log. */
type Moment = {seconds: number; pass: number};

/** Why lfd wants a block. */
export type Cause = {
  service: string;
  /** The number that lfd writes: failures, hits, logins. */
  count: number;
  /** The seconds that lfd writes behind the number. */
  interval: string;
  account: string;
  /** The lines that lfd puts into the mail. */
  lineNumbers: number[];
  /** All addresses that lfd blocks at once, for the LF_DIST settings. */
  together: string[];
};

/** What one hit does to a count. */
export type Counted = {
  /** The setting whose limit counts; empty where no setting is behind the service. */
  setting: string;
  count: number;
  limit: number;
  state:
    /** lfd added it. */
    | 'counted'
    /** The setting is off, or the port is not in PS_PORTS. */
    | 'off'
    /** The address is in csf.ignore, or in csf.allow with IGNORE_ALLOW. */
    | 'ignored'
    /** lfd had blocked the address in the same pass over the log, and skips the rest. */
    | 'skipped';
  wanted: readonly Wanted[];
};

type Wanted = {request: Omit<Request, 'seconds'>; cause: Cause};

const none: readonly Wanted[] = [];

type Counter = (hit: Hit, moment: Moment) => Counted;

/** What does not count, and why. */
export function notCounted(setting: string, state: 'off' | 'ignored' | 'skipped'): Counted {
  return {setting, count: 0, limit: 0, state, wanted: none};
}

/** The counter of a setting; undefined for settings that block nobody by the lines of a log. */
export function countersOf(settings: BlockingSettings): (setting: string) => Counter | undefined {
  const failures = failureCounter(settings);
  const webErrors = webErrorCounter(settings);
  const others = new Map<string, Counter>([
    ['LF_DISTFTP', distributedLoginCounter(settings, 'LF_DISTFTP')],
    ['LF_DISTSMTP', distributedLoginCounter(settings, 'LF_DISTSMTP')],
    ['LF_APACHE_404', webErrors],
    ['LF_APACHE_403', webErrors],
    ['LF_APACHE_401', webErrors],
    ['LT_POP3D', loginCounter(settings, 'LT_POP3D')],
    ['LT_IMAPD', loginCounter(settings, 'LT_IMAPD')],
  ]);
  const scans = portScanCounter(settings);
  return (setting) => {
    if (/^PS(_|$)/.test(setting)) {
      return scans;
    }
    const isFailure = setting === 'LF_CUSTOMTRIGGER' || serviceSettings.has(setting);
    return others.get(setting) ?? (isFailure ? failures : undefined);
  };
}

const serviceSettings = new Set(services.map(({setting}) => setting));

const isTemporary = (lasts: string): boolean => numberOf(lasts) > 1;

/** Failed logins and the like: by address and service, or with LF_TRIGGER by address alone; and by account. */
// eslint-disable-next-line max-lines-per-function -- what lfd counts of failures, by address and by account
function failureCounter(settings: BlockingSettings): Counter {
  const {interval, isShared, isSelective, cloudFlare, distributedAttack} = settings;
  type Counts = {services: Map<string, Times>; lineNumbers: number[]};
  const byAddress = new Map<string, Counts>();
  const byAccount = new Map<string, Recent>();
  const customPorts = new Map<string, string>();
  const blocked = new Set<string>();
  let pass = -1;

  // eslint-disable-next-line max-lines-per-function -- the counting itself, which shares these tables
  return (hit, moment) => {
    const {address, service, account, custom} = hit;
    if (custom === undefined && !settings.limitOf(hit.enabledBy ?? hit.setting).isOn) {
      return notCounted(hit.setting, 'off');
    }
    if (moment.pass !== pass) {
      pass = moment.pass;
      blocked.clear();
    }
    if (blocked.has(address)) {
      return notCounted(hit.setting, 'skipped');
    }
    const isCustom = custom !== undefined && isTrue(custom.limit);
    if (isCustom) {
      // The ports of an own pattern replace those of the service from then on.
      customPorts.set(service, custom.ports);
    }
    const setting = isShared
      ? 'LF_TRIGGER'
      : (serviceNamed(service)?.setting ?? (isCustom ? 'LF_CUSTOMTRIGGER' : custom === undefined ? hit.setting : ''));
    const {limit, lasts} =
      setting === 'LF_CUSTOMTRIGGER'
        ? {limit: numberOf(custom!.limit), lasts: custom!.lasts}
        : settings.limitOf(setting);
    const where = {
      ports: isSelective ? (customPorts.get(service) ?? settings.portsOf(service)) : '',
      direction: isSelective ? ('in' as const) : ('inout' as const),
    };

    const counts = byAddress.get(address) ?? {services: new Map<string, Times>(), lineNumbers: []};
    byAddress.set(address, counts);
    const failures = counts.services.get(service) ?? {seconds: [], oldest: 0};
    counts.services.set(service, failures);
    counts.lineNumbers.push(hit.lineNumber);
    for (let failure = 0; failure < Math.max(1, hit.count); failure++) {
      failures.seconds.push(moment.seconds);
    }
    let count = 0;
    for (const one of isShared ? counts.services.values() : [failures]) {
      count += countWithin(one, interval, moment.seconds);
    }
    let wanted = none;

    if (count >= limit) {
      const services = isShared ? [...counts.services.keys()] : [service];
      const lineNumbers = counts.lineNumbers.slice(-count);
      if (isSelective) {
        counts.services.delete(service);
        counts.lineNumbers = lineNumbers;
      } else {
        byAddress.delete(address);
      }
      blocked.add(address);
      const isAtCloudFlare =
        cloudFlare.isOn &&
        (['LF_MODSEC', 'LF_CXS'].includes(setting) || (setting === 'LF_CUSTOMTRIGGER' && isTrue(custom?.cloudFlare)));
      const [before, after] = printSentence('failures', {
        services: services.join(','),
        text: services.length === 1 && hit.text !== undefined ? hit.text : 'Login failure/trigger from',
        count,
        interval,
      });
      const request = {
        address,
        trigger: setting === '' ? 'other' : setting,
        message: isAtCloudFlare ? ([before, `${after} (CF_ENABLE)`] as const) : ([before, after] as const),
        isPermanent: !isAtCloudFlare && !isTemporary(lasts),
        lasts: isAtCloudFlare ? cloudFlare.lasts : lasts,
        ...where,
      };
      const cause = {
        service: services.join(','),
        count,
        interval: String(interval),
        account,
        lineNumbers,
        together: [],
      };
      wanted = [{request, cause}];
    }

    if (distributedAttack.isOn && isTrue(account)) {
      const key = `${service} ${account}`;
      const attack = byAccount.get(key) ?? recentLines();
      byAccount.set(key, attack);
      attack.add(hit, moment.seconds);
      const total = attack.countWithin(interval, moment.seconds);
      if (total >= limit && attack.addressCount() >= distributedAttack.addresses) {
        byAccount.delete(key);
        attack.addresses().forEach((one) => blocked.add(one));
        const message = printSentence('distributed', {count: total, service, account, interval});
        const request = {...where, lasts, trigger: 'LF_DISTATTACK', message};
        wanted = [...wanted, ...allOf(attack, request, {service, account, interval})];
      }
    }
    return {setting, count, limit, state: 'counted', wanted};
  };
}

/** Logins to one account that succeed, from many addresses. */
function distributedLoginCounter(settings: BlockingSettings, setting: 'LF_DISTFTP' | 'LF_DISTSMTP'): Counter {
  const sentence = setting === 'LF_DISTFTP' ? 'distributedFtp' : 'distributedSmtp';
  const {limit, lasts, addresses} = settings.distributedLogins[setting];
  const {distributedInterval} = settings;
  const byAccount = new Map<string, Recent>();
  return (hit, {seconds}) => {
    const {account, service} = hit;
    if (!settings.limitOf(setting).isOn || !isTrue(account)) {
      return notCounted(setting, 'off');
    }
    const logins = byAccount.get(account) ?? recentLines();
    byAccount.set(account, logins);
    logins.add(hit, seconds);
    const count = logins.countWithin(distributedInterval, seconds);
    if (count < limit || logins.addressCount() < addresses) {
      return {setting, count, limit, state: 'counted', wanted: none};
    }
    byAccount.delete(account);
    const message = printSentence(sentence, {count, account, interval: distributedInterval});
    const request = {ports: '', direction: 'inout' as const, lasts, trigger: setting, message};
    // The mail names LF_INTERVAL, although LF_DIST_INTERVAL counts.
    const wanted = allOf(logins, request, {service, account, interval: settings.interval});
    return {setting, count, limit, state: 'counted', wanted};
  };
}

/** The requests for every address that took part. */
function allOf(
  lines: Recent,
  request: Pick<Request, 'ports' | 'direction' | 'lasts' | 'trigger' | 'message'>,
  {service, account, interval}: {service: string; account: string; interval: number},
): Wanted[] {
  const together = lines.addresses();
  const cause = {
    service,
    account,
    count: lines.total(),
    interval: String(interval),
    lineNumbers: lines.lineNumbers(),
    together,
  };
  return together.map((address) => ({
    request: {...request, address, isPermanent: !isTemporary(request.lasts)},
    cause,
  }));
}

/** Web requests that ended with an error, in fixed windows of LF_INTERVAL. */
function webErrorCounter(settings: BlockingSettings): Counter {
  const {interval} = settings;
  const windows = fixedWindows(settings.parse);
  return (hit, {pass}) => {
    const {setting, address, service} = hit;
    const {isOn: isCounting, limit, lasts} = settings.limitOf(setting);
    if (!isCounting) {
      return notCounted(setting, 'off');
    }
    const {count, lineNumbers, take} = windows(`${setting} ${address}`, hit, pass, interval);
    if (count <= limit) {
      return {setting, count, limit, state: 'counted', wanted: none};
    }
    take();
    const request = {
      address,
      trigger: setting,
      message: printSentence(`web${setting.slice(-3) as '404' | '403' | '401'}`, {count: limit, interval}),
      isPermanent: !isTemporary(lasts),
      lasts,
      ports: settings.portsOf('mod_security'),
      direction: 'in' as const,
    };
    const cause = {service, count: limit, interval: String(interval), account: '', lineNumbers, together: []};
    return {setting, count, limit, state: 'counted', wanted: [{request, cause}]};
  };
}

/** POP3 and IMAP logins that succeed, by account and address, in fixed windows of an hour. */
function loginCounter(settings: BlockingSettings, setting: 'LT_POP3D' | 'LT_IMAPD'): Counter {
  const [service, sentence] =
    setting === 'LT_POP3D' ? (['pop3d', 'pop3Logins'] as const) : (['imapd', 'imapLogins'] as const);
  const windows = fixedWindows(settings.parse);
  return (hit, {pass}) => {
    const {address, account} = hit;
    const {isOn: isCounting, limit} = settings.limitOf(setting);
    if (!isCounting || !isTrue(account)) {
      return notCounted(setting, 'off');
    }
    const {count, elapsed, lineNumbers, take} = windows(`${address} ${account}`, hit, pass, 3600);
    if (count <= limit) {
      return {setting, count, limit, state: 'counted', wanted: none};
    }
    take();
    const request = {
      address,
      trigger: setting,
      message: printSentence(sentence, {count, interval: elapsed, name: account, limit}),
      isPermanent: false,
      lasts: String(3600 - elapsed),
      ports: service === 'pop3d' ? '110,995' : '143,993',
      direction: 'in' as const,
      isNeverMadePermanent: settings.permanentBlock.skipsLogins,
    };
    const cause = {service, count, interval: String(elapsed), account, lineNumbers, together: []};
    return {setting, count, limit, state: 'counted', wanted: [{request, cause}]};
  };
}

/** Blocked packets, in fixed windows of PS_INTERVAL. */
function portScanCounter(settings: BlockingSettings): Counter {
  const {isOn: isCounting, limit, lasts, ports, diversity, isPermanent, interval} = settings.portScan;
  const windows = fixedWindows(settings.parse);
  const blocked = new Set<string>();
  let lastPass = -1;
  return (hit, {pass}) => {
    const {address, service, port} = hit;
    if (!isCounting || (port !== undefined && !(isTrue(port) && namesPort(ports, port)))) {
      return notCounted('PS_LIMIT', 'off');
    }
    if (pass !== lastPass) {
      lastPass = pass;
      blocked.clear();
    }
    const {count, elapsed, lineNumbers, portCount, take} = windows(address, hit, pass, interval);
    const counted: Counted = {setting: 'PS_LIMIT', count, limit, state: 'counted', wanted: none};
    if (count <= limit || (diversity > 1 && diversity > portCount)) {
      return counted;
    }
    take();
    if (blocked.has(address)) {
      return counted;
    }
    blocked.add(address);
    const request = {
      address,
      trigger: 'PS_LIMIT',
      message: printSentence('scan', {count, interval: elapsed}),
      isPermanent,
      lasts,
      ports: '',
      direction: 'in' as const,
    };
    const cause = {service, count, interval: String(elapsed), account: '', lineNumbers, together: []};
    return {...counted, wanted: [{request, cause}]};
  };
}

/** When each failure was, the oldest first; those in front of the index are over. */
type Times = {seconds: number[]; oldest: number};

function countWithin(times: Times, interval: number, now: number): number {
  // Exactly the interval ago still counts.
  while (now - times.seconds[times.oldest]! > interval) {
    times.oldest++;
  }
  return times.seconds.length - times.oldest;
}

type Recent = {
  add: (hit: Hit, seconds: number) => void;
  /** Drops what is older than the interval, and counts the rest. */
  countWithin: (interval: number, now: number) => number;
  total: () => number;
  addressCount: () => number;
  addresses: () => string[];
  lineNumbers: () => number[];
};

/** Lines of many addresses, with how many each has. */
function recentLines(): Recent {
  const lines: Hit[] = [];
  const times: Times = {seconds: [], oldest: 0};
  const addresses = new Map<string, number>();
  return {
    add: (hit, seconds) => {
      lines.push(hit);
      times.seconds.push(seconds);
      addresses.set(hit.address, (addresses.get(hit.address) ?? 0) + 1);
    },
    countWithin: (interval, now) => {
      const before = times.oldest;
      const count = countWithin(times, interval, now);
      for (const {address} of lines.slice(before, times.oldest)) {
        const left = addresses.get(address)! - 1;
        if (left === 0) {
          addresses.delete(address);
        } else {
          addresses.set(address, left);
        }
      }
      return count;
    },
    total: () => lines.length - times.oldest,
    addressCount: () => addresses.size,
    addresses: () => [...addresses.keys()],
    lineNumbers: () => lines.slice(times.oldest).map(({lineNumber}) => lineNumber),
  };
}

type Window = {
  count: number;
  /** Seconds since the window began, as lfd adds up its passes. */
  elapsed: number;
  lineNumbers: number[];
  portCount: number;
  /** Begins the count anew. */
  take: () => void;
};

/** Counts that lfd throws away every so often, all at once, from its start on. */
function fixedWindows(parse: number): (key: string, hit: Hit, pass: number, interval: number) => Window {
  const counts = new Map<string, {lineNumbers: number[]; ports: Set<string>}>();
  let current = 0;
  return (key, {lineNumber, port}, pass, interval) => {
    const passes = Math.max(1, Math.ceil(interval / parse));
    const number = Math.floor(pass / passes);
    if (number !== current) {
      current = number;
      counts.clear();
    }
    const count = counts.get(key) ?? {lineNumbers: [], ports: new Set<string>()};
    counts.set(key, count);
    count.lineNumbers.push(lineNumber);
    count.ports.add(port ?? '');
    return {
      count: count.lineNumbers.length,
      elapsed: (pass % passes) * parse,
      lineNumbers: count.lineNumbers,
      portCount: count.ports.size,
      take: () => counts.delete(key),
    };
  };
}
