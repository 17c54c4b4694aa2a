import {shippedValues} from '../../../model/conf/shippedConfig';
import {about, type CheckRule} from '../checkRule';
import table from './needs.json';
import {aboutSetting, rowsOf, type Rows} from '../../tableRows';

/** A setting that does nothing while these are off or empty. */
type Need = {
  names: readonly string[];
  /** One of them is enough. */
  of: readonly string[];
  reason: string;
  /** What switches it on, where that harms nobody; without it, the remedy takes the setting back. */
  on?: string;
  href?: string;
  evidence: string;
};

const needs = rowsOf(table as Rows<Need>);

const need: CheckRule = {
  id: 'pairs.needs',
  evidence: needs.flatMap(({evidence}) => evidence.split('; ')),
  check: ({entry, isOn, panel}) =>
    needs.flatMap(({names, of, reason, on, href}) =>
      names.flatMap((name) => {
        const found = entry(name);
        const others = of.map((each) => aboutSetting(each, name));
        // Of a part of a file, nobody knows the rest.
        const isTold = others.some((each) => entry(each) !== undefined);
        if (found === undefined || !isTold || !isOn(name) || others.some((each) => isOn(each))) {
          return [];
        }
        const [first] = others;
        const needed = others.length > 2 ? `one of ${others.join(', ')}` : others.join(' or ');
        const {value: shipped} = (shippedValues(panel).get(name) ?? shippedValues('cpanel').get(name))!;
        return about(found, {
          severity: 'trap',
          title: `${name} needs ${needed}`,
          reason,
          ...(on === undefined
            ? {
                remedy: `Set ${needed} too, or write ${name} = "${shipped}".`,
                fix: {[name]: shipped},
              }
            : {remedy: `Set ${first} = "${on}".`, fix: {[first!]: on}}),
          ...(href !== undefined && {href}),
        });
      }),
    ),
};

/** Settings that do nothing without another one. */
export const needRules: readonly CheckRule[] = [need];
