import {arrivals, forkSettings} from './history';
import type {ParsedConfig} from './parseConfig';

/** Where a file comes from, as far as its settings and comments tell. */
export type Origin = {
  /** `unknown` where nothing points to a version. */
  product: 'csf' | 'sentinel' | 'aetherinox' | 'unknown';
  /** Inside a sentence, such as "CSF 14.04 or 14.05". */
  name: string;
  /** What it was told by. */
  because: string;
};

/** Tells which version or fork a file was written by. */
export function recogniseOrigin(config: ParsedConfig): Origin {
  const {values, lines} = config;
  const fork = [...values.keys()].find((name) => forkSettings.has(name));
  if (fork !== undefined) {
    return {
      product: 'aetherinox',
      name: 'the fork of Aetherinox (15.01 or later)',
      because: `only that fork has ${fork}`,
    };
  }
  if (values.size < 50) {
    return {product: 'unknown', name: 'an unknown version', because: 'it holds too few settings to tell'};
  }
  const missing = [...arrivals].reverse().find(({names}) => names.some((name) => !values.has(name)));
  if (missing) {
    const name = missing.names.find((each) => !values.has(each));
    return {product: 'csf', name: `CSF before ${missing.version}`, because: `${name} came with ${missing.version}`};
  }
  const comments = lines.flatMap(({kind, text}) => (kind === 'comment' ? [text] : [])).join('\n');
  const hasCxs = values.has('LF_CXS') || values.has('UI_CXS');
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
  if (comments.includes('configserver.com')) {
    return {
      product: 'csf',
      name: 'CSF 14.08 to 15.00',
      because: 'its comments name configserver.com and LF_TEMP_EMAIL_ALERT is there',
    };
  }
  return hasCxs
    ? {
        product: 'unknown',
        name: 'CSF 14.08 to 15.00, or Sentinel up to tag 15.11',
        because: 'it has LF_TEMP_EMAIL_ALERT and the settings of CXS',
      }
    : {product: 'unknown', name: 'Sentinel 15.11 to 15.14', because: 'the settings of CXS are gone'};
}
