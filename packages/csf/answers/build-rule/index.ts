export {findRuleKind, readLinkedRule, ruleKinds, writeLinkedRule, type ListRule} from './kinds';
export {readLine} from './typed/readLine';
export {pageOfReading} from './kinds/ruleKind';
export type {Field, FieldError, LineReading, Reading, RuleFields, RuleKind, Step, Warning} from './kinds/ruleKind';
