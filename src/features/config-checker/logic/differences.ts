import type {Finding} from './finding';
import type {ParsedConfig} from './parseConfig';
import {referenceOf} from './rules/place';
import {shippedValues} from './panelFile';
import type {Panel} from './shippedConfig';

/** Every setting whose value is not the one that the product ships for the panel. */
export function compareWithShipped({values}: ParsedConfig, panel: Panel): Finding[] {
  return [...shippedValues(panel)].flatMap(([name, shipped]) => {
    const entry = values.get(name);
    return entry === undefined || entry.value === shipped.value
      ? []
      : [
          {
            id: 'difference',
            severity: 'difference' as const,
            line: entry.number,
            setting: name,
            value: entry.value,
            title: `${name} is not the shipped value`,
            reason: `Shipped: "${shipped.value}".`,
            remedy: 'Nothing, if it is meant.',
            href: referenceOf(name),
          },
        ];
  });
}
