import {didYouMean} from './didYouMean';
import facts from '../facts/cli.json';
import {version} from './version';

export type CsfOption = {
  short: string | null;
  long: string | null;
  /** Grammar of what follows: plain words are required, words in brackets are not. */
  arguments: string;
  category: string;
  label: string;
  notes?: readonly string[] | undefined;
};

/** Every option of csf. */
export const csfOptions: readonly CsfOption[] = facts.csf;

const byFlag = new Map(csfOptions.flatMap((option) => flagsOf(option).map((flag) => [flag, option] as const)));

/** Short and long form of an option, if it has them. */
export function flagsOf({short, long}: CsfOption): string[] {
  return [short, long].filter((flag) => flag !== null);
}

/** Whether a call such as `csf -a 203.0.113.7` writes its line, but makes no rule while TESTING is on. */
export function waitsForTesting(call: string): boolean {
  const [, flag = ''] = /^\s*csf (-\S+) \S/.exec(call) ?? [];
  return findOption(flag)?.notes?.includes('writes the file only while TESTING is on') === true;
}

/** The option that a flag names. csf ignores case. */
export function findOption(flag: string): CsfOption | undefined {
  return byFlag.get(flag.toLowerCase());
}

/**
 * Returns what is wrong with a call of csf; undefined if nothing is.
 * @param words the arguments of `csf` @param isMention whether an option may lack its arguments, as in running text
 */
export function checkCsfCall(words: readonly string[], isMention: boolean): string | undefined {
  const [flag, ...given] = words;
  if (flag === undefined) {
    return undefined;
  }
  if (!flag.startsWith('-')) {
    return `csf takes an option first, and "${flag}" is not an option`;
  }
  const option = findOption(flag);
  if (option === undefined) {
    return `csf has no option ${flag} in ${version}${didYouMean(flag, byFlag.keys())}`;
  }
  const {required, most} = countArguments(option);
  if (given.length < required && !(isMention && given.length === 0)) {
    return `csf ${flag} needs ${option.arguments}`;
  }
  if (given.length > most) {
    return most === 0 ? `csf ${flag} takes no arguments` : `csf ${flag} takes only ${option.arguments}`;
  }
  return undefined;
}

/** A comment, and an argument that ends in three dots, may have any number of words. */
function countArguments({arguments: grammar}: CsfOption): {required: number; most: number} {
  const groups = grammar.match(/\[[^\]]*\]|\S+/g) ?? [];
  const required = groups.filter((group) => !group.startsWith('[')).length;
  return {required, most: /comment|\.\.\./.test(grammar) ? Infinity : groups.length};
}
