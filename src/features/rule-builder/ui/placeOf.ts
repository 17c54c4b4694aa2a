import type {RuleKind} from '@site/src/features/rule-builder/logic';

/** Where a line of a kind stands, in one word: the setting, or the name of the file. */
export function placeOf({setting, file}: RuleKind): string {
  return setting ?? file.slice(file.lastIndexOf('/') + 1);
}
