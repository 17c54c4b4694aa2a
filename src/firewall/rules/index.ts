export {findRuleKind, ruleKinds} from './kinds';
export {readLine, type LineReading} from './readLine';
export {addressRules, filterRules, shippedSettings} from './packetFilterRules';
export type {PacketFilterRule, ServerSettings} from './packetFilterRules';
export type {Field, FieldFault, Reading, RuleFields, RuleKind, Step, Warning} from './ruleKind';
