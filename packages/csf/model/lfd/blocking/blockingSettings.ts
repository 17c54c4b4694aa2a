import {serviceNamed, services} from '../../services';
import {isTrue, numberOf} from '../../perl';
import {hasLog, valuesOfChecks} from '../logs';

/** Values of csf.conf, without the quotation marks. */
export type SettingValues = Readonly<Record<string, string | undefined>>;

/** A setting that blocks, with the _PERM setting behind it. */
export type Limit = {
  isOn: boolean;
  limit: number;
  /** The text of the _PERM setting: lfd prints it as it is. */
  lasts: string;
};

export type BlockingSettings = {
  /** LF_INTERVAL, in seconds. */
  interval: number;
  /** LF_DIST_INTERVAL, in seconds. */
  distributedInterval: number;
  /** Seconds between two passes over the logs. */
  parse: number;
  /** Whether LF_TRIGGER is on: all services share one counter. */
  isShared: boolean;
  /** Whether only the ports of the service are closed. */
  isSelective: boolean;
  distributedAttack: {isOn: boolean; addresses: number};
  distributedLogins: Readonly<Record<'LF_DISTFTP' | 'LF_DISTSMTP', Limit & {addresses: number}>>;
  portScan: Limit & {interval: number; ports: string; diversity: number; isPermanent: boolean};
  permanentBlock: {isOn: boolean; count: number; interval: number; skipsLogins: boolean};
  networkBlock: {isOn: boolean; count: number; interval: number; networkClass: string; ipv6Prefix: string};
  cloudFlare: {isOn: boolean; lasts: string};
  repeats: number;
  denyLimit: number;
  temporaryLimit: number;
  isIPv6: boolean;
  /** LF_BLOCKINONLY, for permanent blocks. */
  isIncomingOnly: boolean;
  ignoresAllowed: boolean;
  /** A limit by its setting: LF_SSHD, LF_TRIGGER, LF_APACHE_404, LT_POP3D. One that is missing is off. */
  limitOf: (setting: string) => Limit;
  /** The value of PORTS_sshd for sshd; empty where there is none. */
  portsOf: (service: string) => string;
};

/** The seconds between two looks at the logs: lfd takes 5 for what is no LF_PARSE from 5 to 20 (lfd.pl line 1156). */
export function secondsOfPass(values: SettingValues): number {
  const parse = numberOf(values['LF_PARSE']);
  return parse < 5 || parse > 20 ? 5 : parse;
}

/** Values of settings as lfd uses them once it has started: Perl's numbers and truth, and what some settings make of others. */
export function startedValues(values: SettingValues): {
  changed: ReturnType<typeof valuesOfChecks>;
  given: (name: string) => string;
  number: (name: string) => number;
  on: (name: string) => boolean;
} {
  const changed = valuesOfChecks(
    Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined)),
  );
  const given = (name: string): string => changed[name] ?? '';
  return {changed, given, number: (name) => numberOf(given(name)), on: (name) => isTrue(given(name))};
}

const serviceSettings = new Set(services.map(({setting}) => setting));

/**
 * Reads the settings that decide about blocks, with the product's own rules: Perl's numbers, the values that lfd
 * replaces when it starts, and the settings that switch others off.
 */
export function blockingSettings(values: SettingValues): BlockingSettings {
  const {changed, given, number, on} = startedValues(values);
  const limitOf = (name: string): Limit => ({
    // For failures, the patterns ask their own copy of csf.conf.
    isOn: (serviceSettings.has(name) ? isTrue(values[name]) : on(name)) && hasLog(name, changed),
    limit: number(name),
    lasts: given(`${name}_PERM`),
  });
  const limits = new Map<string, Limit>();
  const scan = number('PS_INTERVAL');
  return {
    interval: number('LF_INTERVAL'),
    distributedInterval: number('LF_DIST_INTERVAL'),
    parse: secondsOfPass(values),
    isShared: on('LF_TRIGGER'),
    isSelective: on('LF_SELECT') && !on('LF_TRIGGER'),
    distributedAttack: {isOn: on('LF_DISTATTACK'), addresses: number('LF_DISTATTACK_UNIQ')},
    distributedLogins: {
      LF_DISTFTP: {...limitOf('LF_DISTFTP'), addresses: number('LF_DISTFTP_UNIQ')},
      LF_DISTSMTP: {...limitOf('LF_DISTSMTP'), addresses: number('LF_DISTSMTP_UNIQ')},
    },
    portScan: {
      isOn: on('PS_INTERVAL'),
      limit: number('PS_LIMIT'),
      lasts: given('PS_BLOCK_TIME'),
      interval: Math.max(scan, 60),
      ports: given('PS_PORTS'),
      diversity: number('PS_DIVERSITY'),
      isPermanent: on('PS_PERMANENT'),
    },
    permanentBlock: {
      isOn: on('LF_PERMBLOCK'),
      count: number('LF_PERMBLOCK_COUNT'),
      interval: number('LF_PERMBLOCK_INTERVAL'),
      skipsLogins: on('LT_SKIPPERMBLOCK'),
    },
    networkBlock: {
      isOn: on('LF_NETBLOCK'),
      count: number('LF_NETBLOCK_COUNT'),
      interval: number('LF_NETBLOCK_INTERVAL'),
      networkClass: given('LF_NETBLOCK_CLASS'),
      ipv6Prefix: given('LF_NETBLOCK_IPV6'),
    },
    cloudFlare: {isOn: on('CF_ENABLE'), lasts: given('CF_TEMP')},
    repeats: number('LF_REPEATBLOCK'),
    denyLimit: number('DENY_IP_LIMIT'),
    temporaryLimit: number('DENY_TEMP_IP_LIMIT'),
    isIPv6: on('IPV6'),
    isIncomingOnly: on('LF_BLOCKINONLY'),
    ignoresAllowed: on('IGNORE_ALLOW'),
    limitOf: (name) => {
      const known = limits.get(name) ?? limitOf(name);
      limits.set(name, known);
      return known;
    },
    portsOf: (service) => given(serviceNamed(service)?.ports ?? ''),
  };
}
