export {errorInDevice} from '../../../product/networkDevice';
export {findRuleKind, readLinkedRule, ruleKinds, writeLinkedRule, type Rule} from './kinds';
export {addressRules, filterRules, rulesOfKind, settingsThatMatter, shippedSettings} from './packetFilter';
export type {PacketFilterRule, ServerSettings} from './packetFilter';
export {readLine} from './readLine';
export type {Field, FieldError, LineReading, Reading, RuleFields, RuleKind, Step, Warning} from './ruleKind';
