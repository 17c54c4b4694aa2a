export {findRuleKind, readLinkedRule, ruleKinds, writeLinkedRule, type Rule} from './kinds';
export {
  addressRules,
  faultInDevice,
  filterRules,
  rulesOfKind,
  settingsThatMatter,
  shippedSettings,
} from './packetFilter';
export type {PacketFilterRule, ServerSettings} from './packetFilter';
export {readLine} from './readLine';
export type {Field, FieldFault, LineReading, Reading, RuleFields, RuleKind, Step, Warning} from './ruleKind';
