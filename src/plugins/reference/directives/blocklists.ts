import facts from '@sentinel/csf/facts/blocklists.json';
import {nameAnchor} from '@sentinel/csf/answers/terms/reference';
import {code, fact, heading, list} from '../nodes';
import {directive} from './directive';

/** `::blocklists`: the block lists of the shipped file, each with a heading. */
export const blocklists = directive(['packages/csf/facts/blocklists.json'], () =>
  facts.blocklists.flatMap(({name, interval, max, url, ipv6}) => [
    heading(3, name, nameAnchor(name)),
    ...list([
      ...fact('Address of the list', code(url)),
      ...fact('Fetched every', code(String(interval)), ' seconds'),
      ...fact('Addresses used', max === 0 ? 'all' : code(String(max))),
      ...fact('Holds', ipv6 ? 'IPv6' : 'IPv4'),
    ]),
  ]),
);
