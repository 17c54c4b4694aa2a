export {findRuleKind, ruleKinds} from './kinds';
export {readLinkedRule, writeLinkedRule, type Rule} from './linkedRule';
export {readLine, type LineReading} from './readLine';
export {addressRules, filterRules, shippedSettings} from './packetFilterRules';
export type {PacketFilterRule, ServerSettings} from './packetFilterRules';
export {faultInDevice, rulesOfKind, settingsThatMatter} from './rulesOfKind';
export type {Field, FieldFault, Reading, RuleFields, RuleKind, Step, Warning} from './ruleKind';
