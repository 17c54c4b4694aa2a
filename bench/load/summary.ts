import {median} from '../search/statistics';

import type {Report} from './wrk';

/** What was measured in one run. */
export type Measurement = Omit<Report, 'requests'> & {
  /** Processor time of nginx for one request, in microseconds. Others who use the machine hardly change it. */
  processor: number;
};

/** What was measured of one subject; the runs of both stand in the same order. */
export type Runs = {site: Measurement[]; bare: Measurement[]};

/** The median of each figure. */
export function medians(of: readonly Measurement[]): Measurement {
  const middle = (name: keyof Measurement): number => median(of.map((measurement) => measurement[name]));
  return {
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p90: middle('p90'),
    p99: middle('p99'),
    processor: middle('processor'),
  };
}

/** Requests per second of the site for one of the bare server: the median of the runs, the least and the most. */
export function ratioOf({site, bare}: Runs): {median: number; least: number; most: number} {
  const ratios = site.map(({perSecond}, run) => perSecond / bare[run]!.perSecond);
  return {median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios)};
}
