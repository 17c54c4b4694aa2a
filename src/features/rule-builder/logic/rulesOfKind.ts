import type {AddressFields} from './address';
import type {FilterFields} from './filterFields';
import type {ListName} from './listSteps';
import {addressRules, filterRules, shippedSettings} from './packetFilterRules';
import type {PacketFilterRule, ServerSettings} from './packetFilterRules';
import type {RuleFields} from './ruleKind';

type RulesWith = (settings: ServerSettings) => PacketFilterRule[];

/**
 * What csf makes of right fields, given the settings of the server; undefined for a kind whose
 * rules are not told.
 */
export function rulesOfKind(id: string, fields: RuleFields): RulesWith | undefined {
  const [list, shape] = id.split('-') as [ListName, string | undefined];
  // The names of the fields follow from the kind.
  if (shape === 'filter') {
    return (settings) => filterRules(list, fields as FilterFields, settings);
  }
  return shape === 'address'
    ? (settings) => addressRules(list, (fields as AddressFields).address, settings)
    : undefined;
}

/** The settings of which each alone would change the rules, in the order in which a form shows them. */
export function settingsThatMatter(rulesWith: RulesWith, settings: ServerSettings): (keyof ServerSettings)[] {
  const now = JSON.stringify(rulesWith(settings));
  const names = Object.keys(shippedSettings) as (keyof ServerSettings)[];
  return names.filter((name) => JSON.stringify(rulesWith({...settings, ...changed(name, settings)})) !== now);
}

function changed(name: keyof ServerSettings, settings: ServerSettings): Partial<ServerSettings> {
  switch (name) {
    case 'DROP':
    case 'DROP_OUT':
      return {[name]: settings[name] === 'DROP' ? 'REJECT' : 'DROP'};
    case 'ETH_DEVICE':
    case 'ETH6_DEVICE':
      return {[name]: settings[name] === '' ? 'eth0' : ''};
    default:
      return {[name]: !settings[name]};
  }
}

/** Says why a text cannot be the name of a network device. */
export function faultInDevice(name: string): string | undefined {
  return /^[\w.:-]{0,15}$/.test(name) ? undefined : `"${name}" is no network device; write a name such as eth0.`;
}
