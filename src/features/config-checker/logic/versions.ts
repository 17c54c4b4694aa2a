import {arrivals, forkSettings, hestiaSettings} from './history';
import type {ParsedConfig} from './parseConfig';

/** Where a file seems to come from, as far as its settings and comments tell. */
export type Origin = {
  /** `unknown` where nothing points to a version. */
  product: 'csf' | 'sentinel' | 'aetherinox' | 'cpanel' | 'unknown';
  /** Inside a sentence, such as "CSF 14.04 or 14.05". */
  name: string;
  /** What it was recognised by. */
  because: string;
};

/** A file with fewer settings is a part of one, and says nothing about what the whole lacks. */
const fewestOfWhole = 50;

/** Whether a file is whole, so that what it lacks is missing. */
export function isWhole({values}: ParsedConfig): boolean {
  return values.size >= fewestOfWhole;
}

/** The oldest of the versions whose new settings are all missing, one after the other from the newest on. */
function missingVersion({values}: ParsedConfig): (typeof arrivals)[number] | undefined {
  const present = arrivals.findIndex(({names}) => names.some((name) => values.has(name)));
  return present === -1 ? arrivals.at(-1) : arrivals[present - 1];
}

/** Whether a whole file is from before 14.08, whose comments are listed less completely. */
export function isOlder(config: ParsedConfig): boolean {
  return isWhole(config) && missingVersion(config) !== undefined;
}

/** cPanel's fork has no Webmin, which every file of CSF has settings for. */
const webminSettings = ['LF_WEBMIN', 'LF_WEBMIN_PERM', 'PORTS_webmin', 'WEBMIN_LOG'];

/** Recognises the version or the fork that wrote a file. An owner can delete lines, so nothing here is certain. */
export function recogniseOrigin(config: ParsedConfig): Origin {
  const {values} = config;
  const comments = config.lines
    .filter(({kind}) => kind === 'comment')
    .map(({text}) => text)
    .join('\n');
  return (
    recogniseFork(config, comments) ??
    (isWhole(config)
      ? recogniseVersion(config, comments)
      : {
          product: 'unknown',
          name: 'an unknown version',
          because: `it holds ${values.size === 1 ? 'one setting' : 'too few settings to tell'}`,
        })
  );
}

function recogniseFork(config: ParsedConfig, comments: string): Origin | undefined {
  const {values} = config;
  const fork = [...values.keys()].find((name) => forkSettings.has(name));
  if (fork !== undefined || /Aetherinox|configserver\.dev/.test(comments)) {
    return {
      product: 'aetherinox',
      name: 'the fork of Aetherinox (15.01 or later) or one made from it',
      because: fork === undefined ? 'its comments name that fork' : `only that fork has ${fork}`,
    };
  }
  const hestia = [...values.keys()].find((name) => hestiaSettings.has(name));
  if (hestia !== undefined) {
    return {product: 'csf', name: 'a CSF that was patched for HestiaCP', because: `only that patch has ${hestia}`};
  }
  if (
    values.has('LF_CPANEL') &&
    values.has('LF_TEMP_EMAIL_ALERT') &&
    !webminSettings.some((name) => values.has(name))
  ) {
    return {
      product: 'cpanel',
      name: 'the fork of cPanel (16 or later)',
      because: 'it is for cPanel and has no settings for Webmin',
    };
  }
  // Every fork that changed the address of this schema put its own there.
  const [, host = ''] = /https?:\/\/([\w.-]+)\/\S*abuse_login-attack/.exec(comments) ?? [];
  return host === '' || /(^|\.)(configserver\.com|openpanel\.org|github\.com|githubusercontent\.com)$/.test(host)
    ? undefined
    : {product: 'unknown', name: 'a fork of CSF', because: `a comment names ${host}`};
}

function recogniseVersion(config: ParsedConfig, comments: string): Origin {
  const hasCxs = config.values.has('LF_CXS') || config.values.has('UI_CXS');
  if (comments.includes('github.com/sentinelfirewall')) {
    return hasCxs
      ? {
          product: 'sentinel',
          name: 'Sentinel, tag 15.11',
          because: 'its comments name Sentinel and it still has the settings of CXS',
        }
      : {
          product: 'sentinel',
          name: 'Sentinel 15.11 to 15.14',
          because: 'its comments name Sentinel and the settings of CXS are gone',
        };
  }
  if (comments.includes('sentinel.openpanel.org')) {
    return {product: 'sentinel', name: 'Sentinel 15.10', because: 'a comment names sentinel.openpanel.org'};
  }
  const missing = missingVersion(config);
  if (missing !== undefined) {
    return {
      product: 'csf',
      name: `CSF before ${missing.version}`,
      because: `${missing.names[0]}, which came with ${missing.version}, is missing`,
    };
  }
  if (comments.includes('configserver.com')) {
    return {
      product: 'csf',
      name: 'CSF 14.08 to 15.00 or a fork that kept its comments',
      because: 'its comments name configserver.com and LF_TEMP_EMAIL_ALERT is there',
    };
  }
  return hasCxs
    ? {
        product: 'unknown',
        name: 'CSF 14.08 to 15.00, Sentinel up to tag 15.11, or another fork',
        because: 'it has LF_TEMP_EMAIL_ALERT and the settings of CXS',
      }
    : {product: 'unknown', name: 'Sentinel 15.11 to 15.14 or another fork', because: 'the settings of CXS are gone'};
}
