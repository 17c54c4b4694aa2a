import facts from '@sentinel/csf/facts/ports.json';
import {nameAnchor} from '@sentinel/csf/answers/terms/reference';
import {code, heading, table} from '../nodes';
import {panelNames} from '../words';
import {directive} from './directive';

const sources = ['packages/csf/facts/ports.json'];

/** `::ports`: the shipped lists of ports, with a heading and a table for each panel. */
export const ports = directive(sources, () =>
  Object.entries(facts.variants).flatMap(([variant, lists]) => [
    heading(3, panelNames[variant]!, nameAnchor(panelNames[variant]!)),
    table(
      ['Setting', 'Ports open by default'],
      Object.entries(lists).map(([setting, {default: value}]) => [code(setting), code(value)]),
    ),
  ]),
);

/** `::services`: the usual services by port, as a table. */
export const services = directive(sources, () => [
  table(
    ['Port', 'Protocol', 'Service', 'Open for visitors on'],
    facts.services.map(({port, protocol, service, in: open}) => [
      code(port),
      protocol,
      service,
      open.length === Object.keys(facts.variants).length
        ? 'all'
        : open.map((name) => panelNames[name]).join(', ') || 'none',
    ]),
  ),
]);
