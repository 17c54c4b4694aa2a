import {aetherinoxArrivals, arrivals, forkSettings, hestiaSettings, type Arrival} from './history';
import {unreadableNames, type ParsedConfig} from './parseConfig';
import {panelOf, shippedValues} from './shippedConfig';
import {version} from '../version';

/** Where a file seems to come from, judged by its settings and comments. */
export type Origin = {
  /** `unknown` where nothing points to a version. */
  product: 'csf' | 'sentinel' | 'aetherinox' | 'cpanel' | 'unknown';
  /** Inside a sentence, such as "CSF 14.04 or later, before 14.06". */
  name: string;
  /** What it was recognised by. */
  because: string;
  /** What that means for an upgrade to Sentinel, in a sentence or two. */
  upgrade: string;
};

/** A file with fewer settings is a part of one, and says nothing about what the whole lacks. */
const fewestOfWhole = 50;

/** Whether a file is whole, so that what it lacks is missing. */
export function isWhole(config: ParsedConfig): boolean {
  return config.values.size >= fewestOfWhole && lostParts(config).length === 0;
}

/** A part of a file that a forum, a terminal or a hand cut off, and how many settings it held at least. */
type LostPart = {where: 'beginning' | 'end'; settings: number; /** The setting next to it. */ next: string};

/** The settings at either end are as old as csf, and every known version and fork has them: fewer are deleted lines. */
const fewestOfPart = 3;

/** What is missing before the first and behind the last setting of a file that was whole once. */
export function lostParts(config: ParsedConfig): LostPart[] {
  if (config.values.size < fewestOfWhole) {
    return [];
  }
  // A line that csf cannot read is not missing.
  const present = new Set([...config.values.keys(), ...unreadableNames(config)]);
  const names = [...shippedValues(panelOf(config) ?? 'generic').keys()];
  const first = names.findIndex((name) => present.has(name));
  const last = names.findLastIndex((name) => present.has(name));
  const parts: LostPart[] = [
    {where: 'beginning', settings: first, next: names[first] ?? ''},
    {where: 'end', settings: names.length - 1 - last, next: names[last] ?? ''},
  ];
  return first < 0 ? [] : parts.filter(({settings}) => settings >= fewestOfPart);
}

type Span = {
  /** The newest version with a setting that is there. */
  since: Arrival | undefined;
  /** The oldest of the versions whose new settings are all missing, one after the other from the newest on. */
  before: Arrival | undefined;
  /** How many settings of newer versions are missing. */
  missing: number;
};

/** Between which versions of a list a file was written. */
function spanOf({values}: ParsedConfig, known: readonly Arrival[]): Span {
  const found = known.findIndex(({names}) => names.some((name) => values.has(name)));
  const newer = found === -1 ? known : known.slice(0, found);
  return {since: known[found], before: newer.at(-1), missing: newer.flatMap(({names}) => names).length};
}

/** Whether a whole file is from before 14.08, whose comments are listed less completely. */
export function isOlder(config: ParsedConfig): boolean {
  return isWhole(config) && spanOf(config, arrivals()).before !== undefined;
}

/** cPanel's fork has no Webmin, which every file of CSF has settings for. */
const webminSettings = ['LF_WEBMIN', 'LF_WEBMIN_PERM', 'PORTS_webmin', 'WEBMIN_LOG'];

const overCsf = 'You can install Sentinel over it, and the installer keeps your values.';

/** What an origin means for an upgrade. */
const upgrades = {
  older: `${overCsf} It adds the missing settings, which are listed below.`,
  csf: `${overCsf} It drops the four settings of CXS.`,
  csfOrCpanel: `${overCsf} If rpm -q cpanel-csf names a package, remove that package first.`,
  sentinel: 'This is the version that this page compares with. An update keeps your values.',
  earlySentinel: 'An update keeps your values and drops the four settings of CXS.',
  aetherinox: `${overCsf} It drops the settings that only that fork has.`,
  cpanel: `It is a system package. Remove it before you install Sentinel, or its next update overwrites Sentinel. The settings that it removed come back with their defaults. Versions 16.30 and 16.31 fix holes that ${version} has: read the security notices first.`,
  hestia: 'Sentinel has no such patch: an upgrade drops its settings, and lfd does not read the log of HestiaCP.',
  unknown: 'Before you upgrade, look at what the comparison below lists as missing, gone or not known.',
};

/** Recognises the version or the fork that wrote a file. An owner can delete lines, so nothing here is certain. */
export function recogniseOrigin(config: ParsedConfig): Origin {
  const comments = config.lines
    .filter(({kind}) => kind === 'comment')
    .map(({text}) => text)
    .join('\n');
  const origin = recogniseFork(config, comments);
  if (origin !== undefined) {
    return origin;
  }
  return isWhole(config)
    ? recogniseVersion(config, comments)
    : {
        product: 'unknown',
        name: 'an unknown version',
        because: whyUntold(config),
        upgrade: upgrades.unknown,
      };
}

function whyUntold(config: ParsedConfig): string {
  const [lost] = lostParts(config);
  if (lost !== undefined) {
    return `its ${lost.where} is missing`;
  }
  return `it holds ${config.values.size === 1 ? 'one setting' : 'too few settings to tell'}`;
}

function recogniseFork(config: ParsedConfig, comments: string): Origin | undefined {
  const {values} = config;
  const own = [...values.keys()].find((name) => forkSettings.has(name));
  if (own !== undefined || /Aetherinox|configserver\.dev/.test(comments)) {
    return {
      product: 'aetherinox',
      name: `Aetherinox's csf-firewall${aetherinoxVersion(config)} or a fork of it`,
      because: own === undefined ? 'its comments name that fork' : `only that fork has ${own}`,
      upgrade: upgrades.aetherinox,
    };
  }
  const hestia = [...values.keys()].find((name) => hestiaSettings.has(name));
  if (hestia !== undefined) {
    return {
      product: 'csf',
      name: 'a CSF that was patched for HestiaCP',
      because: `only that patch has ${hestia}`,
      upgrade: upgrades.hestia,
    };
  }
  if (isSentinel(comments)) {
    return undefined;
  }
  const hasArchive = /web\.archive\.org\/\S*abuse_login-attack/.test(comments);
  if (hasArchive || (hasCpanel(config) && !webminSettings.some((name) => values.has(name)))) {
    const ui = values.has('UI') || !isWhole(config) ? '16.00 or later' : '16.01 or later';
    return {
      product: 'cpanel',
      name: `cPanel's fork, cpanel-csf ${hasArchive ? '16.01 or later' : ui}`,
      because: hasArchive
        ? 'it links to the schema of reports in an archive, which only that fork does'
        : 'it is for cPanel and has no settings for Webmin',
      upgrade: upgrades.cpanel,
    };
  }
  // Every fork that changed the address of this schema put its own there.
  const [, host = ''] = /https?:\/\/([\w.-]+)\/\S*abuse_login-attack/.exec(comments) ?? [];
  return host === '' || /(^|\.)(configserver\.com|openpanel\.org)$/.test(host)
    ? undefined
    : {product: 'unknown', name: 'a fork of CSF', because: `a comment names ${host}`, upgrade: upgrades.unknown};
}

/** Whether comments lead to Sentinel's repository. */
function isSentinel(comments: string): boolean {
  return comments.includes('sentinelfirewall/sentinel');
}

/** A whole file for cPanel that is not older than that panel's own fork. */
function hasCpanel(config: ParsedConfig): boolean {
  return isWhole(config) && config.values.has('LF_CPANEL') && config.values.has('LF_TEMP_EMAIL_ALERT');
}

/** With a space before it; empty if no setting shows the version. */
function aetherinoxVersion(config: ParsedConfig): string {
  const {since, before} = spanOf(config, aetherinoxArrivals);
  if (since === undefined) {
    return '';
  }
  if (before === undefined || !isWhole(config)) {
    return since.version === 'main' ? ', newer than 15.10,' : ` ${since.version} or later,`;
  }
  return before.version === 'main'
    ? ` ${since.version} or later, up to 15.10,`
    : ` ${since.version} or later, before ${before.version},`;
}

function recogniseVersion(config: ParsedConfig, comments: string): Origin {
  const {values} = config;
  const hasCxs = values.has('LF_CXS') || values.has('UI_CXS');
  if (isSentinel(comments)) {
    return hasCxs
      ? {
          product: 'sentinel',
          name: 'Sentinel, tag 15.11',
          because: 'its comments name Sentinel and it still has the settings of CXS',
          upgrade: upgrades.earlySentinel,
        }
      : {
          product: 'sentinel',
          name: 'Sentinel 15.11 to 15.14',
          because: 'its comments name Sentinel and the settings of CXS are gone',
          upgrade: upgrades.sentinel,
        };
  }
  if (comments.includes('sentinel.openpanel.org')) {
    return {
      product: 'sentinel',
      name: 'Sentinel 15.10',
      because: 'a comment names sentinel.openpanel.org',
      upgrade: upgrades.earlySentinel,
    };
  }
  // Over an older file, cPanel's package takes away this one line and leaves all else.
  const mayBeCpanel = values.has('LF_CPANEL') && !values.has('AUTO_UPDATES');
  const orCpanel = mayBeCpanel ? ", or from cPanel's fork over such a file" : '';
  const {since, before, missing} = spanOf(config, arrivals());
  if (before !== undefined) {
    const deleted = missing === 1 ? ', or a newer one without that line' : '';
    return {
      product: 'csf',
      name: `CSF${since === undefined ? '' : ` ${since.version} or later,`} before ${before.version}${deleted}${orCpanel}`,
      because: `${before.names[0]}, which came with ${before.version}, is missing`,
      upgrade: mayBeCpanel ? upgrades.csfOrCpanel : upgrades.older,
    };
  }
  if (comments.includes('configserver.com')) {
    return {
      product: 'csf',
      name: `CSF 14.08 to 15.00 or a fork with the same file, such as Black-HOST or centminmod's mirror${orCpanel}`,
      because: 'its comments name configserver.com and LF_TEMP_EMAIL_ALERT is there',
      upgrade: mayBeCpanel ? upgrades.csfOrCpanel : upgrades.csf,
    };
  }
  return hasCxs
    ? {
        product: 'unknown',
        name: 'CSF 14.08 to 15.00, Sentinel up to tag 15.11, or another fork',
        because: 'it has LF_TEMP_EMAIL_ALERT and the settings of CXS',
        upgrade: upgrades.unknown,
      }
    : {
        product: 'unknown',
        name: 'Sentinel 15.11 to 15.14 or another fork',
        because: 'the settings of CXS are gone',
        upgrade: upgrades.unknown,
      };
}
