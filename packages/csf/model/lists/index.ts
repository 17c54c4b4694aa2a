export {errorInDevice} from '../netfilter/address';
export {findRuleKind, readLinkedRule, ruleKinds, writeLinkedRule, type ListRule} from './kinds';
export {readLine} from './typed/readLine';
export {shippedSettings, type ServerSettings} from './serverSettings';
export {pageOfReading} from './kinds/ruleKind';
export type {Field, FieldError, LineReading, Reading, RuleFields, RuleKind, Step, Warning} from './kinds/ruleKind';
