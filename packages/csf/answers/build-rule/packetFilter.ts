import {usualServer} from '../../model/firewall/configuration';
import {makeListRules} from '../../model/firewall/makeRules';
import type {AddressFields} from './kinds/addressKinds';
import {printEntry} from './kinds/filter';
import type {FilterFields} from './kinds/filterFields';
import type {RuleFields} from './kinds/ruleKind';
import type {ListName} from './ruleLine';
import {serverSettingNames, type ServerSettings} from '../../model/lists/serverSettings';

/** A rule as `iptables -S`, `ip6tables -S` or `ipset save` shows it. */
export type PacketFilterRule = {program: 'iptables' | 'ip6tables' | 'ipset'; rule: string};

/** The rules that csf makes from a filter, possibly none. The fields must be correct. */
export function filterRules(list: ListName, fields: FilterFields, settings: ServerSettings): PacketFilterRule[] {
  return listRules(list, printEntry(fields), settings, fields.owner.toLowerCase());
}

/** The rules, or the entry of a set, that csf makes from a plain address. */
export function addressRules(list: ListName, text: string, settings: ServerSettings): PacketFilterRule[] {
  return listRules(list, text, settings, '');
}

function listRules(list: ListName, line: string, settings: ServerSettings, owner: string): PacketFilterRule[] {
  const values = Object.entries(settings).map(([name, value]): [string, string] => [
    name,
    value === true ? '1' : value === false ? '0' : value,
  ]);
  // The page cannot ask a server for the number of a user.
  const known = {[owner]: owner};
  const {tables, sets} = makeListRules(list, line, {
    settings: new Map(values),
    server: {...usualServer, users: known, groups: known},
  });
  const rules = ([4, 6] as const).flatMap((family) =>
    tables[family].flatMap(({chains}) =>
      chains.flatMap(({name, rules: ofChain}) =>
        ofChain
          .filter(({origin}) => origin.kind === 'line')
          .map(({text}) => ({
            program: family === 4 ? ('iptables' as const) : ('ip6tables' as const),
            rule: `-A ${name} ${text}`,
          })),
      ),
    ),
  );
  return [
    ...rules,
    ...sets.flatMap(({name, entries}) =>
      entries.map(({address}) => ({program: 'ipset' as const, rule: `add ${name} ${address}`})),
    ),
  ];
}

type RulesWith = (settings: ServerSettings) => PacketFilterRule[];

/**
 * The rules that csf makes from correct fields, given the settings of the server; undefined for a kind
 * whose rules the page does not show.
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

/** The settings that would each change the rules on their own, in the order of the form. */
export function settingsThatMatter(rulesWith: RulesWith, settings: ServerSettings): (keyof ServerSettings)[] {
  const now = JSON.stringify(rulesWith(settings));
  return serverSettingNames.filter(
    (name) => JSON.stringify(rulesWith({...settings, ...changed(name, settings)})) !== now,
  );
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
